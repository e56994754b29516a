import { classNames } from '#ui/class-names.ts'

const WIDTH = 76
const HEIGHT = 28
const INSET = 3

interface SparklineProps {
  /** The oldest first; null: unknown, and the line passes over it. */
  values: readonly (number | null)[]
  /** In grey, without the brand's colour. */
  isQuiet?: boolean
}

/** How a figure came about, beside the figure: decoration, which nobody needs to read. */
export function Sparkline({ values, isQuiet = false }: SparklineProps) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
  const highest = Math.max(...known.map(({ value }) => value))
  const lowest = Math.min(0, ...known.map(({ value }) => value))
  const last = known.at(-1)
  if (known.length < 2 || !last || highest === lowest) return null
  const step = (WIDTH - 2 * INSET) / (values.length - 1)
  const x = (index: number) => INSET + index * step
  const y = (value: number) =>
    HEIGHT - INSET - ((value - lowest) / (highest - lowest)) * (HEIGHT - 2 * INSET)
  const line = known.map(({ value, index }) => `${x(index)},${y(value).toFixed(1)}`).join(' ')
  const [first] = known
  const floor = `${x(last.index)},${HEIGHT} ${x(first?.index ?? 0)},${HEIGHT}`
  return (
    <svg
      className={classNames('sparkline', isQuiet && 'is-quiet')}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <polygon points={`${line} ${floor}`} />
      <polyline points={line} />
      <circle cx={x(last.index)} cy={y(last.value)} r={2.6} />
    </svg>
  )
}
