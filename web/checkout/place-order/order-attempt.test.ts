import { describe, expect, it, vi } from 'vitest'
import {
  attemptFor,
  deleteAttempt,
  storeAttempt,
  storedAttempt,
  type OrderRequest,
} from './order-attempt.ts'

const request: OrderRequest = {
  cartToken: 'a-cart',
  totalPence: 2340,
  paymentMethod: 'online',
  savesCard: false,
}
const hourMs = 60 * 60_000

function storeHere() {
  const storedItems = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, text: string) => storedItems.set(key, text),
    removeItem: (key: string) => storedItems.delete(key),
  })
  return storedItems
}

describe('an attempt to order', () => {
  it('that requests the same goes on under its id', () => {
    const first = attemptFor(request, null, 1)
    expect(attemptFor({ ...request }, first, 2)).toBe(first)
  })

  it.each<[string, Partial<OrderRequest>]>([
    ['another total', { totalPence: 2440 }],
    ['another way to pay', { paymentMethod: 'cash' }],
    ['another basket', { cartToken: 'another-cart' }],
    ['changing only the card', { savesCard: true }],
  ])('for %s has a name of its own', (_what, other) => {
    const first = attemptFor(request, null, 1)
    const second = attemptFor({ ...request, ...other }, first, 2)
    expect(second.key).not.toBe(first.key)
    expect(second).toMatchObject({ ...request, ...other, atMs: 2 })
  })

  it('has an id that no other attempt has', () => {
    const keys = Array.from({ length: 50 }, () => attemptFor(request, null, 1).key)
    expect(new Set(keys).size).toBe(50)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it('outlives its tab, for an hour', () => {
    storeHere()
    const attempt = attemptFor(request, null, 5 * hourMs)
    storeAttempt(attempt)
    expect(storedAttempt(5.9 * hourMs)).toEqual(attempt)
    expect(storedAttempt(6.1 * hourMs)).toBeNull()
  })

  it('stays when another basket than its own has become an order', () => {
    storeHere()
    const attempt = attemptFor(request, null, Date.now())
    storeAttempt(attempt)
    deleteAttempt('another-cart')
    expect(storedAttempt()).toEqual(attempt)
    deleteAttempt(request.cartToken)
    expect(storedAttempt()).toBeNull()
  })

  it('is missing when it is deleted, and where nothing can be stored', () => {
    const storedItems = storeHere()
    storeAttempt(attemptFor(request, null, 1))
    deleteAttempt()
    expect(storedAttempt(2)).toBeNull()
    storedItems.set('root:placing', 'no JSON')
    expect(storedAttempt(2)).toBeNull()
    vi.stubGlobal('localStorage', undefined)
    storeAttempt(attemptFor(request, null, 1))
    expect(storedAttempt(2)).toBeNull()
  })
})
