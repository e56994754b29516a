import '#web/messages/stores.ts'
import { describe, expect, it } from 'vitest'
import type { StoreCard } from '#contract/stores/stores.ts'
import { t } from '#web/messages/i18n.ts'
import {
  deliveryFeeText,
  distanceText,
  freeDeliveryFromPence,
  minimumText,
  platformFeeText,
  whenText,
} from './store-messages.ts'

const bare = { picture: null, vessel: 'plate' } as const

const saffron: StoreCard = {
  id: '0190c0de-0000-7000-8000-000000000001',
  slug: 'saffron-street',
  name: 'Saffron Street',
  storeTypes: [],
  services: ['delivery', 'collection'],
  area: 'Hackney',
  city: 'London',
  postCode: 'E8 1AA',
  latitude: 51.5,
  longitude: 0,
  rating: { average: 4.8, count: 1204 },
  hygiene: { rating: '5', inspectedOn: '2026-05-14' },
  art: { hero: bare, companions: [], garnishes: [] },
  tab: 'available',
  opensAt: null,
  closesAt: null,
  isPaused: false,
  nextSlotAt: null,
  distanceMiles: 0.64,
  deliveryFeePence: 200,
  feeTiers: [{ fromPence: 0, feePence: 200 }],
  minimumOrderPence: 1200,
  platformFee: { fixedPence: 50, percent: 0, capPence: null },
  unavoidableBagPence: 0,
  allIn: { foodPence: 2000, totalPence: 2250 },
  minutes: { from: 25, to: 35 },
}
/** 19:00 in London. */
const friday = new Date('2026-05-15T18:00:00Z')

describe('when there is food', () => {
  const when = (parts: Partial<StoreCard>, service: 'delivery' | 'collection' = 'delivery') =>
    whenText(t, { ...saffron, ...parts }, service, friday)

  it('is a span of minutes for delivery and one number for collection', () => {
    expect(when({})).toBe('25–35 min')
    expect(when({}, 'collection')).toBe('Ready in 35 min')
    expect(when({ minutes: null })).toBeNull()
  })

  it('is the first slot for pre-orders, with its day when that is another one', () => {
    const preorder = { tab: 'preorder', minutes: null } as const
    expect(when({ ...preorder, nextSlotAt: '2026-05-15T20:30:00Z' })).toBe('From 21:30')
    expect(when({ ...preorder, nextSlotAt: '2026-05-16T11:00:00Z' })).toBe('From Sat 12:00')
  })

  it('is the opening for a closed store, if there is one', () => {
    expect(when({ tab: 'closed', opensAt: '2026-05-17T12:00:00Z' })).toBe('Opens Sun 13:00')
    const paused = { tab: 'closed', isPaused: true, opensAt: '2026-05-15T18:30:00Z' } as const
    expect(when(paused)).toBe('From 19:30')
    expect(when({ tab: 'closed' })).toBeNull()
  })
})

describe('fees in the weight of prices', () => {
  it.each([
    [200, '£2.00'],
    [0, 'Free'],
    [50, '50p'],
    [null, 'By address'],
  ])('say a delivery fee of %o as %s', (deliveryFeePence, text) => {
    expect(deliveryFeeText(t, { ...saffron, deliveryFeePence })).toBe(text)
  })

  it.each([
    [{ fixedPence: 50, percent: 0, capPence: null }, '50p'],
    [{ fixedPence: 0, percent: 0, capPence: null }, 'Free'],
    [{ fixedPence: 0, percent: 2, capPence: null }, '2%'],
    [{ fixedPence: 0, percent: 2.5, capPence: 150 }, '2.5%, max. £1.50'],
    [{ fixedPence: 30, percent: 2, capPence: 150 }, '30p + 2%'],
  ])('say a platform fee of %o as %s', (fee, text) => {
    expect(platformFeeText(t, fee)).toBe(text)
  })

  it('say a minimum order, or that there is none', () => {
    expect(minimumText(t, saffron)).toBe('£12.00')
    expect(minimumText(t, { ...saffron, minimumOrderPence: 0 })).toBe('None')
  })

  it('contain the amount from which delivery is free', () => {
    const feeTiers = [
      { fromPence: 0, feePence: 200 },
      { fromPence: 2000, feePence: 0 },
    ]
    expect(freeDeliveryFromPence({ ...saffron, feeTiers })).toBe(2000)
    expect(freeDeliveryFromPence({ ...saffron, feeTiers, deliveryFeePence: 0 })).toBeNull()
    expect(freeDeliveryFromPence(saffron)).toBeNull()
  })
})

it.each([
  [0.64, '0.6 miles'],
  [0.97, '1.0 mile'],
  [null, null],
])('formats a distance of %o as %s', (distanceMiles, text) => {
  expect(distanceText(t, { ...saffron, distanceMiles })).toBe(text)
})
