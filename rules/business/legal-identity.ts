/** Who a business is by law; empty: not entered, or there is none. */
export interface LegalIdentity {
  legalName: string
  legalAddress: string
  companyNumber: string
  vatNumber: string
}

/** Whether it says who somebody is: not every business has a company or VAT number. */
export const isIdentified = ({
  legalName,
  legalAddress,
}: Pick<LegalIdentity, 'legalName' | 'legalAddress'>): boolean =>
  legalName !== '' && legalAddress !== ''

/** Name and address, then its numbers, as they are written at the end of a paper; none: not identified. */
export function identityLines(identity: LegalIdentity): string[] {
  if (!isIdentified(identity)) return []
  const { legalName, legalAddress, companyNumber, vatNumber } = identity
  const numbers = [
    ...(companyNumber === '' ? [] : [`Company number ${companyNumber}`]),
    ...(vatNumber === '' ? [] : [`VAT number ${vatNumber}`]),
  ]
  return [`${legalName}, ${legalAddress}`, ...(numbers.length > 0 ? [numbers.join(', ')] : [])]
}
