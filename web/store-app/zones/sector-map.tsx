import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { SectorOnMap, StoreZones } from '#contract/partner/zones.ts'
import { classNames } from '#ui/class-names.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { choiceOf, DIRECTIONS, nextSector, type Direction } from './drawn-sectors.ts'
import { zoneCells } from './zone-cells.ts'
import { zoneStyle } from './zone-style.ts'
import { useZoom, ZoomableMap } from './zoomable-map.tsx'

const SIZE = 520
/** Around what is drawn, in parts of it. */
const MARGIN = 1.06
const SMALLEST_MILES = 0.5

interface SectorMapProps {
  zones: StoreZones
  /** The zone that is drawn; null: a new one. */
  zoneId: string | null
  /** Its postcodes as they are typed. */
  prefixes: string
  onToggle: (code: string) => void
}

const isDirection = (key: string): key is Direction => Object.hasOwn(DIRECTIONS, key)

/**
 * The postcode sectors around a restaurant, which are pressed to draw a zone. They are one stop of the Tab
 * key: arrows go from one to the next, Space and Enter press it, + and − zoom.
 */
export function SectorMap({ zones, zoneId, prefixes, onToggle }: SectorMapProps) {
  const { t } = useTranslation()
  const { sectors, items } = zones
  const [current, setCurrent] = useState(0)
  const zooming = useZoom()
  const { zoom, change } = zooming
  const cells = useRef<(SVGPathElement | null)[]>([])
  const paths = useSectorPaths(sectors)
  const choices = useMemo(
    () => sectors.map(({ code }) => choiceOf(prefixes, code)),
    [sectors, prefixes],
  )
  const hintId = useId()

  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (isDirection(key)) {
      const next = nextSector(sectors, current, key)
      if (next !== null) {
        setCurrent(next)
        cells.current[next]?.focus()
      }
    } else if (key === ' ' || key === 'Enter') {
      const code = sectors[current]?.code
      if (code !== undefined) onToggle(code)
    } else if (key === '+' || key === '=') change(1)
    else if (key === '-') change(-1)
    else return
    event.preventDefault()
  }
  return (
    <ZoomableMap
      className="sector-map"
      zooming={zooming}
      hint={t('zones.draw.hint')}
      {...{ hintId }}
    >
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        style={{ width: zooming.width }}
        role="group"
        aria-label={t('zones.draw.label')}
        aria-describedby={hintId}
      >
        {sectors.map((sector, index) => {
          const { code, zoneId: ofZone } = sector
          const choice = choices[index] ?? 'none'
          const other = items.find(({ id }) => id === ofZone && id !== zoneId)
          const label =
            choice === 'included'
              ? t('zones.draw.included', { code })
              : other
                ? t('zones.draw.ofOther', { code, letter: other.letter })
                : code
          return (
            <path
              key={code}
              ref={(element) => {
                cells.current[index] = element
              }}
              d={paths[index]}
              role="checkbox"
              aria-checked={choice !== 'none'}
              aria-disabled={choice === 'included' || undefined}
              aria-label={label}
              tabIndex={index === current ? 0 : -1}
              className={classNames('sector', choice !== 'none' && 'on')}
              style={other ? { fill: zoneStyle(other.letter).fill } : undefined}
              onFocus={() => setCurrent(index)}
              onKeyDown={press}
              onClick={() => onToggle(code)}
            >
              <title>{label}</title>
            </path>
          )
        })}
        <circle className="sector-map-store" cx={SIZE / 2} cy={SIZE / 2} r={7 / zoom + 2} />
      </svg>
    </ZoomableMap>
  )
}

/** The outline of each sector in the picture, which holds all of their middles. */
function useSectorPaths(sectors: readonly SectorOnMap[]): string[] {
  return useMemo(() => {
    const reach = Math.max(
      SMALLEST_MILES,
      ...sectors.map(({ eastMiles, northMiles }) => Math.hypot(eastMiles, northMiles)),
    )
    const scale = SIZE / 2 / (reach * MARGIN)
    const points = sectors.map(({ eastMiles: east, northMiles: north }) => ({ east, north }))
    return zoneCells(points).map((cell) => {
      const corners = cell.map(
        ({ from: { east, north } }) =>
          `${(SIZE / 2 + east * scale).toFixed(1)} ${(SIZE / 2 - north * scale).toFixed(1)}`,
      )
      return corners.length === 0 ? '' : `M${corners.join('L')}Z`
    })
  }, [sectors])
}
