import { describe, expect, it } from 'vitest'
import { pointAt, wayUntil, WHOLE_WAY } from './scooter-path.ts'

describe('the way of the scooter', () => {
  it('starts at the kitchen and ends at the home', () => {
    expect(pointAt(0)).toEqual({ x: 12, y: 50 })
    expect(pointAt(1)).toEqual({ x: 88, y: 50 })
  })

  it('is drawn whole when it is done', () => {
    expect(wayUntil(1)).toBe(WHOLE_WAY)
  })

  it.each([0.1, 0.36, 0.5, 0.66, 0.9])('is drawn as far as the scooter is at %d', (done) => {
    const { x, y } = pointAt(done)
    expect(wayUntil(done).endsWith(`${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`)).toBe(true)
  })
})
