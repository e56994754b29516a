import '#web/messages/cart.ts'
import { describe, expect, it } from 'vitest'
import type { CartProblem } from '#contract/cart/cart-problem.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { t } from '#web/messages/i18n.ts'
import { problemWords } from './problem-messages.ts'

const now = new Date('2026-11-20T18:00:00Z')
const store = { name: 'Mare Street Pizza', services: ['delivery', 'collection'], tab: 'preorder' }

const cart = (more: object = {}) =>
  ({
    store: { ...store, opensAt: '2026-11-21T12:00:00.000Z' },
    address: { postCode: 'SW1A 1AA', city: 'London' },
    serviceTime: 'asap',
    lines: [
      { id: 'l1', name: 'Naan', unavailableReason: 'soldOut' },
      { id: 'l2', name: 'Dal', unavailableReason: 'soldOut' },
      { id: 'l3', name: 'Thali', unavailableReason: 'optionUnavailable' },
      { id: 'l4', name: 'Dosa', unavailableReason: 'notSoldThen' },
    ],
    ...more,
  }) as unknown as Cart // irrelevant here

describe('a problem of the basket in words', () => {
  it.each([
    [
      { code: 'STORE_IS_CLOSED' },
      'Mare Street Pizza isn’t taking orders right now. It opens Sat 12:00.',
      ['chooseTime'],
    ],
    [{ code: 'SLOT_HAS_PASSED' }, 'The selected time slot has passed.', ['chooseTime']],
    [{ code: 'SLOT_IS_FULL' }, 'The time you chose is full. Choose another.', ['chooseTime']],
    [
      {
        code: 'DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT',
        minimumPence: 1500,
        missingPence: 320,
        discount: { code: 'WELCOME10' },
      },
      'Add £3.20 more to use WELCOME10. It’s for orders of £15.00 or more.',
      ['toMenu', 'removeCode'],
    ],
    [
      { code: 'ADDRESS_OUTSIDE_DELIVERY_ZONES' },
      'Mare Street Pizza doesn’t deliver to SW1A\u00a01AA.',
      ['changeAddress', 'collect'],
    ],
    [
      { code: 'MINIMUM_ORDER_NOT_REACHED', minimumPence: 1200, missingPence: 805 },
      'Add £8.05 more to reach the minimum order of £12.00.',
      [],
    ],
    [
      { code: 'CART_HAS_UNAVAILABLE_PRODUCTS', lineIds: ['l1'] },
      'Naan is sold out.',
      ['removeUnavailable'],
    ],
    [
      { code: 'CART_HAS_UNAVAILABLE_PRODUCTS', lineIds: ['l1', 'l2'] },
      'Naan and Dal are sold out.',
      ['removeUnavailable'],
    ],
    [
      { code: 'CART_HAS_UNAVAILABLE_PRODUCTS', lineIds: ['l4'] },
      'Dosa isn’t sold at this time.',
      ['chooseTime', 'removeUnavailable'],
    ],
    [
      { code: 'CART_HAS_UNAVAILABLE_PRODUCTS', lineIds: ['l1', 'l4'] },
      'Some items can’t be ordered: Naan and Dosa. See why next to each one.',
      ['chooseTime', 'removeUnavailable'],
    ],
    [
      { code: 'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS', lineIds: ['l3'] },
      'One of your choices in Thali has sold out. Change it, or remove the dish.',
      ['removeUnavailable'],
    ],
  ] as [CartProblem, string, string[]][])('%j reads %j', (problem, text, remedies) => {
    expect(problemWords(t, problem, cart(), now)).toEqual({ code: problem.code, text, remedies })
  })

  it('offers no time at a store that takes no orders for later', () => {
    const closed = cart({ store: { ...store, tab: 'closed', opensAt: null } })
    const { text, remedies } = problemWords(t, { code: 'STORE_IS_CLOSED' }, closed, now)
    expect(text).toBe('Mare Street Pizza isn’t taking orders at the moment.')
    expect(remedies).toEqual([])
  })

  it('says of a chosen time that the store takes no orders for it', () => {
    const chosen = cart({ serviceTime: '2026-11-21T03:00:00.000Z' })
    const { text, remedies } = problemWords(t, { code: 'STORE_IS_CLOSED' }, chosen, now)
    expect(text).toBe('Mare Street Pizza isn’t taking orders for this time.')
    expect(remedies).toEqual(['chooseTime'])
  })

  it('does not offer collection where there is none', () => {
    const delivering = cart({ store: { ...store, services: ['delivery'] } })
    const outside = { code: 'ADDRESS_OUTSIDE_DELIVERY_ZONES' } as const
    expect(problemWords(t, outside, delivering, now).remedies).toEqual(['changeAddress'])
  })
})
