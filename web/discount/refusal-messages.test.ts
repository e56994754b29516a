import { describe, expect, it } from 'vitest'
import { DISCOUNT_REFUSALS } from '#contract/discount.ts'
import { testCart } from '#web/checkout/testing/cart.ts'
import { t } from '#web/messages/i18n.ts'
import {
  refusalWords,
  type DiscountRefusal,
  type DiscountRefusalCode,
  type DiscountRemedy,
} from './refusal-messages.ts'

const now = new Date('2026-11-20T18:00:00Z')
const tomorrow = '2026-11-21T18:00:00.000Z'
const code = 'TUCK10'

type Numbers = Omit<DiscountRefusal, 'code'>
const sentences: Record<DiscountRefusalCode, [Numbers, string, DiscountRemedy[]]> = {
  DISCOUNT_NOT_VALID: [
    { discount: { code } },
    'TUCK10 is not a valid promo code at Saffron Street Kitchen. Check the spelling, or try another.',
    [],
  ],
  DISCOUNT_ALREADY_APPLIED: [{ discount: { code } }, 'TUCK10 is already in your basket.', []],
  DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT: [
    { minimumPence: 1500, missingPence: 320, discount: { code } },
    'Add £3.20 more to use TUCK10. It’s for orders of £15.00 or more.',
    ['toMenu'],
  ],
  DISCOUNT_EXPIRED: [
    { discount: { code } },
    'TUCK10 has expired. Try another code, or order without one.',
    [],
  ],
  DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS: [
    { discount: { code, products: ['Garlic naan', 'Chana masala'] } },
    'TUCK10 is for Garlic naan and Chana masala. Add one of them to save.',
    ['toMenu'],
  ],
  DISCOUNT_ONLY_FOR_SPECIFIC_USERS: [
    { discount: { code, isLogInNeeded: false } },
    'TUCK10 is for other customers. Try another code, or order without one.',
    [],
  ],
  DISCOUNT_USAGE_LIMIT_REACHED: [
    { discount: { code } },
    'TUCK10 has reached its limit. Try another code, or order without one.',
    [],
  ],
  DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY: [
    { discount: { code } },
    'TUCK10 works for delivery. Your order is for collection.',
    ['deliver'],
  ],
  DISCOUNT_ELIGIBLE_FOR_ONLY_COLLECTION: [
    { discount: { code } },
    'TUCK10 works for collection. Your order is for delivery.',
    ['collect'],
  ],
  DISCOUNT_ONLY_FOR_SPECIFIC_DAYS: [
    { discount: { code, today: 5, allowedDays: [3, 2] } },
    'TUCK10 works on Tuesdays and Wednesdays. Today is Friday.',
    ['chooseTime'],
  ],
  DISCOUNT_SAVES_NOTHING: [
    { discount: { code, isDeliveryFree: true } },
    'TUCK10 saves nothing, because delivery is already free.',
    [],
  ],
  DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED: [
    { discount: { code, minimumOrders: 5, minimumSpendPence: 1000, ordersLeft: 2 } },
    'TUCK10 needs 5 completed orders of £10.00 or more. You have 2 to go.',
    [],
  ],
}

describe('why a code does not count', () => {
  it.each(DISCOUNT_REFUSALS)('%s shows its numbers and its remedy', (refused) => {
    const [numbers, text, remedies] = sentences[refused]
    expect(refusalWords(t, { code: refused, ...numbers }, testCart(), now)).toEqual({
      text,
      remedies,
    })
  })

  it.each([
    [
      'on another day than today',
      {
        code: 'DISCOUNT_ONLY_FOR_SPECIFIC_DAYS',
        discount: { code, today: 6, allowedDays: [1, 2, 3, 4] },
      },
      'TUCK10 works on Mondays to Thursdays. Your order is for Saturday.',
      ['chooseTime'],
    ],
    [
      'for one product',
      {
        code: 'DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS',
        discount: { code, products: ['Garlic naan'] },
      },
      'TUCK10 is for Garlic naan. Add it to your basket to save.',
      ['toMenu'],
    ],
    [
      'for many products',
      {
        code: 'DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS',
        discount: { code, products: ['Naan', 'Dal', 'Chai', 'Raita', 'Lassi'] },
      },
      'TUCK10 is for Naan, Dal, Chai and 2 more dishes. Add one of them to save.',
      ['toMenu'],
    ],
    [
      'for products that are no longer on the menu',
      { code: 'DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS', discount: { code, products: [] } },
      'TUCK10 is for other dishes. Try another code, or order without one.',
      [],
    ],
    [
      'for somebody who may be signed out',
      { code: 'DISCOUNT_ONLY_FOR_SPECIFIC_USERS', discount: { code, isLogInNeeded: true } },
      'TUCK10 is for certain customers. Log in to see if you’re one of them.',
      ['logIn'],
    ],
    [
      'for stamps of somebody who is signed out',
      {
        code: 'DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED',
        discount: {
          code,
          minimumOrders: 1,
          minimumSpendPence: 0,
          ordersLeft: 1,
          isLogInNeeded: true,
        },
      },
      'TUCK10 needs 1 completed order. Log in so we can count yours.',
      ['logIn'],
    ],
  ] as [string, DiscountRefusal, string, DiscountRemedy[]][])(
    '%s, is shown unchanged',
    (_, refusal, text, remedies) => {
      const cart = testCart({ serviceTime: tomorrow })
      expect(refusalWords(t, refusal, cart, now)).toEqual({ text, remedies })
    },
  )

  it('names the offer that counts instead of a code that is there already', () => {
    const offer = { name: 'Happy Friday', code: null }
    const cart = testCart({ discount: { ...testCart().discount!, ...offer } })
    const refusal = { code: 'DISCOUNT_ALREADY_APPLIED', discount: { code } } as const
    expect(refusalWords(t, refusal, cart, now).text).toBe(
      'TUCK10 is already in your basket. Happy Friday applies instead, because it takes more off.',
    )
  })

  it('does not offer a service that the store does not', () => {
    const store = { ...testCart().store, services: ['collection' as const] }
    const refusal = { code: 'DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY', discount: { code } } as const
    expect(refusalWords(t, refusal, testCart({ store }), now).remedies).toEqual([])
  })
})
