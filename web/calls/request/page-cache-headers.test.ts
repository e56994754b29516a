import { describe, expect, it } from 'vitest'
import { cachedWhileCurrent } from './page-cache-headers.ts'

const seconds = (madeAt: string, ...opensAt: (string | null)[]) => {
  const stores = opensAt.map((each) => ({ id: 'a', opensAt: each }))
  const control = cachedWhileCurrent(new Date(madeAt), stores)['cache-control']
  return Number(/^public, max-age=0, s-maxage=(\d+)$/.exec(control)?.[1])
}

describe('a page about stores may be cached', () => {
  it.each([
    ['for a minute when one starts', '2026-05-15T18:00:00.000Z', 60],
    ['until the next minute, when a store may close', '2026-05-15T21:39:17.400Z', 42],
    ['not at all right before it', '2026-05-15T21:39:59.400Z', 0],
  ])('%s', (_title, madeAt, expected) => {
    expect(seconds(madeAt, null)).toBe(expected)
    expect(seconds(madeAt)).toBe(expected)
  })

  it('until the end of a pause within the minute', () => {
    const [soon, later] = ['2026-05-15T18:00:30.500Z', '2026-05-16T10:00:00.000Z']
    expect(seconds('2026-05-15T18:00:10.000Z', later, soon, null)).toBe(20)
  })
})

it('names the stores that it shows', () => {
  const stores = [
    { id: 'a', opensAt: null },
    { id: 'b', opensAt: null },
  ]
  const headers = cachedWhileCurrent(new Date('2026-05-15T18:00:00Z'), stores)
  expect(headers['surrogate-key']).toBe('a b')
})
