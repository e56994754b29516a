interface MeterProps {
  /** What is measured: "£8.60 of £12.00". */
  label: string
  value: number
  maximum: number
  className?: string | undefined
}

/** How far along, as a bar. The same is always said in words beside it. */
export function Meter({ label, value, maximum, className = '' }: MeterProps) {
  const share = maximum <= 0 ? 1 : Math.min(1, Math.max(0, value / maximum))
  return (
    <div
      className={`meter ${className}`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={value}
    >
      <i style={{ width: `${share * 100}%` }} />
    </div>
  )
}
