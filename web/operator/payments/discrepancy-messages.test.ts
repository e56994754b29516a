import '#web/messages/operator.ts'
import { expect, it } from 'vitest'
import { DISCREPANCY_KINDS } from '#rules/payments/discrepancy-kinds.ts'
import { t } from '#web/messages/i18n.ts'
import { reconciliationMessages, discrepancyMessage } from './discrepancy-messages.ts'

it('says what disagrees with both amounts', () => {
  expect(
    discrepancyMessage(t, { kind: 'amountDiffers', providerPence: 2000, ownPence: 2340 }),
  ).toBe('The provider has £20.00, but the order costs £23.40.')
})

it('leaves no gap for an amount that is not known', () => {
  expect(
    discrepancyMessage(t, { kind: 'capturedHereOnly', providerPence: null, ownPence: 500 }),
  ).toBe('Our records say £5.00 was paid. The provider charged an unknown amount.')
})

it.each(DISCREPANCY_KINDS)('%s has a sentence without a stray brace', (kind) => {
  const sentence = discrepancyMessage(t, { kind, providerPence: 1, ownPence: -2 })
  expect(sentence).toMatch(/^[A-Z£][^{}-]+\.$/)
})

const nothing = { resumed: 0, compared: 3, cancelled: 0, entered: 0, discrepancies: 0, resolved: 0 }

it('tells only what a comparison has done', () => {
  expect(reconciliationMessages(t, nothing)).toEqual([
    '3 payments compared.',
    'Everything matches.',
  ])
  expect(
    reconciliationMessages(t, { ...nothing, compared: 1, entered: 1, discrepancies: 2 }),
  ).toEqual(['1 payment compared.', '1 order was added to the ledger late.', '2 discrepancies.'])
})
