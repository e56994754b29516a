import { expect, test } from 'vitest'
import type { Service } from '#rules/orders/service.ts'
import { pricedService, priceForService } from './price-for-service.ts'

test.each([
  ['delivery', null, 900],
  ['collection', null, 900],
  ['delivery', 750, 900],
  ['collection', 750, 750],
  // Free when it is collected.
  ['collection', 0, 0],
  // Dearer when it is collected.
  ['collection', 950, 950],
] as const)('by %s, with %s when collected, 900 costs %i', (service, collectionPence, pence) => {
  expect(priceForService({ pricePence: 900, collectionPence }, service)).toBe(pence)
})

test.each<[Service[], Service | undefined, Service]>([
  [['delivery', 'collection'], 'collection', 'collection'],
  [['delivery', 'collection'], undefined, 'delivery'],
  [['collection', 'delivery'], undefined, 'delivery'],
  [['collection'], undefined, 'collection'],
  [['delivery'], 'collection', 'collection'],
])('a store with %j, asked for %s, shows prices for %s', (services, requested, service) => {
  expect(pricedService(services, requested)).toBe(service)
})
