import type { SectorOnMap, StaffZone, StoreZones } from '#contract/partner/zones.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useMemo } from 'react'
import { zoneCells, type CellEdge, type Point } from './zone-cells.ts'
import { zoneStyle } from './zone-style.ts'
import { mapWords } from './zone-words.ts'
import { useZoom, ZoomableMap } from './zoomable-map.tsx'

const WIDTH = 520
const HEIGHT = 450
/** So far from the middle, in the picture, letters stand clear of the store's mark. */
const CLEAR = 30
/** Around what is drawn, in parts of it. */
const MARGIN = 1.12
const SMALLEST_MILES = 0.5
/** Letters of circles stand on their line, each at another angle from the north, clockwise. */
const FIRST_LETTER_DEGREES = 40
const LETTER_STEP_DEGREES = 50

/** A postcode that was tried. */
export interface MapPin {
  postCode: string
  eastMiles: number
  northMiles: number
}

interface ZoneMapProps {
  zones: StoreZones
  pin: MapPin | null
}

/**
 * The zones of a store around it. What comes first lies on top: large circles, small ones, then the
 * sectors that zones name.
 */
export function ZoneMap({ zones, pin }: ZoneMapProps) {
  const { t } = useTranslation()
  const zooming = useZoom()
  const label = mapWords(t, zones, pin?.postCode ?? null)
  const { items, sectors } = zones
  const cells = useMemo(() => zoneCells(sectors.map(pointOf)), [sectors])
  const scale = HEIGHT / 2 / (reachOf(zones, pin) * MARGIN)
  const at = ({ east, north }: Point) =>
    `${(WIDTH / 2 + east * scale).toFixed(1)} ${(HEIGHT / 2 - north * scale).toFixed(1)}`
  const circles = items
    .filter(({ radiusMiles }) => radiusMiles !== null)
    .toSorted((a, b) => (b.radiusMiles ?? 0) - (a.radiusMiles ?? 0))
  const named = items.filter(({ id }) => sectors.some(({ zoneId }) => zoneId === id))
  return (
    <ZoomableMap zooming={zooming} hint={t('zones.mapNote')} frameLabel={t('zones.map')}>
      <svg
        className="zone-map"
        style={{ width: zooming.width }}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
      >
        <path className="zone-map-sectors" d={cells.map((cell) => pathOf(cell, at)).join('')} />
        {circles.map(({ id, letter, radiusMiles }) => (
          <circle
            key={id}
            className="zone-map-circle"
            cx={WIDTH / 2}
            cy={HEIGHT / 2}
            r={(radiusMiles ?? 0) * scale}
            fill={zoneStyle(letter).fill}
            strokeDasharray={zoneStyle(letter).dash}
          />
        ))}
        {named.map((zone) => (
          <NamedArea key={zone.id} {...{ zone, sectors, cells, at }} />
        ))}
        {circles.map(({ id, letter, radiusMiles }, index) => {
          const angle = ((FIRST_LETTER_DEGREES + index * LETTER_STEP_DEGREES) * Math.PI) / 180
          const miles = radiusMiles ?? 0
          const where = { east: miles * Math.sin(angle), north: miles * Math.cos(angle) }
          return <Letter key={id} letter={letter} at={at(where)} />
        })}
        {named.map(({ id, letter }) => (
          <Letter key={id} letter={letter} at={at(middleOf(sectors, id, CLEAR / scale))} />
        ))}
        <StoreMark />
        {pin && <Pin at={at({ east: pin.eastMiles, north: pin.northMiles })} />}
      </svg>
    </ZoomableMap>
  )
}

interface NamedAreaProps {
  zone: StaffZone
  sectors: readonly SectorOnMap[]
  cells: readonly CellEdge[][]
  at: (point: Point) => string
}

