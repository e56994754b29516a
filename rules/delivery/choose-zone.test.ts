import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseZone } from './choose-zone.ts'
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
})
