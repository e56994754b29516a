import { describe, expect, it, vi } from 'vitest'
import {
  attemptFor,
  deleteAttempt,
  storeAttempt,
  storedAttempt,
  type OrderRequest,
} from './order-attempt.ts'

const wish: OrderRequest = {
  cartToken: 'a-cart',
  totalPence: 2340,
  paymentMethod: 'online',
  savesCard: false,
}
const hourMs = 60 * 60_000

function keepHere() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

describe('an attempt to order', () => {
  it('that requests the same goes on under its id', () => {
    const first = attemptFor(wish, null, 1)
    expect(attemptFor({ ...wish }, first, 2)).toBe(first)
  })

  it.each<[string, Partial<OrderRequest>]>([
    ['another total', { totalPence: 2440 }],
    ['another way to pay', { paymentMethod: 'cash' }],
    ['another basket', { cartToken: 'another-cart' }],
    ['changing only the card', { savesCard: true }],
  ])('for %s has a name of its own', (_what, other) => {
    const first = attemptFor(wish, null, 1)
    const second = attemptFor({ ...wish, ...other }, first, 2)
    expect(second.key).not.toBe(first.key)
    expect(second).toMatchObject({ ...wish, ...other, atMs: 2 })
  })

  it('has an id that no other attempt has', () => {
    const keys = Array.from({ length: 50 }, () => attemptFor(wish, null, 1).key)
    expect(new Set(keys).size).toBe(50)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it('outlives its tab, for an hour', () => {
    keepHere()
    const attempt = attemptFor(wish, null, 5 * hourMs)
    storeAttempt(attempt)
    expect(storedAttempt(5.9 * hourMs)).toEqual(attempt)
    expect(storedAttempt(6.1 * hourMs)).toBeNull()
  })

  it('stays when another basket than its own has become an order', () => {
    keepHere()
    const attempt = attemptFor(wish, null, Date.now())
    storeAttempt(attempt)
    deleteAttempt('another-cart')
    expect(storedAttempt()).toEqual(attempt)
    deleteAttempt(wish.cartToken)
    expect(storedAttempt()).toBeNull()
  })

  it('is missing when it is deleted, and where nothing can be stored', () => {
    const kept = keepHere()
    storeAttempt(attemptFor(wish, null, 1))
    deleteAttempt()
    expect(storedAttempt(2)).toBeNull()
    kept.set('root:placing', 'no JSON')
    expect(storedAttempt(2)).toBeNull()
    vi.stubGlobal('localStorage', undefined)
    storeAttempt(attemptFor(wish, null, 1))
    expect(storedAttempt(2)).toBeNull()
  })
})
