const AMOUNT = /^£?(?<pounds>\d+|\d{1,3}(?:,\d{3})+)?(?:\.(?<decimals>\d*))?$/

/**
 * Reads an amount in pounds from its text, as whole pence.
 *
 * More than two decimals are cut off, never rounded: "12.349" is 1234. A leading "£", spaces and
 * correctly placed thousands commas are understood ("£1,200.5" is 120050), so are "5." and ".5".
 * Anything else, negative amounts included, is null. The text is never turned into a fraction:
 * 19.99 × 100 is 1998.9999999999998 in floating point.
 */
export function parsePence(text: string): number | null {
  const match = AMOUNT.exec(text.replace(/\s/g, ''))
  const pounds = match?.groups?.['pounds']
  const decimals = match?.groups?.['decimals']
  if (!pounds && !decimals) return null
  const pence = Number(
    (pounds ?? '').replaceAll(',', '') + (decimals ?? '').slice(0, 2).padEnd(2, '0'),
  )
  return Number.isSafeInteger(pence) ? pence : null
}

/** Whole pence as an amount people read: "£23.40", "-£5.20", "£1,204.00". */
export function formatPence(pence: number): string {
  const size = Math.abs(pence)
  const pounds = String(Math.floor(size / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${pence < 0 ? '-' : ''}£${pounds}.${String(size % 100).padStart(2, '0')}`
}

const ENGLISH = { free: 'Free', pence: 'p' }

/** A fee as it is spoken: "Free", "50p", "£2.00". */
export function formatFee(pence: number, words = ENGLISH): string {
  if (pence === 0) return words.free
  return pence > 0 && pence < 100 ? `${pence}${words.pence}` : formatPence(pence)
}

/** An amount people choose or reach, without empty pence: "£30", "£20.50". */
export function formatPounds(pence: number): string {
  return formatPence(pence).replace('.00', '')
}
