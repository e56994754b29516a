import '#web/messages/menu.ts'
import { describe, expect, it } from 'vitest'
import type { Store } from '#contract/stores.ts'
import { t } from '../messages/i18n.ts'
import { deliveryTerms, formatDate, openState, platformFeeTerms, timeFrom } from './store-words.ts'

const now = new Date('2026-11-20T18:00:00Z')
const at = (time: string) => new Date(time).toISOString()

describe('whether a store is open', () => {
  const closed = { opensAt: null, closesAt: null, nextSlotAt: null }

  it.each([
    [{ tab: 'available', closesAt: at('2026-11-20T22:30:00Z') }, 'Open until 22:30'],
    [{ tab: 'available', closesAt: at('2026-11-21T00:30:00Z') }, 'Open until 00:30'],
    [{ tab: 'available' }, 'Open now'],
    [{ tab: 'preorder', nextSlotAt: at('2026-11-21T12:15:00Z') }, 'Order ahead for Sat 12:15'],
    [{ tab: 'closed', opensAt: at('2026-11-22T17:00:00Z') }, 'Opens Sun 17:00'],
    [{ tab: 'closed' }, 'Closed'],
  ] as const)('%j reads %j', (state, text) => {
    expect(openState(t, { ...closed, ...state }, now).text).toBe(text)
  })

  it('names the day only when it is another one and not the same night', () => {
    expect(timeFrom(at('2026-11-20T01:00:00Z'), now)).toBe('01:00')
    expect(timeFrom(at('2026-11-21T18:00:00Z'), now)).toBe('Sat 18:00')
  })
})

describe('what delivery costs', () => {
  const terms = (deliveryFeePence: number | null, tiers: [number, number][] = []) =>
    deliveryTerms(t, {
      deliveryFeePence,
      feeTiers: tiers.map(([fromPence, feePence]) => ({ fromPence, feePence })),
      minimumOrderPence: 1200,
    } as Store) // the rest of a store does not matter here

  it('says from when it is free', () => {
    const tiers: [number, number][] = [
      [0, 200],
      [2000, 100],
      [3000, 0],
    ]
    expect(terms(200, tiers)).toEqual({ fee: '£2.00', note: 'free from £30' })
  })

  it('says from when it is less', () => {
    const tiers: [number, number][] = [
      [0, 200],
      [2050, 99],
    ]
    expect(terms(200, tiers)).toEqual({ fee: '£2.00', note: '99p from £20.50' })
  })

  it('says that it is the same for every order', () => {
    expect(terms(0)).toEqual({ fee: 'Free', note: 'any order' })
  })

  it('says nothing while the zone is not known', () => {
    expect(terms(null)).toBeNull()
  })
})

describe('the platform fee', () => {
  it.each([
    [{ fixedPence: 50, percent: 0, capPence: null }, '50p', 'each order'],
    [{ fixedPence: 0, percent: 2.5, capPence: 150 }, '2.5%', 'at most £1.50'],
    [{ fixedPence: 0, percent: 2.5, capPence: null }, '2.5%', '2.5% of the food'],
    [{ fixedPence: 20, percent: 1, capPence: 99 }, '20p plus 1%', 'at most 99p'],
  ])('%j reads %j, %j', (fee, text, note) => {
    expect(platformFeeTerms(t, fee)).toEqual({ fee: text, note })
  })
})

it('dates are written out', () => {
  expect(formatDate('2026-09-14')).toBe('14 September 2026')
})
