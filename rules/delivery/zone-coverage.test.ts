import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { milesBetween } from '#rules/address/distance.ts'
import { postcodePrefixes } from '#rules/address/postcode.ts'
import { chooseZone } from './choose-zone.ts'
import { zoneCoverage, type CoveringZone, type Sector } from './zone-coverage.ts'

const store = { latitude: 51.5, longitude: 0 }
/** A degree of latitude is some 69 miles. */
const north = (miles: number) => ({ latitude: 51.5 + miles / 69.09, longitude: 0 })
const sectors: Sector[] = [
  { code: 'E8 1', unitPostcodes: 100, ...north(0.2) },
  { code: 'E8 2', unitPostcodes: 200, ...north(0.8) },
  { code: 'E9 5', unitPostcodes: 300, ...north(1.8) },
  { code: 'N1 6', unitPostcodes: 400, ...north(2.8) },
  { code: 'BT7', unitPostcodes: 600, ...north(300) },
  { code: 'M1 1', unitPostcodes: 50, ...north(160) },
]
const zone = (id: string, given: Partial<CoveringZone>): CoveringZone => ({
  id,
  prefixes: [],
  radiusMiles: null,
  feeTiers: [{ fromPence: 0, feePence: 200 }],
  minimumOrderPence: 1000,
  ...given,
})
const coverage = (...zones: CoveringZone[]) => zoneCoverage(store, zones, sectors)
const overlap = (zoneId: string, postcodes: number, examples: string[]) => ({
  zoneId,
  postcodes,
  examples,
  feePence: 200,
  ownFeePence: 200,
})

test('a zone alone delivers to all it names and all its radius reaches', () => {
  expect(coverage(zone('a', { prefixes: ['E8', 'M1 1'], radiusMiles: 2 }))).toEqual([
    { id: 'a', postcodes: 650, overlaps: [], isNeverUsed: false },
  ])
})

test('a larger circle loses what a smaller one reaches, and is used around it', () => {
  expect(coverage(zone('a', { radiusMiles: 3 }), zone('b', { radiusMiles: 1 }))).toEqual([
    {
      id: 'a',
      postcodes: 700,
      overlaps: [overlap('b', 300, ['E8 1', 'E8 2'])],
      isNeverUsed: false,
    },
    { id: 'b', postcodes: 300, overlaps: [], isNeverUsed: false },
  ])
})

test('a whole postcode is one, and taken from its sector', () => {
  const [district, unit] = coverage(
    zone('a', { prefixes: ['E8'] }),
    zone('b', { prefixes: ['E8 1AA'] }),
  )
  expect(district).toMatchObject({ postcodes: 299, overlaps: [overlap('b', 1, ['E8 1AA'])] })
  expect(unit).toMatchObject({ postcodes: 1 })
})

test('a sector of a district whose sectors are not known is a tenth of it', () => {
  const [district, sector] = coverage(
    zone('a', { prefixes: ['BT7'] }),
    zone('b', { prefixes: ['BT7 1'] }),
  )
  expect([district?.postcodes, sector?.postcodes]).toEqual([540, 60])
})

test('fees are those of a basket that reaches the minimums of both', () => {
  const feeTiers = [
    { fromPence: 0, feePence: 300 },
    { fromPence: 1500, feePence: 100 },
  ]
  const [circle] = coverage(
    zone('a', { radiusMiles: 1, feeTiers }),
    zone('b', { prefixes: ['E8 1'], minimumOrderPence: 1500 }),
  )
  expect(circle?.overlaps).toMatchObject([{ feePence: 200, ownFeePence: 100 }])
})

describe('a zone is never used', () => {
  const isNeverUsed = (of: CoveringZone, ...others: CoveringZone[]) =>
    coverage(of, ...others)[0]?.isNeverUsed

  test.each([
    ['every sector of it is named by others', zone('z', { prefixes: ['E8'] }), true],
    ['one of its sectors is left', zone('z', { prefixes: ['E8', 'E9'] }), false],
    ['all in and around its circle is named', zone('z', { radiusMiles: 0.5 }), true],
    ['something near its circle is not named', zone('z', { radiusMiles: 1 }), false],
    ['another circle is as large', zone('z', { radiusMiles: 3 }), true],
    ['a smaller circle is in it', zone('z', { radiusMiles: 3.1 }), false],
    ['nobody knows what it names', zone('z', { prefixes: ['N99'] }), false],
  ])('%s', (_what, of, expected) => {
    const others = [zone('a', { prefixes: ['E8 1', 'E8 2'] }), zone('b', { radiusMiles: 3 })]
    expect(isNeverUsed(of, ...others)).toBe(expected)
  })
})

const someZones = fc
  .array(
    fc.record({
      prefixes: fc.subarray(['E', 'E8', 'E8 1', 'E8 1AA', 'E8 2', 'E9', 'N1', 'N1 6', 'BT7']),
      radiusMiles: fc.option(fc.constantFrom(0.5, 1, 2, 3)),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((given) => {
    // As the page saves them: a prefix belongs to one zone.
    const taken = new Set<string>()
    return given.map(({ prefixes, radiusMiles }, index) => {
      const own = prefixes.filter((prefix) => !taken.has(prefix))
      for (const prefix of own) taken.add(prefix)
      return zone(`zone-${index}`, { prefixes: own, radiusMiles })
    })
  })

const doors = fc.record({
  postCode: fc.constantFrom('E8 1AA', 'E8 1AB', 'E8 2AA', 'E9 5LN', 'N1 6AA', 'BT7 1AA'),
  distanceMiles: fc.double({ min: 0, max: 4, noNaN: true }),
})

describe('whatever zones a store has', () => {
  test('each postcode is counted once, by the zone that comes first there', () => {
    fc.assert(
      fc.property(someZones, (zones) => {
        const counted = zoneCoverage(store, zones, sectors)
        const served = sectors.filter((sector) => {
          const distanceMiles = milesBetween(store, sector)
          return chooseZone(zones, { postCode: sector.code, distanceMiles })
        })
        const total = counted.reduce((sum, { postcodes }) => sum + postcodes, 0)
        const whole = served.reduce((sum, { unitPostcodes }) => sum + unitPostcodes, 0)
        const isOnlyUnit = zones.some(({ prefixes }) => prefixes.includes('E8 1AA'))
        const isSectorServed = served.some(({ code }) => code === 'E8 1')
        expect(total).toBe(whole + (isOnlyUnit && !isSectorServed ? 1 : 0))
      }),
    )
  })

  test('one that is called never used gets no door, wherever it is', () => {
    fc.assert(
      fc.property(someZones, fc.array(doors, { maxLength: 30 }), (zones, points) => {
        const unused = zoneCoverage(store, zones, sectors).filter((each) => each.isNeverUsed)
        for (const { postCode, distanceMiles } of points) {
          // A door is about as far as the middle of its sector.
          const sector = sectors.find(({ code }) => postcodePrefixes(postCode).includes(code))
          const isPossible = sector && Math.abs(milesBetween(store, sector) - distanceMiles) <= 1
          const chosen = isPossible && chooseZone(zones, { postCode, distanceMiles })
          if (chosen) expect(unused.map(({ id }) => id)).not.toContain(chosen.id)
        }
      }),
      { numRuns: 500 },
    )
  })
})
