import { expect, test } from 'vitest'
import { openingList, type MarketplaceState, type OpeningNeed } from './opening-list.ts'

const ready: MarketplaceState = {
  name: 'Sheffield Eats',
  legalName: 'Sheffield Eats Co-operative Ltd',
  legalAddress: '1 Fargate, Sheffield S1 2HD',
  contactEmail: 'hello@sheffieldeats.example',
  hasTestedEmail: true,
  isSandbox: false,
  payments: 'works',
  storeCount: 1,
}

test.each<[string, Partial<MarketplaceState>, OpeningNeed[]]>([
  ['nothing is missing', {}, []],
  ['no name', { name: '' }, ['name']],
  ['no legal name', { legalName: '' }, ['legal']],
  ['no legal address', { legalAddress: '' }, ['legal']],
  ['nobody to write to', { contactEmail: '' }, ['contact']],
  ['no email was tried', { hasTestedEmail: false }, ['email']],
  ['the sandbox', { isSandbox: true, payments: 'sandbox' }, ['email', 'payments']],
  ['cash only', { payments: 'cash' }, []],
  ['a provider in test mode', { payments: 'testMode' }, ['payments']],
  ['a provider that tells us nothing', { payments: 'noWebhook' }, ['payments']],
  ['keys that are refused', { payments: 'refused' }, ['payments']],
  ['a provider that does not answer', { payments: 'unreachable' }, ['payments']],
  ['no restaurant', { storeCount: 0 }, ['restaurant']],
])('%s', (_what, state, missing) => {
  const list = openingList({ ...ready, ...state })
  expect(list.filter(({ isMet }) => !isMet).map(({ need }) => need)).toEqual(missing)
})
