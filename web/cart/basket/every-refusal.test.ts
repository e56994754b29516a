import '#web/messages/error.ts'
import { describe, expect, it } from 'vitest'
import { cartProblem, type CartProblem } from '#contract/cart/cart-problem.ts'
import { cartCalls } from '#contract/cart/cart.ts'
import { DISCOUNT_REFUSALS } from '#contract/discount.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { placeOrder } from '#contract/orders.ts'
import { testCart } from '#web/checkout/testing/cart.ts'
import { isDiscountRefusal } from '#web/discount/refusal-messages.ts'
import { errors } from '#web/messages/en/errors.ts'
import { t } from '#web/messages/i18n.ts'
import { basketFailureText } from '#web/calls/basket-failure.ts'
import { problemWords, type Remedy } from '#web/cart/problems/problem-messages.ts'

const now = new Date('2026-11-20T18:00:00Z')

/** The general message of each code, where no screen has a better one: what happened, and what to do. */
const refusals: Partial<Record<ErrorCode, [details: Record<string, unknown>, sentence: string][]>> =
  {
    NONEXISTING_STORE: [[{}, 'This restaurant is no longer listed. Choose another one.']],
    NONEXISTING_CART: [[{}, 'This basket no longer exists. Start a new one.']],
    CART_ALREADY_ORDERED: [[{}, 'This basket has already been ordered. Start a new one.']],
    CART_HAS_CHANGED: [
      [{}, 'Your basket was changed somewhere else. Check it before you continue.'],
    ],
    CART_IS_AWAITING_PAYMENT: [
      [
        {},
        'You haven’t finished paying for this basket. Finish at checkout, or stop paying to change it.',
      ],
    ],
    IDEMPOTENCY_KEY_REUSED: [
      [{}, 'This order was sent before with different details. Reload the page.'],
    ],
    PAYMENT_UNAVAILABLE: [
      [{}, 'You can’t pay online at the moment. Pay in cash, or try again in a minute.'],
    ],
    TOTAL_TOO_SMALL_FOR_CARD: [[{}, 'This total is too small to pay online. Pay in cash.']],
    TOO_MANY_UNPAID_ORDERS: [
      [
        {},
        'Several orders from your network are being paid right now. Pay in cash, or try again in a few minutes.',
      ],
      [
        { countedBy: 'account' },
        'Several of your orders are being paid right now. Pay in cash, or try again in a few minutes.',
      ],
    ],
    TOO_MANY_UNANSWERED_ORDERS: [
      [
        { storeName: 'Lantern Street Kitchen', retryAfterSeconds: 3000 },
        'Several cash orders from your network to this restaurant were cancelled or are still waiting for a reply. Pay by card, ring the restaurant, or try again in an hour.',
      ],
      [
        { countedBy: 'account' },
        'Several of your cash orders to this restaurant were cancelled or are still waiting for a reply. Pay by card, ring the restaurant, or try again in an hour.',
      ],
    ],
    'Low recaptcha score.': [[{}, 'We noticed unexpected activity. Try again later.']],
    CART_IS_EMPTY: [[{}, 'Your basket is empty. Add something first.']],
    CART_TOTAL_AMOUNT_MISMATCH: [[{}, 'The total has changed. Check it and order again.']],
    CART_HAS_UNAVAILABLE_PRODUCTS: [[{}, 'Some dishes aren’t available. Remove them to continue.']],
    CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS: [
      [{}, 'Some of your choices have sold out. Change them to continue.'],
    ],
    PRODUCT_IS_NOT_AVAILABLE: [
      [{}, 'This dish is sold out. Choose another one.'],
      [{ reason: 'notOnMenu' }, 'This dish is no longer on the menu. Choose another one.'],
      [{ reason: 'soldOut', name: 'Naan' }, 'Naan is sold out. Choose another dish.'],
      [
        { reason: 'notSoldThen', name: 'Naan' },
        'Naan isn’t sold at this time. Choose another time or dish.',
      ],
    ],
    PRODUCT_COULD_NOT_BE_ADDED_TO_CART: [
      [{ reason: 'TOO_FEW_OPTIONS' }, 'We couldn’t add that. Check your choices and try again.'],
      [
        { reason: 'TOO_FEW_LEFT', name: 'Naan', left: 2 },
        'Only 2 Naan are left. Take fewer, or choose another dish.',
      ],
      [{ reason: 'TOO_FEW_LEFT', name: 'Naan', left: 0 }, 'Naan is sold out. Choose another dish.'],
      [
        { reason: 'LINE_QUANTITY_MAXIMUM', maximum: 99 },
        'You can order up to 99 of one dish here. Ring the restaurant for more.',
      ],
      [
        { reason: 'CART_LINES_MAXIMUM', maximum: 100 },
        'A basket can hold 100 different dishes. Remove one to add another.',
      ],
      [
        { reason: 'CART_CHOICES_MAXIMUM', maximum: 2000 },
        'That’s more than a basket can hold. Remove something first.',
      ],
    ],
    STORE_IS_CLOSED: [
      [{}, 'The restaurant isn’t taking orders at this time. Choose another time.'],
    ],
    SLOT_HAS_PASSED: [[{}, 'The selected time slot has passed. Choose another time.']],
    SLOT_IS_FULL: [[{}, errors.SLOT_IS_FULL]],
    SERVICE_NOT_OFFERED: [
      [{}, 'This restaurant doesn’t offer that. Choose delivery or collection instead.'],
    ],
    ADDRESS_OUTSIDE_DELIVERY_ZONES: [
      [{}, 'This restaurant doesn’t deliver to that address. Choose another address, or collect.'],
    ],
    ADDRESS_REQUIRED: [[{}, 'Add the address to deliver to.']],
    BAG_CHOICE_REQUIRED: [[{}, 'Choose whether you want a bag.']],
    MUST_BE_HANDED_OVER: [
      [{ because: 'cash' }, 'This order can’t be left at the door. Choose “Hand it to me”.'],
    ],
    CONTACT_REQUIRED: [[{}, 'Add your name, phone number and email address.']],
    MINIMUM_ORDER_NOT_REACHED: [[{}, 'Add a little more to reach the minimum order.']],
  }

