import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fitPicture, pointOf } from './fit-picture.ts'

const desktop = { width: 928, height: 406 }
const phone = { width: 390, height: 600 }
const at = (eastMiles: number, northMiles: number) => ({ eastMiles, northMiles })

describe('the rings of distance', () => {
  it.each([
    ['nobody', [], [0.25, 0.5]],
    ['a store round the corner', [at(0.1, 0.1)], [0.25, 0.5]],
    ['a district', [at(0.6, 0.4), at(-0.9, -0.2)], [0.25, 0.5, 1]],
    ['a town', [at(1.5, 1), at(-2.4, -0.8)], [0.5, 1, 2]],
    ['a county', [at(12, 9)], [3, 10, 20]],
  ])('of %s fit the picture', (_, offsets, rings) => {
    expect(fitPicture(desktop, offsets).rings).toEqual(rings)
  })

  it('are fewer in a narrow picture', () => {
    expect(fitPicture(phone, [at(2.4, 1)]).rings).toEqual([1, 2, 3])
  })
})

test('you are in the middle, north is up and east is right', () => {
  const fitted = fitPicture(desktop, [at(1, 1)])
  const you = pointOf(fitted, at(0, 0))
  const there = pointOf(fitted, at(1, 1))
  expect(you).toEqual(fitted.middle)
  expect(you.x).toBe(desktop.width / 2)
  expect(there.x).toBeGreaterThan(you.x)
  expect(there.y).toBeLessThan(you.y)
  expect(there.x - you.x).toBeCloseTo(you.y - there.y, 9)
})

const miles = fc.double({ min: -60, max: 60, noNaN: true })
const offsets = fc.array(fc.record({ eastMiles: miles, northMiles: miles }), { maxLength: 60 })

test('everyone is inside the picture, and there is always a ring', () => {
  fc.assert(
    fc.property(offsets, fc.constantFrom(desktop, phone), (offsets, size) => {
      const fitted = fitPicture(size, offsets)
      expect(fitted.rings.length).toBeGreaterThan(0)
      for (const { x, y } of offsets.map((offset) => pointOf(fitted, offset))) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(size.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(size.height)
      }
    }),
  )
})
