/** The byte order mark, so that spreadsheets read it as UTF-8 and not as an older encoding. */
export const BYTE_ORDER_MARK = '\ufeff'

/** An amount of money in a cell, which is written in pounds; any other number is given as text. */
type Pence = number

/** A line of a table for spreadsheets (RFC 4180). */
export function csvLine(cells: readonly (string | Pence)[]): string {
  const written = cells.map((cell) => (typeof cell === 'number' ? pounds(cell) : quoted(cell)))
  return `${written.join(',')}\r\n`
}

function pounds(pence: number): string {
  const size = Math.abs(pence)
  return `${pence < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}

/**
 * Text that people wrote must never be a formula to a spreadsheet: its first character decides that, also
 * after spaces, so an apostrophe goes before it. https://owasp.org/www-community/attacks/CSV_Injection
 */
function quoted(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\n|%\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
