import { expect, test } from 'vitest'
import { soonestZone } from './soonest-zone.ts'

const zone = (minMinutes: number, minimumOrderPence: number) => ({ minMinutes, minimumOrderPence })

test('the zone reached soonest has the fewest minutes, and of equals the lower minimum', () => {
  expect(soonestZone([zone(20, 900), zone(10, 1500), zone(10, 1200)])).toEqual(zone(10, 1200))
})

test('a store without zones reaches nobody', () => {
  expect(soonestZone([])).toBeNull()
})
