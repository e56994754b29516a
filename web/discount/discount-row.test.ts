import { describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { t } from '#web/messages/i18n.ts'
import { discountRow } from './discount-row.tsx'
import { isOnSomeLines } from './is-on-some-lines.ts'

const code: NonNullable<Cart['discount']> = {
  id: 'd',
  name: '10% off your first order',
  code: 'TUCK10',
  kind: 'percentage',
  amountPence: 250,
  fundedBy: 'store',
  reason: 'onlyOne',
}
const offer = { ...code, name: 'Happy Friday', code: null }
const free = { ...code, name: 'Free delivery', code: 'TOYOU', kind: 'freeDelivery' as const }

describe('the row of a discount', () => {
  it('is none without a discount', () => {
    expect(discountRow(t, { discount: null, discountPence: 0 })).toBeNull()
  })

  it.each([
    ['names a code and its discount', code, {}, 'Discount (TUCK10)', '10% off your first order'],
    [
      'does not repeat a name that the basket shows above it',
      code,
      { discountCode: 'TUCK10' },
      'Discount (TUCK10)',
      '',
    ],
    ['names an offer', offer, {}, 'Happy Friday', ''],
    [
      'says that an offer is better than the code',
      { ...offer, reason: 'betterThanCode' as const },
      { discountCode: 'TUCK10' },
      'Happy Friday',
      'Better than TUCK10',
    ],
    [
      'says so also where the code is unknown',
      { ...offer, reason: 'betterThanCode' as const },
      {},
      'Happy Friday',
      'Better than your code',
    ],
    [
      'says that a code is the best of all',
      { ...code, reason: 'best' as const },
      {},
      'Discount (TUCK10)',
      '10% off your first order. The best offer for this order',
    ],
  ])('%s', (_, discount, more, name, note) => {
    expect(discountRow(t, { discount, discountPence: 250, ...more })).toEqual({
      name,
      note,
      amount: '−£2.50',
    })
  })

  it('says that free delivery depends on the address', () => {
    const sum = { discount: free, discountPence: 0, isDeliveryFeeKnown: false }
    expect(discountRow(t, sum)).toEqual({
      name: 'Discount (TOYOU)',
      note: 'Free delivery. When we know your address',
      amount: 'Free delivery',
    })
  })

  it('says that delivery is free without it', () => {
    const sum = { discount: free, discountPence: 0, isDeliveryFeeKnown: true }
    expect(discountRow(t, sum)).toMatchObject({
      note: 'Free delivery. Delivery is already free',
      amount: '−£0.00',
    })
  })
})

it.each([
  ['on all dishes', [100, 50], false],
  ['on some dishes', [100, 0], true],
  ['on none', [0, 0], false],
])('a discount %s is shown at the dish only where it helps', (_, parts, isShown) => {
  const lines = parts.map((discountPence) => ({ discountPence, linePence: 500 }))
  expect(isOnSomeLines(lines)).toBe(isShown)
})
