import { describe, expect, test } from 'vitest'
import {
  compareIntent,
  endOfTaken,
  type OwnPayment,
  type ProvidersPayment,
  type Verdict,
} from './compare-intent.ts'
import { PAYMENT_STATUSES } from './payment-status.ts'

const theirs = (
  status: ProvidersPayment['status'],
  given: Partial<ProvidersPayment> = {},
): ProvidersPayment => ({
  id: 'pi_1',
  status,
  amountPence: 2000,
  capturedPence: status === 'captured' ? 2000 : 0,
  refundedPence: 0,
  ...given,
})
const ours = (status: OwnPayment['status'], given: Partial<OwnPayment> = {}): OwnPayment => ({
  intentId: 'pi_1',
  status,
  amountPence: 2000,
  authorisedPence: 2000,
  refundedPence: 0,
  refundMadePence: 0,
  ...given,
})

const cases: [string, ProvidersPayment, OwnPayment | null, Verdict['act'] | string][] = [
  [
    'held for more than is to be captured of a changed order',
    theirs('authorised'),
    ours('authorised', { amountPence: 1500 }),
    'nothing',
  ],
  [
    'captured in part, of a changed order',
    theirs('captured', { capturedPence: 1500 }),
    ours('captured', { amountPence: 1500 }),
    'nothing',
  ],
  ['held, of no order', theirs('authorised'), null, 'cancel'],
  ['begun, of no order', theirs('awaiting'), null, 'cancel'],
  ['let go, of no order', theirs('cancelled'), null, 'nothing'],
  ['taken, of no order', theirs('captured'), null, 'capturedWithoutOrder'],
  [
    'taken and given back, of no order',
    theirs('captured', { refundedPence: 2000 }),
    null,
    'nothing',
  ],
  [
    'a second one of an order, held',
    theirs('authorised', { id: 'pi_2' }),
    ours('captured'),
    'cancel',
  ],
  [
    'a second one of an order, taken',
    theirs('captured', { id: 'pi_2' }),
    ours('captured'),
    'capturedWithoutOrder',
  ],
  [
    'one whose id is not known',
    theirs('authorised'),
    ours('awaiting', { intentId: null }),
    'continue',
  ],
  ['held as we know', theirs('authorised'), ours('authorised'), 'nothing'],
  ['held, which we do not know', theirs('authorised'), ours('awaiting'), 'continue'],
  ['held, to be taken', theirs('authorised'), ours('capturing'), 'continue'],
  ['held, to be let go', theirs('authorised'), ours('voiding'), 'continue'],
  ['held, though it was let go', theirs('authorised'), ours('voided'), 'cancel'],
  ['held, which we have as taken', theirs('authorised'), ours('captured'), 'capturedHereOnly'],
  [
    'another amount held',
    theirs('authorised', { amountPence: 1999 }),
    ours('authorised'),
    'amountDiffers',
  ],
  [
    'another amount held, to be let go',
    theirs('authorised', { amountPence: 1999 }),
    ours('voiding'),
    'continue',
  ],
  ['begun, as we know', theirs('awaiting'), ours('awaiting'), 'nothing'],
  ['begun, to be let go', theirs('awaiting'), ours('voiding'), 'continue'],
  ['begun, though it was let go', theirs('awaiting'), ours('voided'), 'cancel'],
  ['held, though it lapsed', theirs('authorised'), ours('lapsed'), 'cancel'],
  ['begun, though it lapsed', theirs('awaiting'), ours('lapsed'), 'cancel'],
  ['let go, which lapsed', theirs('cancelled'), ours('lapsed'), 'nothing'],
  ['taken, though it lapsed', theirs('captured'), ours('lapsed'), 'capturedWithoutOrder'],
  ['begun, which we have as held', theirs('awaiting'), ours('authorised'), 'holdExpired'],
  ['begun, which we have as taken', theirs('processing'), ours('captured'), 'capturedHereOnly'],
  ['let go, as we know', theirs('cancelled'), ours('voided'), 'nothing'],
  ['let go, which we have as held', theirs('cancelled'), ours('authorised'), 'holdExpired'],
  ['let go, to be taken', theirs('cancelled'), ours('capturing'), 'continue'],
  ['let go, which we have as taken', theirs('cancelled'), ours('captured'), 'capturedHereOnly'],
  ['taken, as we know', theirs('captured'), ours('captured'), 'nothing'],
  ['taken, which we do not know', theirs('captured'), ours('capturing'), 'continue'],
  ['taken early', theirs('captured'), ours('authorised'), 'nothing'],
  ['taken, though it was let go', theirs('captured'), ours('voided'), 'capturedWithoutOrder'],
  ['taken by somebody, to be let go', theirs('captured'), ours('voiding'), 'continue'],
  [
    'taken in part by somebody, to be let go',
    theirs('captured', { capturedPence: 1500 }),
    ours('voiding'),
    'capturedWithoutOrder',
  ],
  [
    'taken and given back by somebody, to be let go',
    theirs('captured', { refundedPence: 2000 }),
    ours('voiding'),
    'continue',
  ],
  [
    'too little taken',
    theirs('captured', { capturedPence: 1500 }),
    ours('captured'),
    'amountDiffers',
  ],
  [
    'given back, as we know',
    theirs('captured', { refundedPence: 500 }),
    ours('captured', { refundedPence: 500, refundMadePence: 500 }),
    'nothing',
  ],
  [
    'given back, as we are about to hear',
    theirs('captured', { refundedPence: 500 }),
    ours('captured', { refundedPence: 500 }),
    'nothing',
  ],
  [
    'given back by somebody else',
    theirs('captured', { refundedPence: 500 }),
    ours('captured'),
    'refundedElsewhere',
  ],
  [
    'not given back, which we have as given',
    theirs('captured'),
    ours('captured', { refundedPence: 500, refundMadePence: 500 }),
    'refundMissing',
  ],
]