describe('a refusal about the basket', () => {
  it('has a message, whichever call about a cart answers it', () => {
    const answered = [...Object.values(cartCalls), placeOrder].flatMap(({ errors: all }) => all)
    // Discounts have a test of their own.
    const codes = new Set(answered.filter((code) => !isDiscountRefusal(code)))
    expect(Object.keys(refusals).toSorted()).toEqual([...codes].toSorted())
  })

  const all = Object.entries(refusals).flatMap(([code, cases]) =>
    cases.map(([details, sentence]) => ({ code, details, sentence })),
  )

  it.each(all)('$code with $details reads “$sentence”', ({ code, details, sentence }) => {
    expect(basketFailureText({ status: 409, code, details, fields: [] })).toBe(sentence)
  })

  it.each(all)('$code says what to do next', ({ sentence }) => {
    expect(sentence).toMatch(
      /\b(Add|Change|Check|Choose|Finish|Load|Reload|Pay|Remove|Ring|Start|Take|Try again|This is how it is now)\b/,
    )
  })
})

describe('a problem of the basket', () => {
  /** The buttons that the basket offers, besides those of its lines, which are next to them. */
  const remedies: Record<CartProblem['code'], readonly Remedy[]> = {
    STORE_IS_CLOSED: ['chooseTime'],
    SLOT_HAS_PASSED: ['chooseTime'],
    SLOT_IS_FULL: ['chooseTime'],
    ADDRESS_OUTSIDE_DELIVERY_ZONES: ['changeAddress', 'collect'],
    MINIMUM_ORDER_NOT_REACHED: [],
    CART_HAS_UNAVAILABLE_PRODUCTS: ['removeUnavailable'],
    CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS: ['removeUnavailable'],
    DISCOUNT_NOT_VALID: ['removeCode'],
    DISCOUNT_ALREADY_APPLIED: ['removeCode'],
    DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT: ['toMenu', 'removeCode'],
    DISCOUNT_EXPIRED: ['removeCode'],
    DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS: ['removeCode'],
    DISCOUNT_ONLY_FOR_SPECIFIC_USERS: ['removeCode'],
    DISCOUNT_USAGE_LIMIT_REACHED: ['removeCode'],
    DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY: ['deliver', 'removeCode'],
    DISCOUNT_ELIGIBLE_FOR_ONLY_COLLECTION: ['collect', 'removeCode'],
    DISCOUNT_ONLY_FOR_SPECIFIC_DAYS: ['chooseTime', 'removeCode'],
    DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED: ['removeCode'],
    DISCOUNT_SAVES_NOTHING: ['removeCode'],
  }

  it.each(cartProblem.shape.code.options)('%s offers its next step', (code) => {
    const [line] = testCart().lines
    const sold = { ...line!, isAvailable: false, unavailableReason: 'soldOut' as const }
    const store = { ...testCart().store, tab: 'preorder' as const }
    const cart = testCart({ lines: [sold], store })
    const problem = { code, lineIds: [sold.id], minimumPence: 1200, missingPence: 475 }
    const words = problemWords(t, problem, cart, now)
    expect(words.remedies).toEqual(remedies[code])
    expect(words.text).not.toMatch(/\{\{|[a-z]\.[a-zA-Z]/)
  })
})

it('every discount that a call may refuse is in the catalogue, with a message of its own', () => {
  for (const code of DISCOUNT_REFUSALS) expect(ERRORS).toHaveProperty(code)
  expect(Object.keys(errors).filter(isDiscountRefusal).toSorted()).toEqual(
    [...DISCOUNT_REFUSALS].toSorted(),
  )
})

it('every code that is specified for stores, carts and orders has words', () => {
  const specified = [
    'NONEXISTING_STORE',
    'PLACE_NOT_FOUND',
    'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
    'PRODUCT_IS_NOT_AVAILABLE',
    'STORE_IS_CLOSED',
    'CART_HAS_UNAVAILABLE_PRODUCTS',
    'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS',
    'CART_TOTAL_AMOUNT_MISMATCH',
    'ADDRESS_OUTSIDE_DELIVERY_ZONES',
    'ORDER_ALREADY_REVIEWED',
    'ORDER_STATUS_INVALID',
    'USER_SUSPENSION_HAS_ORDER',
    'ERROR_PROCESSING_REQUEST',
    'Forbidden resource',
    'FORBIDDEN_ACCESS',
    'PROFILE_TYPE_NOT_ALLOWED',
    'INVALID_ID_PAREMETER',
    'INTERNAL_SERVER_ERROR',
  ]
  expect(specified.filter((code) => !Object.hasOwn(errors, code))).toEqual([])
})
