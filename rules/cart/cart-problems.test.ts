import { describe, expect, test } from 'vitest'
import { cartProblems } from './cart-problems.ts'
import type { CartFacts } from './cart-problems.ts'

const now = new Date('2026-05-01T18:00:00Z')
const slot = new Date('2026-05-01T19:15:00Z')
const later = new Date('2026-05-01T19:30:00Z')
const fine: CartFacts = {
  service: 'delivery',
  isEmpty: false,
  subtotalPence: 1500,
  hasAddress: true,
  zone: { id: 'zone' },
  minimumOrderPence: 1200,
  storeTab: 'available',
  serviceTime: null,
  isSlotOffered: false,
  firstSlot: null,
  isSlotFull: false,
  now,
  unavailableLineIds: [],
  unavailableOptionLineIds: [],
}
const kinds = (changes: Partial<CartFacts>) =>
  cartProblems({ ...fine, ...changes }).map((problem) => problem.kind)

test('a cart that can be ordered has no problems', () => {
  expect(kinds({})).toEqual([])
  expect(kinds({ serviceTime: slot, isSlotOffered: true })).toEqual([])
})

describe('time', () => {
  test.each<[string, Partial<CartFacts>, string[]]>([
    [
      'as soon as possible needs a store that is available',
      { storeTab: 'preorder' },
      ['storeClosed'],
    ],
    ['as soon as possible fails at a closed store', { storeTab: 'closed' }, ['storeClosed']],
    [
      'an offered slot is enough',
      { storeTab: 'preorder', serviceTime: slot, isSlotOffered: true },
      [],
    ],
    ['a slot in the past has passed', { serviceTime: now, isSlotOffered: true }, ['slotPassed']],
    [
      'a slot too soon to cook for has passed',
      { serviceTime: slot, firstSlot: later },
      ['slotPassed'],
    ],
    ['so has one when none is offered any more', { serviceTime: slot }, ['slotPassed']],
    [
      'at a slot that is not offered after others the store is closed',
      { serviceTime: later, firstSlot: slot },
      ['storeClosed'],
    ],
    [
      'an offered slot without a place is full',
      { serviceTime: slot, isSlotOffered: true, isSlotFull: true },
      ['slotFull'],
    ],
    ['a slot that has passed is not full', { serviceTime: slot, isSlotFull: true }, ['slotPassed']],
    ['as soon as possible is never full', { isSlotFull: true }, []],
    [
      'a slot of a closed store is closed',
      { storeTab: 'closed', serviceTime: slot },
      ['storeClosed'],
    ],
  ])('%s', (_title, changes, expected) => {
    expect(kinds(changes)).toEqual(expected)
  })
})

describe('place and minimum', () => {
  test.each<[string, Partial<CartFacts>, string[]]>([
    ['an address outside all zones', { zone: null }, ['outsideZones']],
    ['a missing address is no problem yet', { zone: null, hasAddress: false }, []],
    ['collection has no zones', { zone: null, service: 'collection' }, []],
    ['exactly the minimum is enough', { subtotalPence: 1200 }, []],
    ['an empty cart has no minimum', { isEmpty: true, subtotalPence: 0 }, []],
  ])('%s', (_title, changes, expected) => {
    expect(kinds(changes)).toEqual(expected)
  })

  test('below the minimum, names the missing amount', () => {
    expect(cartProblems({ ...fine, subtotalPence: 1150 })).toEqual([
      { kind: 'belowMinimum', minimumPence: 1200, missingPence: 50 },
    ])
  })
})

test('all problems are named at once, with their lines', () => {
  expect(
    cartProblems({
      ...fine,
      storeTab: 'closed',
      zone: null,
      subtotalPence: 0,
      unavailableLineIds: ['a', 'b'],
      unavailableOptionLineIds: ['c'],
    }),
  ).toEqual([
    { kind: 'storeClosed' },
    { kind: 'outsideZones' },
    { kind: 'unavailableProducts', lineIds: ['a', 'b'] },
    { kind: 'unavailableOptions', lineIds: ['c'] },
    { kind: 'belowMinimum', minimumPence: 1200, missingPence: 1200 },
  ])
})
