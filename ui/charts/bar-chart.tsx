interface Bar {
  /** Names it, also for React. */
  label: string
  /** Stands under it, where there is room. */
  tick: string
  /** The parts of which it is stacked, in the order of the series. */
  parts: readonly number[]
  /** What it comes to, in words: shown by a pointer. */
  words: string
}

interface BarChartProps {
  /** What each part of a bar is. */
  series: readonly string[]
  bars: readonly Bar[]
  /** What the picture says in one sentence; every figure is in a table beside it. */
  summary: string
  /** The highest value of the scale, in words, as the lowest is 0. */
  scale: (value: number) => string
}

const WIDTH = 600
const HEIGHT = 220
/** As wide as “£12,000” on a phone. */
const LEFT = 76
const BOTTOM = 40
const LABELS = 6

/** Bars of one scale, stacked of the colours `chart-1` and `chart-2`. A picture: a table has to have the figures. */
export function BarChart({ series, bars, summary, scale }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ parts }) => heightOf(parts)))
  const floor = HEIGHT - BOTTOM
  const step = (WIDTH - LEFT) / Math.max(1, bars.length)
  const toPixels = (value: number) => (value / highest) * (floor - 12)
  const every = Math.ceil(bars.length / LABELS)
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
      {[0, 0.5, 1].map((share) => {
        const y = floor - toPixels(highest * share)
        return (
          <g key={share}>
            <line x1={LEFT} x2={WIDTH} y1={y} y2={y} />
            <text x={LEFT - 6} y={y + 4} textAnchor="end">
              {scale(highest * share)}
            </text>
          </g>
        )
      })}
      {bars.map(({ label, tick, parts, words }, index) => {
        const x = LEFT + index * step
        const tops = parts.map((_, part) => heightOf(parts.slice(0, part + 1)))
        return (
          <g key={label}>
            <title>{words}</title>
            {series.map((name, part) => (
              <rect
                key={name}
                className={`chart-${part + 1}`}
                x={x + step * 0.12}
                width={step * 0.76}
                y={floor - toPixels(tops[part] ?? 0)}
                height={toPixels(Math.max(0, parts[part] ?? 0))}
              />
            ))}
            {index % every === 0 && (
              <text x={x + step / 2} y={HEIGHT - 8} textAnchor="middle">
                {tick}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const heightOf = (parts: readonly number[]) =>
  parts.reduce((sum, value) => sum + Math.max(0, value), 0)
