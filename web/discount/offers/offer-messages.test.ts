import { expect, it } from 'vitest'
import type { Offer } from '#contract/discount.ts'
import { t } from '#web/messages/i18n.ts'
import { offerTerms } from './offer-messages.ts'

const offer: Offer = {
  id: 'o',
  name: 'Tuck-in Tuesday',
  code: 'TUESDAY5',
  kind: 'percentage',
  percent: 12.5,
  amountPence: null,
  capPence: null,
  minimumPence: 0,
  service: null,
  weekdays: null,
  endsAt: null,
  products: null,
  fundedBy: 'store',
  loyalty: null,
}

it.each([
  ['a share', {}, '12.5% off'],
  ['a percentage with a maximum', { percent: 20, capPence: 500 }, '20% off, up to £5.00'],
  [
    'an amount from a minimum on some days',
    { kind: 'fixed', percent: null, amountPence: 500, minimumPence: 1500, weekdays: [3, 2] },
    '£5.00 off · Orders from £15.00 · Tuesdays and Wednesdays',
  ],
  ['free delivery', { kind: 'freeDelivery', service: 'delivery' }, 'Free delivery'],
  [
    'what is for collection and ends',
    { service: 'collection', endsAt: '2026-12-01T00:00:00.000Z' },
    '12.5% off · Collection only · Until 30 November',
  ],
  ['a percentage that its name contains', { name: '12.5% off for all' }, 'On any order'],
  [
    'a percentage whose name has everything but the maximum',
    { name: '20% off', percent: 20, capPence: 500 },
    'Up to £5.00',
  ],
  [
    'an amount that its name contains',
    { name: '£5 off', kind: 'fixed', percent: null, amountPence: 500, minimumPence: 1500 },
    'Orders from £15.00',
  ],
  ['an offer on some dishes', { products: ['Dal', 'Naan'] }, '12.5% off · On Dal and Naan'],
  [
    'a stamp card',
    { loyalty: { orders: 5, minimumSpendPence: 1000 } },
    '12.5% off · After 5 orders of £10.00 or more',
  ],
  [
    'a stamp card for any order',
    { loyalty: { orders: 1, minimumSpendPence: 0 } },
    '12.5% off · After 1 order',
  ],
] as [string, Partial<Offer>, string][])('%s names its conditions', (_, more, words) => {
  expect(offerTerms(t, { ...offer, ...more }).join(' · ')).toBe(words)
})
