import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundingBox, milesBetween } from './distance.ts'

const hackney = { latitude: 51.5465, longitude: -0.0553 }
const fallowfield = { latitude: 53.4416, longitude: -2.2186 }

test('London Hackney to Manchester Fallowfield is about 159 miles', () => {
  expect(milesBetween(hackney, fallowfield)).toBeGreaterThan(157)
  expect(milesBetween(hackney, fallowfield)).toBeLessThan(161)
})

test('one degree of latitude is 69 miles, a point is no distance from itself', () => {
  const north = { ...hackney, latitude: hackney.latitude + 1 }
  expect(milesBetween(hackney, north)).toBeCloseTo(69.09, 1)
  expect(milesBetween(hackney, hackney)).toBe(0)
})

const places = fc.record({
  latitude: fc.double({ min: 49.8, max: 60.9, noNaN: true }),
  longitude: fc.double({ min: -8.7, max: 1.8, noNaN: true }),
})

test('distance is the same both ways', () => {
  fc.assert(
    fc.property(places, places, (a, b) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 9)
    }),
  )
})

test('a bounding box holds every point within its miles', () => {
  fc.assert(
    fc.property(places, places, (centre, point) => {
      const box = boundingBox(centre, milesBetween(centre, point) + 1e-6)
      expect(point.latitude).toBeGreaterThanOrEqual(box.south)
      expect(point.latitude).toBeLessThanOrEqual(box.north)
      expect(point.longitude).toBeGreaterThanOrEqual(box.west)
      expect(point.longitude).toBeLessThanOrEqual(box.east)
    }),
  )
})

test('a bounding box is no larger than it must be', () => {
  const box = boundingBox(hackney, 3)
  expect(milesBetween(hackney, { ...hackney, latitude: box.north })).toBeCloseTo(3, 6)
  expect(milesBetween(hackney, { ...hackney, longitude: box.east })).toBeLessThan(3.01)
})

test('a bounding box around a pole goes all the way round', () => {
  const box = boundingBox({ latitude: 89.9, longitude: 0 }, 50)
  expect([box.west, box.east]).toEqual([-180, 180])
})
