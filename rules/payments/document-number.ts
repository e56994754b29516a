/** What has a series of numbers for each year. */
export type NumberedDocument = 'invoice' | 'creditNote' | 'statement'

const PREFIXES: Readonly<Record<NumberedDocument, string>> = {
  invoice: 'INV',
  creditNote: 'CN',
  statement: 'ST',
}

/** Such as `INV-2026-00042` or `ST-2026-00042`. */
export function documentNumber(kind: NumberedDocument, year: number, sequence: number): string {
  return `${PREFIXES[kind]}-${year}-${String(sequence).padStart(5, '0')}`
}
