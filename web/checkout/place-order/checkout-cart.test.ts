import { describe, expect, it, vi } from 'vitest'
import { failureOf } from '#web/calls/request/api-failure.ts'
import { fateOf, storeCheckoutCart, storedCheckoutCart } from './checkout-cart.ts'

const refusal = (statusCode: number, message: string, details: object) =>
  failureOf(statusCode, { statusCode, message, details })

describe('a basket that this tab has no more', () => {
  it('was ordered in another tab or device, and has the id of the order', () => {
    const failure = refusal(409, 'CART_ALREADY_ORDERED', { orderId: 'an-order' })
    expect(fateOf(failure)).toEqual({ kind: 'ordered', orderId: 'an-order' })
  })

  it('is not called empty while the server does not answer', () => {
    expect(fateOf(failureOf(0, null))).toEqual({ kind: 'unknown' })
    expect(fateOf(refusal(503, 'SERVICE_UNAVAILABLE', {}))).toEqual({ kind: 'unknown' })
  })

  it('is missing, or still there when somebody has only logged out', () => {
    expect(fateOf(refusal(404, 'NONEXISTING_CART', {}))).toEqual({ kind: 'missing' })
    expect(fateOf(undefined)).toEqual({ kind: 'open' })
  })
})

it('the basket of a checkout is stored for the tab for an hour, also after a reload', () => {
  const storedItems = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, text: string) => storedItems.set(key, text),
  })
  expect(storedCheckoutCart(0)).toBeNull()
  storeCheckoutCart({ cartToken: 'a-cart', isOrderedHere: false }, 0)
  expect(storedCheckoutCart(60_000)).toEqual({ cartToken: 'a-cart', isOrderedHere: false, atMs: 0 })
  expect(storedCheckoutCart(60 * 60_000)).toBeNull()
})