test.each(cases)('%s', (_, intent, own, expected) => {
  const verdict = compareIntent(intent, own)
  expect(verdict.act === 'report' ? verdict.kind : verdict.act).toBe(expected)
})

describe('whatever we have', () => {
  test.each(PAYMENT_STATUSES)('as %s, money that is taken is never let go', (status) => {
    expect(compareIntent(theirs('captured'), ours(status)).act).not.toBe('cancel')
    expect(compareIntent(theirs('captured', { id: 'pi_2' }), ours(status)).act).toBe('report')
  })
})

test('a discrepancy has both amounts', () => {
  const own = ours('captured', { refundedPence: 300, refundMadePence: 300 })
  expect(compareIntent(theirs('captured', { refundedPence: 500 }), own)).toEqual({
    act: 'report',
    kind: 'refundedElsewhere',
    providerPence: 500,
    ownPence: 300,
  })
})

test('money without an order is what was captured and not refunded', () => {
  expect(compareIntent(theirs('captured', { refundedPence: 500 }), null)).toEqual({
    act: 'report',
    kind: 'capturedWithoutOrder',
    providerPence: 1500,
    ownPence: null,
  })
})

test('another amount is reported with ours', () => {
  expect(compareIntent(theirs('captured', { capturedPence: 1500 }), ours('captured'))).toEqual({
    act: 'report',
    kind: 'amountDiffers',
    providerPence: 1500,
    ownPence: 2000,
  })
})

test.each([
  ['all of it was taken', {}, 'refund'],
  ['all of it was given back', { refundedPence: 2000 }, 'over'],
  ['a part was taken', { capturedPence: 1500 }, 'unclear'],
  ['a part was taken, and given back', { capturedPence: 1500, refundedPence: 1500 }, 'over'],
  ['a part was given back', { refundedPence: 500 }, 'unclear'],
])('where %s at the provider, it is to be: %s', (_title, given, end) => {
  expect(endOfTaken(theirs('captured', given), { amountPence: 2000 })).toBe(end)
})