/** The sectors whose postcodes a zone names, with a line where another zone or none begins. */
function NamedArea({ zone, sectors, cells, at }: NamedAreaProps) {
  const own = cells.filter((_, index) => sectors[index]?.zoneId === zone.id)
  const isOutline = ({ beyond }: CellEdge) => beyond === null || sectors[beyond]?.zoneId !== zone.id
  const outline = own
    .flat()
    .filter(isOutline)
    .map(({ from, to }) => `M${at(from)}L${at(to)}`)
  const { fill, dash } = zoneStyle(zone.letter)
  return (
    <>
      <path
        className="zone-map-area"
        d={own.map((cell) => pathOf(cell, at)).join('')}
        {...{ fill }}
      />
      <path className="zone-map-outline" d={outline.join('')} strokeDasharray={dash} />
    </>
  )
}

function Letter({ letter, at }: { letter: string; at: string }) {
  return (
    <g transform={`translate(${at})`} aria-hidden>
      <circle className="zone-map-disc" r={13} />
      <text textAnchor="middle" dominantBaseline="central">
        {letter}
      </text>
    </g>
  )
}

function StoreMark() {
  return (
    <g transform={`translate(${WIDTH / 2 - 14} ${HEIGHT / 2 - 14}) scale(.7)`} aria-hidden>
      <rect className="zone-map-mark" width={40} height={40} rx={11} />
      <path
        d="M13.6 7.6v6.2a6.4 6.4 0 0 0 12.8 0V7.6M20 7.6V22"
        fill="none"
        stroke="#fff"
        strokeWidth={2.7}
        strokeLinecap="round"
      />
      <path
        d="M6.4 20.4a1.4 1.4 0 0 1 1.4-1.4h24.4a1.4 1.4 0 0 1 1.4 1.4 13.6 13.6 0 0 1-27.2 0Z"
        fill="#ffcf56"
      />
    </g>
  )
}

function Pin({ at }: { at: string }) {
  return (
    <g transform={`translate(${at})`} aria-hidden className="zone-map-pin">
      <path d="M0 0C-14-16-18-22-18-31a18 18 0 0 1 36 0C18-22 14-16 0 0Z" />
      <circle cy={-31} r={7} />
    </g>
  )
}

const pointOf = ({ eastMiles, northMiles }: SectorOnMap): Point => ({
  east: eastMiles,
  north: northMiles,
})

const pathOf = (cell: readonly CellEdge[], at: (point: Point) => string) =>
  cell.length === 0 ? '' : `M${cell.map(({ from }) => at(from)).join('L')}Z`

/** How far the map goes, in miles: all that is delivered to, and what was tried if it is near. */
function reachOf({ items, sectors }: StoreZones, pin: MapPin | null): number {
  const named = sectors.filter(({ zoneId }) => zoneId !== null)
  const delivered = Math.max(
    SMALLEST_MILES,
    ...items.map(({ radiusMiles }) => radiusMiles ?? 0),
    ...named.map(({ eastMiles, northMiles }) => Math.hypot(eastMiles, northMiles)),
  )
  const tried = pin ? Math.hypot(pin.eastMiles, pin.northMiles) : 0
  return tried <= 2 * delivered ? Math.max(delivered, tried) : delivered
}

/**
 * The middle of the sector that is nearest to the middle of all that a zone names, but not so near to
 * the store that its mark hides it.
 */
function middleOf(sectors: readonly SectorOnMap[], zoneId: string, clearMiles: number): Point {
  const own = sectors.filter((sector) => sector.zoneId === zoneId).map(pointOf)
  const mean = {
    east: own.reduce((sum, { east }) => sum + east, 0) / own.length,
    north: own.reduce((sum, { north }) => sum + north, 0) / own.length,
  }
  const milesTo = (point: Point) => Math.hypot(point.east - mean.east, point.north - mean.north)
  const isClear = ({ east, north }: Point) => Math.hypot(east, north) >= clearMiles
  const beside = { east: clearMiles, north: 0 }
  return own.filter(isClear).toSorted((a, b) => milesTo(a) - milesTo(b))[0] ?? beside
}
