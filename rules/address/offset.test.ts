import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { milesBetween } from './distance.ts'
import { compassPointOf, offsetBetween } from './offset.ts'

const hackney = { latitude: 51.5465, longitude: -0.0553 }
const shifted = (latitude: number, longitude: number) => ({
  latitude: hackney.latitude + latitude,
  longitude: hackney.longitude + longitude,
})

describe('where a place lies, seen from Hackney', () => {
  it.each([
    ['itself', shifted(0, 0), 0, 0],
    ['a hundredth of a degree north', shifted(0.01, 0), 0, 0.691],
    ['a hundredth of a degree south', shifted(-0.01, 0), 0, -0.691],
    ['a hundredth of a degree east', shifted(0, 0.01), 0.43, 0],
    ['a hundredth of a degree west', shifted(0, -0.01), -0.43, 0],
    ['north-east of it', shifted(0.01, 0.01), 0.43, 0.691],
    ['a far place in the east', shifted(0, 90), 2838, 2225],
    ['Sheffield', { latitude: 53.3811, longitude: -1.4701 }, -58.5, 127.6],
  ])('%s', (_, place, eastMiles, northMiles) => {
    const offset = offsetBetween(hackney, place)
    const within = Math.max(0.001, Math.hypot(eastMiles, northMiles) / 100)
    expect(Math.abs(offset.eastMiles - eastMiles)).toBeLessThan(within)
    expect(Math.abs(offset.northMiles - northMiles)).toBeLessThan(within)
  })
})

const places = fc.record({
  latitude: fc.double({ min: 49.8, max: 60.9, noNaN: true }),
  longitude: fc.double({ min: -8.7, max: 1.8, noNaN: true }),
})

test('a place is laid at its true distance, whatever the direction', () => {
  fc.assert(
    fc.property(places, places, (from, to) => {
      const { eastMiles, northMiles } = offsetBetween(from, to)
      expect(Math.hypot(eastMiles, northMiles)).toBeCloseTo(milesBetween(from, to), 6)
    }),
  )
})

test('what lies further north is drawn further up, what lies further east further right', () => {
  const nearby = fc.double({ min: -0.1, max: 0.1, noNaN: true })
  fc.assert(
    fc.property(places, nearby, nearby, (from, latitude, longitude) => {
      const to = { latitude: from.latitude + latitude, longitude: from.longitude + longitude }
      const { eastMiles, northMiles } = offsetBetween(from, to)
      if (Math.abs(longitude) > 1e-6) expect(Math.sign(eastMiles)).toBe(Math.sign(longitude))
      if (Math.abs(latitude) > 0.01) expect(Math.sign(northMiles)).toBe(Math.sign(latitude))
    }),
  )
})

test('the distance between two near places is right to a hundredth', () => {
  const nearby = fc.double({ min: -0.03, max: 0.03, noNaN: true })
  fc.assert(
    fc.property(places, nearby, nearby, nearby, nearby, (from, a, b, c, d) => {
      const one = { latitude: from.latitude + a, longitude: from.longitude + b }
      const two = { latitude: from.latitude + c, longitude: from.longitude + d }
      const [left, right] = [offsetBetween(from, one), offsetBetween(from, two)]
      const drawn = Math.hypot(left.eastMiles - right.eastMiles, left.northMiles - right.northMiles)
      const miles = milesBetween(one, two)
      expect(Math.abs(drawn - miles)).toBeLessThanOrEqual(miles / 100 + 1e-6)
    }),
  )
})

describe('the point of the compass', () => {
  it.each([
    [0, 1, 'north'],
    [1, 1, 'northEast'],
    [1, 0, 'east'],
    [1, -1, 'southEast'],
    [0, -1, 'south'],
    [-0.01, -1, 'south'],
    [-1, -1, 'southWest'],
    [-1, 0, 'west'],
    [-1, 1, 'northWest'],
    [-0.3, 1, 'north'],
    [0, 0, 'north'],
  ])('%d mile east and %d north is %s', (eastMiles, northMiles, point) => {
    expect(compassPointOf({ eastMiles, northMiles })).toBe(point)
  })
})
