import { expect, it } from 'vitest'
import { offerMayCount, type AdvertisedTerms, type BasketForOffer } from './offer-applicability.ts'

const tenth: AdvertisedTerms = {
  kind: 'percentage',
  minimumPence: 0,
  service: null,
  weekdays: null,
  products: null,
}
/** A Friday, twenty to midnight in London. */
const basket: BasketForOffer = {
  service: 'delivery',
  handOverAt: new Date('2026-07-03T22:40:00Z'),
  subtotalPence: 1500,
  productNames: ['Garlic naan', 'Tarka dal'],
}
const empty = { subtotalPence: 0, productNames: [] }

it.each([
  ['any basket', {}, {}, true],
  ['just enough', { minimumPence: 1500 }, {}, true],
  ['a penny too little', { minimumPence: 1501 }, {}, false],
  ['nothing yet, of which it needs more', { minimumPence: 1501 }, empty, true],
  ['a collection, of any service', {}, { service: 'collection' }, true],
  ['the service that it is for', { service: 'delivery' }, {}, true],
  ['the other service', { service: 'collection' }, {}, false],
  ['the other service, with nothing yet', { service: 'collection' }, empty, false],
  ['a collection, of free delivery', { kind: 'freeDelivery' }, { service: 'collection' }, false],
  ['a delivery, of free delivery', { kind: 'freeDelivery' }, {}, true],
  ['its day', { weekdays: [5] }, {}, true],
  ['another day', { weekdays: [1, 2, 3, 4, 6, 7] }, {}, false],
  [
    'the day it is in London',
    { weekdays: [6] },
    { handOverAt: new Date('2026-07-03T23:10:00Z') },
    true,
  ],
  ['one of its dishes', { products: ['Tarka dal', 'Mango kulfi'] }, {}, true],
  ['none of its dishes', { products: ['Mango kulfi'] }, {}, false],
  ['nothing yet, of its dishes', { products: ['Mango kulfi'] }, empty, true],
] as const)('an offer may count for %s', (_title, offer, given, may) => {
  expect(offerMayCount({ ...tenth, ...offer }, { ...basket, ...given })).toBe(may)
})
