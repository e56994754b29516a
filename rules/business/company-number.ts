/** What a number that is not of England and Wales begins with: nations, partnerships, societies and others. */
const PREFIXES =
  'AC|CE|CS|FC|FE|GE|GN|GS|IC|IP|LP|NA|NC|NF|NI|NL|NO|NP|NR|NV|NZ|OC|OE|PC|RC|RS|SA|SC|SE|SF|SG|SI|SL|SO|SP|SR|SZ|ZC'

/** Societies of old have a letter at their end: IP12345R. */
const NUMBER = new RegExp(`^(?:\\d{8}|R0\\d{6}|(?:${PREFIXES})\\d{6}|(?:IP|NP|SP)\\d{5}[A-Z])$`)
const WITHOUT_ZEROS = /^\d{6,7}$/

/**
 * A number of Companies House as it writes it, 8 characters; one of digits may be given without the zeros
 * it begins with. Null: it can't be one.
 */
export function companyNumberOf(text: string): string | null {
  const given = text.replace(/\s/g, '').toUpperCase()
  const number = WITHOUT_ZEROS.test(given) ? given.padStart(8, '0') : given
  return NUMBER.test(number) && !/^0+$/.test(number) ? number : null
}
