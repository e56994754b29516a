import { expect, test } from 'vitest'
import { identityLines, isIdentified, type LegalIdentity } from './legal-identity.ts'

const TOWN: LegalIdentity = {
  legalName: 'Town Ltd',
  legalAddress: '1 High Street',
  companyNumber: '01234567',
  vatNumber: 'GB 123 4567 82',
}

test.each<[Partial<LegalIdentity>, string[]]>([
  [{}, ['Town Ltd, 1 High Street', 'Company number 01234567, VAT number GB 123 4567 82']],
  [{ companyNumber: '' }, ['Town Ltd, 1 High Street', 'VAT number GB 123 4567 82']],
  [{ companyNumber: '', vatNumber: '' }, ['Town Ltd, 1 High Street']],
  [{ legalName: '' }, []],
  [{ legalAddress: '' }, []],
])('with %j a paper says %j', (given, lines) => {
  const identity = { ...TOWN, ...given }
  expect(identityLines(identity)).toEqual(lines)
  expect(isIdentified(identity)).toBe(lines.length > 0)
})
