import { describe, expect, it } from 'vitest'
import { keyInHash, unexpiredKeys, withKey } from './order-keys.ts'

const key = (number: number) => ({ orderId: `order-${number}`, token: `token-${number}` })

describe("the order keys in a browser's storage", () => {
  it('has the newest first', () => {
    expect(withKey([key(1)], key(2))).toEqual([key(2), key(1)])
  })

  it('have each order once', () => {
    expect(withKey([key(1), key(2)], key(2))).toEqual([key(2), key(1)])
  })

  it('lose the oldest beyond twenty', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => key(index))
    const storedItems = withKey(twenty, key(20))
    expect(storedItems).toHaveLength(20)
    expect(storedItems).not.toContainEqual(key(19))
  })

  it('have those of finished orders for thirty days', () => {
    const nowMs = Date.parse('2026-05-15T18:00:00Z')
    const overFor = (days: number) => ({ ...key(days), overSinceMs: nowMs - days * 86_400_000 })
    expect(unexpiredKeys([key(1), overFor(29), overFor(30)], nowMs)).toEqual([key(1), overFor(29)])
  })
})

describe('the key in a link', () => {
  it.each([
    ['#key=abc-DEF_1', 'abc-DEF_1'],
    ['#other=1&key=abc', 'abc'],
    ['#key=', null],
    ['#main', null],
    ['', null],
  ])('of %j is %j', (hash, token) => {
    expect(keyInHash(hash)).toBe(token)
  })
})
