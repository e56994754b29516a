import { useMemo, useRef } from 'react'
import { offsetBetween } from '#rules/address/offset.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { fitPicture, pointOf, type Fitted, type Size } from './fit-picture.ts'
import { layOutRingLabels, type Box } from './lay-out-pins.ts'
import type { MapProps } from './fit-picture.ts'
import { Pins } from './pins.tsx'
import { useHighlight } from './highlighted-store.ts'
import { useSize } from './pins.tsx'

/**
 * The map without a street map: rings of distance with the visitor in the centre, and every store at its true
 * distance and direction.
 */
export function PictureMap({ middle, around }: MapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const stores = useHighlight(({ stores }) => stores)
  const drawn = useMemo(() => {
    if (!size) return null
    const offsets = (stores ?? []).map((store) => offsetBetween(middle, store))
    const fitted = fitPicture(size, offsets)
    const placed = (stores ?? []).map((store, index) => {
      const offset = offsets[index] ?? { eastMiles: 0, northMiles: 0 }
      return { store, ...pointOf(fitted, offset) }
    })
    return { size, fitted, placed, reserved: northBox(size) }
  }, [size, stores, middle])
  return (
    <div className="picture" ref={frame}>
      <span className="setting" data-cloth="custard" data-weave="gingham" aria-hidden />
      {drawn && (
        <Pins {...drawn} you={drawn.fitted.middle} middle={middle} around={around}>
          {(occupied) => <Rings fitted={drawn.fitted} size={drawn.size} taken={occupied} />}
        </Pins>
      )}
    </div>
  )
}

interface RingsProps {
  fitted: Fitted
  size: Size
  /** The boxes that names take already. */
  taken: readonly Box[]
}

const LABEL_WIDTH = 64
const LABEL_HEIGHT = 20

/** The plates on the cloth: one circle for each round distance, the largest below. */
function Rings({ fitted, size, taken }: RingsProps) {
  const { t } = useTranslation()
  const { middle, pixelsPerMile, rings } = fitted
  const labels = layOutRingLabels(
    rings.map((miles) => ({ miles, labelWidth: LABEL_WIDTH })),
    { middle, pixelsPerMile, size, height: LABEL_HEIGHT },
    taken,
  )
  return (
    <svg className="rings" width={size.width} height={size.height} aria-hidden>
      {rings.toReversed().map((miles) => (
        <circle key={miles} cx={middle.x} cy={middle.y} r={miles * pixelsPerMile} />
      ))}
      {labels.map(({ miles, x, y }) => (
        <g key={miles} transform={`translate(${x} ${y})`}>
          <rect
            x={-LABEL_WIDTH / 2}
            y={-LABEL_HEIGHT / 2}
            width={LABEL_WIDTH}
            height={LABEL_HEIGHT}
            rx={LABEL_HEIGHT / 2}
          />
          <text dy="0.35em" textAnchor="middle">
            {miles <= 1
              ? t('map.mile', { miles: milesText(miles) })
              : t('map.miles', { count: miles, miles: milesText(miles) })}
          </text>
        </g>
      ))}
      <g transform={`translate(${size.width - 26} 30)`} className="north">
        <path d="M0-18 7 4 0 0-7 4Z" />
        <text y="18" textAnchor="middle">
          {t('map.north')}
        </text>
      </g>
    </svg>
  )
}

const northBox = ({ width }: Size): Box => ({ left: width - 44, right: width, top: 0, bottom: 60 })

const FRACTIONS = new Map([
  [0.25, '¼'],
  [0.5, '½'],
])

const milesText = (miles: number) => FRACTIONS.get(miles) ?? String(miles)
