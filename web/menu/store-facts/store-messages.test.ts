import '#web/messages/hygiene.ts'
import '#web/messages/menu.ts'
import { describe, expect, it } from 'vitest'
import type { Store } from '#contract/stores/stores.ts'
import { formatDate } from '#web/messages/formats.ts'
import { t } from '#web/messages/i18n.ts'
import {
  canOrder,
  cheaperDelivery,
  mayEverOrder,
  outsideOf,
  opensWords,
  openWords,
  platformFeeWords,
  timeFrom,
} from './store-messages.ts'

const now = new Date('2026-11-20T18:00:00Z')
const at = (time: string) => new Date(time).toISOString()

describe('until when a store takes orders', () => {
  it.each([
    [{ tab: 'available', closesAt: at('2026-11-20T22:30:00Z') }, 'Open until 22:30'],
    [{ tab: 'available', closesAt: at('2026-11-21T00:30:00Z') }, 'Open until 00:30'],
    [{ tab: 'available', closesAt: null }, 'Open now'],
    [{ tab: 'preorder', closesAt: null }, null],
    [{ tab: 'closed', closesAt: null }, null],
  ] as const)('%j reads %j', (state, text) => {
    expect(openWords(t, state, now)).toBe(text)
  })

  it('names the day only when it is another one and not the same night', () => {
    expect(timeFrom(at('2026-11-20T01:00:00Z'), now)).toBe('01:00')
    expect(timeFrom(at('2026-11-21T18:00:00Z'), now)).toBe('Sat 18:00')
  })
})

it.each([
  ['available', null, true],
  ['preorder', null, true],
  ['closed', at('2026-11-21T17:00:00Z'), true],
  ['closed', null, false],
] as const)(
  'a store that is %s and opens at %s may ever be ordered from: %s',
  (tab, opensAt, may) => {
    expect(mayEverOrder({ tab, opensAt })).toBe(may)
  },
)

describe('when a closed store opens', () => {
  it.each([
    ['2026-11-20T19:00:00Z', 'today at 19:00'],
    ['2026-11-21T11:30:00Z', 'tomorrow at 11:30'],
    ['2026-11-23T17:00:00Z', 'Mon 17:00'],
  ])('%s reads %j', (opensAt, text) => {
    expect(opensWords(t, at(opensAt), now)).toBe(text)
  })
})

describe('a dish can be added', () => {
  it.each([
    ['available', 'asap', true],
    ['available', '2026-11-20T19:00:00Z', true],
    ['preorder', 'asap', false],
    ['preorder', '2026-11-21T12:00:00Z', true],
    ['closed', 'asap', false],
    ['closed', '2026-11-21T12:00:00Z', false],
  ] as const)('at a store that is %s, for %s: %j', (tab, serviceTime, isPossible) => {
    expect(canOrder(tab, serviceTime)).toBe(isPossible)
  })
})

describe('cheaper delivery for larger orders', () => {
  const words = (deliveryFeePence: number | null, tiers: [number, number][] = []) =>
    cheaperDelivery(t, {
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
    expect(words(200, tiers)).toBe('Free delivery over £30')
  })

  it('says from when it is less', () => {
    const tiers: [number, number][] = [
      [0, 200],
      [2050, 99],
    ]
    expect(words(200, tiers)).toBe('99p delivery over £20.50')
  })

  it('says nothing where it is the same for every order, or not known', () => {
    expect(words(200, [[0, 200]])).toBeNull()
    expect(words(null)).toBeNull()
  })
})

describe('the platform fee', () => {
  it.each([
    [{ fixedPence: 50, percent: 0, capPence: null }, '<0>50p</0> platform fee'],
    [{ fixedPence: 0, percent: 2.5, capPence: 150 }, '<0>2.5%</0> platform fee, up to £1.50'],
    [{ fixedPence: 0, percent: 2.5, capPence: null }, '<0>2.5%</0> platform fee'],
    [{ fixedPence: 20, percent: 1, capPence: 99 }, '<0>20p plus 1%</0> platform fee, up to 99p'],
    [{ fixedPence: 0, percent: 0, capPence: null }, 'No platform fee'],
  ])('%j reads %j', (fee, text) => {
    expect(platformFeeWords(t, fee)).toBe(text)
  })
})

it.each([
  ['does not deliver there', null, 'delivery', 'M1 1AE', 'M1 1AE'],
  ['delivers there', 199, 'delivery', 'E8 1AA', null],
  ['is collected from', null, 'collection', 'M1 1AE', null],
  ['has no address to deliver to', null, 'delivery', null, null],
] as const)(
  'an address is outside the zones of a store that %s: %s, %s, %s',
  (_what, fee, service, place, outside) => {
    expect(outsideOf({ deliveryFeePence: fee }, service, place)).toBe(outside)
  },
)

it('dates are written out', () => {
  expect(formatDate('2026-09-14')).toBe('14 September 2026')
})
