import { describe, expect, it } from 'vitest'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { placeOrder } from '#contract/orders.ts'
import { NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import {
  cartInRefusal,
  isAddressMissing,
  isCartStale,
  isGoneAgain,
  isPlaceable,
  isUnanswered,
  placeOf,
} from './refusal.ts'
import { fieldOf } from '#web/checkout/use-checkout-fields.ts'
import { testCart } from '#web/checkout/testing/cart.ts'

const failure = (code: ErrorCode, details = {}): ApiFailure => ({
  status: ERRORS[code],
  code,
  details,
  fields: [],
})

describe('a refusal', () => {
  it.each([
    ['ADDRESS_OUTSIDE_DELIVERY_ZONES', 'address'],
    ['ADDRESS_REQUIRED', 'address'],
    ['STORE_IS_CLOSED', 'time'],
    ['SLOT_HAS_PASSED', 'time'],
    ['SLOT_IS_FULL', 'time'],
    ['DISCOUNT_USAGE_LIMIT_REACHED', 'code'],
    ['CONTACT_REQUIRED', 'contact'],
    ['MINIMUM_ORDER_NOT_REACHED', 'basket'],
    ['CART_HAS_UNAVAILABLE_PRODUCTS', 'basket'],
    ['CART_TOTAL_AMOUNT_MISMATCH', 'total'],
    ['TOO_MANY_REQUESTS', 'button'],
  ] as const)('%s is put right at the %s', (code, place) => {
    expect(placeOf({ code })).toBe(place)
  })

  it('has a location on the page for every error of placing an order', () => {
    const elsewhere = placeOrder.errors.filter((code) => placeOf({ code }) === 'button')
    // A missing basket leaves nothing to fix.
    expect(elsewhere).toEqual(['NONEXISTING_CART'])
  })

  it('makes the basket on the screen stale, unless it brings the new one', () => {
    expect(isCartStale(failure('STORE_IS_CLOSED'))).toBe(true)
    expect(isCartStale(failure('DISCOUNT_NOT_VALID'))).toBe(true)
    expect(isCartStale(failure('CART_TOTAL_AMOUNT_MISMATCH'))).toBe(false)
    expect(isCartStale(NO_ANSWER)).toBe(false)
  })

  it('brings the basket when its total has changed', () => {
    const cart = testCart()
    expect(cartInRefusal(failure('CART_TOTAL_AMOUNT_MISMATCH', { cart }))).toBe(cart)
    expect(cartInRefusal(failure('STORE_IS_CLOSED', { cart }))).toBeNull()
  })

  it('is shown by itself where the basket no longer shows it, until the basket changes', () => {
    const cart = testCart()
    const full = failure('SLOT_IS_FULL')
    expect(isGoneAgain(full, cart.version, cart)).toBe(true)
    expect(isGoneAgain(full, cart.version - 1, cart)).toBe(false)
    const problems = [{ code: 'SLOT_IS_FULL' as const }]
    expect(isGoneAgain(full, cart.version, { ...cart, problems })).toBe(false)
    for (const code of ['PAYMENT_UNAVAILABLE', 'CONTACT_REQUIRED', 'TOO_MANY_REQUESTS'] as const)
      expect(isGoneAgain(failure(code), cart.version, cart)).toBe(false)
  })

  it('is none when the server did not answer', () => {
    expect(isUnanswered(NO_ANSWER)).toBe(true)
    expect(isUnanswered(failure('SERVICE_UNAVAILABLE'))).toBe(true)
    expect(isUnanswered(failure('STORE_IS_CLOSED'))).toBe(false)
  })
})

describe('a basket', () => {
  const outward = { ...testCart().address!, postCode: 'E8' }

  it('can be ordered when nothing is wrong with it', () => {
    expect(isPlaceable(testCart())).toBe(true)
  })

  it.each([
    ['is empty', testCart({ lines: [] })],
    ['has no address', testCart({ address: null })],
    ['has a part of a postcode', testCart({ address: outward })],
    ['has a problem', testCart({ problems: [{ code: 'STORE_IS_CLOSED' }] })],
  ])('can not when it %s', (_, cart) => {
    expect(isPlaceable(cart)).toBe(false)
  })

  it('needs no address to be collected', () => {
    expect(isAddressMissing(testCart({ address: null, serviceType: 'collection' }))).toBe(false)
  })
})

describe('a fault the server found', () => {
  it.each([
    ['contact.email', 'email'],
    ['deliveryNote', 'deliveryNote'],
    ['address.address', 'street'],
    ['totalPence', null],
  ])('in %s is shown at %s', (path, field) => {
    expect(fieldOf(path)).toBe(field)
  })
})
