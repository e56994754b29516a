const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** "£23.40" for 2340 pence. */
export function formatPounds(pence: number): string {
  return POUNDS.format(pence / 100)
}

interface PriceProps {
  /** Whole pence. */
  pence: number
  /** Another way to say it, such as "50p" or "Free". */
  format?: ((pence: number) => string) | undefined
  className?: string | undefined
}

/** A sum of money on one line. */
export function Price({ pence, format = formatPounds, className = '' }: PriceProps) {
  return <span className={`nowrap ${className}`}>{format(pence)}</span>
}
