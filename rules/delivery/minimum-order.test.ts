import { expect, test } from 'vitest'
import { minimumOrderPence, type StoreMinimums } from './minimum-order.ts'

const zone = (pence: number) => ({ minimumOrderPence: pence })
const store: StoreMinimums = { collectionMinimumPence: 500, zones: [zone(1500), zone(1200)] }

test.each([
  ['of a collection is the store’s own', 'collection', zone(1500), 500],
  ['of a delivery is its zone’s', 'delivery', zone(1500), 1500],
  ['of a delivery to an unknown zone is the lowest', 'delivery', null, 1200],
] as const)('the minimum order %s', (_title, service, given, expected) => {
  expect(minimumOrderPence(store, service, given)).toBe(expected)
})

test('a store without zones has no minimum for a delivery', () => {
  expect(minimumOrderPence({ ...store, zones: [] }, 'delivery', null)).toBe(0)
})
