import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { postcodePrefixes } from '#rules/address/postcode.ts'
import { chooseZone, soonestZone } from './choose-zone.ts'
import type { DeliveryZone } from './choose-zone.ts'

const zone = (id: string, prefixes: string[], radiusMiles: number | null = null): DeliveryZone => ({
  id,
  prefixes,
  radiusMiles,
  feeTiers: [{ fromPence: 0, feePence: 200 }],
  minimumOrderPence: 1000,
  minMinutes: 10,
  maxMinutes: 20,
})

const zones = [
  zone('area', ['E', 'SW']),
  zone('district', ['N1', 'E8', 'SW1']),
  zone('sector', ['E8 1']),
  zone('unit', ['E8 1AA', 'E9 5BB']),
  zone('far', [], 3),
  zone('near', ['M14'], 1),
]

test.each([
  ['E8 1AA', null, 'unit'],
  ['e81ab', null, 'sector'],
  ['E8 2AB', null, 'district'],
  ['E9 1AA', null, 'area'],
  ['SW1A 1AA', null, 'district'],
  ['SW2 1AA', null, 'area'],
  ['E8', null, 'district'],
  ['M14 5RG', 20, 'near'],
  ['E9 1AA', 0.5, 'area'],
  ['LS6 1AA', 0.5, 'near'],
  ['LS6 1AA', 1, 'near'],
  ['LS6 1AA', 1.01, 'far'],
  [null, 2, 'far'],
  ['LS6 1AA', 3.5, null],
  ['EC1A 1BB', null, null],
  ['pizza', null, null],
  [null, null, null],
])('postcode %j at %j miles is served by zone %j', (postCode, distanceMiles, id) => {
  expect(chooseZone(zones, { postCode, distanceMiles })?.id ?? null).toBe(id)
})

test('the choice does not depend on the order of the zones', () => {
  const equals = [...zones, zone('twin-a', ['E8 1'], 1), zone('twin-b', ['E8 1'], 1)]
  fc.assert(
    fc.property(
      fc.shuffledSubarray(equals, { minLength: equals.length }),
      fc.constantFrom('E8 1AB', 'E8 1AA', 'LS6 1AA'),
      fc.double({ min: 0, max: 4, noNaN: true }),
      (shuffled, postCode, distanceMiles) => {
        const point = { postCode, distanceMiles }
        expect(chooseZone(shuffled, point)?.id).toBe(chooseZone(equals, point)?.id)
      },
    ),
  )
  const twins = [zone('twin-b', ['E8 1'], 1), zone('twin-a', ['E8 1'], 1)]
  expect(chooseZone(twins, { postCode: 'E8 1AB', distanceMiles: null })?.id).toBe('twin-a')
  expect(chooseZone(twins, { postCode: null, distanceMiles: 1 })?.id).toBe('twin-a')
})

const prefixes = ['E', 'E8', 'E8 1', 'E8 1AA', 'E9', 'E9 5', 'SW', 'SW1', 'SW1A', 'SW1A 1', 'N1']
const someZones = fc.array(
  fc
    .record({
      id: fc.uuid(),
      named: fc.subarray(prefixes),
      radiusMiles: fc.option(fc.double({ min: 0.1, max: 12, noNaN: true })),
    })
    .map(({ id, named, radiusMiles }) => zone(id, named, radiusMiles)),
  { maxLength: 8 },
)
const somePoint = fc.record({
  postCode: fc.option(fc.constantFrom('E8 1AA', 'E8 1AB', 'E8 2', 'E9', 'SW1A 1AA', 'LS6 1BN')),
  distanceMiles: fc.option(fc.double({ min: 0, max: 15, noNaN: true })),
})
const named = ({ prefixes: own }: DeliveryZone, prefix: string) => own.includes(prefix)

describe('of any zones and any place', () => {
  const holds = (rule: (zones: DeliveryZone[], point: Parameters<typeof chooseZone>[1]) => void) =>
    fc.assert(fc.property(someZones, somePoint, rule), { numRuns: 500 })

  test('who is chosen names a prefix of the postcode, or reaches the place', () => {
    holds((given, point) => {
      const chosen = chooseZone(given, point)
      if (!chosen) return
      const isNamed = postcodePrefixes(point.postCode ?? '').some((each) => named(chosen, each))
      const { radiusMiles } = chosen
      const reaches = radiusMiles !== null && (point.distanceMiles ?? Infinity) <= radiusMiles
      expect(isNamed || reaches).toBe(true)
    })
  })

  test('no other zone names a more specific prefix', () => {
    holds((given, point) => {
      const chosen = chooseZone(given, point)
      for (const prefix of postcodePrefixes(point.postCode ?? '')) {
        const naming = given.filter((each) => named(each, prefix))
        if (naming.length === 0) continue
        expect(naming).toContain(chosen)
        return
      }
    })
  })

  test('where none names the postcode, no other zone reaches the place with a smaller radius', () => {
    holds((given, point) => {
      const chosen = chooseZone(given, { ...point, postCode: null })
      const reaching = given.filter(
        ({ radiusMiles }) =>
          radiusMiles !== null && (point.distanceMiles ?? Infinity) <= radiusMiles,
      )
      expect(chosen?.radiusMiles ?? null).toBe(
        reaching.length > 0 ? Math.min(...reaching.map((each) => each.radiusMiles ?? 0)) : null,
      )
    })
  })

  test('another zone takes no place away from being served', () => {
    holds((given, point) => {
      const [, ...fewer] = given
      const isServed = chooseZone(given, point) !== null
      expect(isServed || chooseZone(fewer, point) === null).toBe(true)
    })
  })

  test('being nearer never puts a place outside', () => {
    holds((given, point) => {
      if (point.distanceMiles === null || !chooseZone(given, point)) return
      const nearer = { ...point, distanceMiles: point.distanceMiles / 2 }
      expect(chooseZone(given, nearer)).not.toBeNull()
    })
  })

  test('a zone that names a prefix serves every postcode within it', () => {
    for (const prefix of prefixes) {
      const only = [zone('only', [prefix])]
      for (const postCode of ['E8 1AA', 'E8 1AB', 'E9 5LN', 'SW1A 1AA', 'N1 6AA', 'LS6 1BN']) {
        const isWithin = postcodePrefixes(postCode).includes(prefix)
        expect(chooseZone(only, { postCode, distanceMiles: 0 }) !== null).toBe(isWithin)
      }
    }
  })
})

const timedZone = (minMinutes: number, minimumOrderPence: number) => ({
  minMinutes,
  minimumOrderPence,
})

test('the zone reached soonest has the fewest minutes, and of equals the lower minimum', () => {
  expect(soonestZone([timedZone(20, 900), timedZone(10, 1500), timedZone(10, 1200)])).toEqual(
    timedZone(10, 1200),
  )
})

test('a store without zones delivers nowhere', () => {
  expect(soonestZone([])).toBeNull()
})
