import { describe, expect, test } from 'vitest'
import {
  actsIn,
  afterAct,
  firstList,
  needsReason,
  RESTAURANT_ACTS,
  RESTAURANT_STATES,
  LIFECYCLE_STATES,
  waitColour,
  type RestaurantState,
} from './store-lifecycle.ts'

test.each([
  ['applied', ['takeOn', 'decline'], []],
  ['declined', [], []],
  ['draft', ['approve', 'archive'], ['askForApproval']],
  ['ready', ['sendBack', 'approve', 'archive'], []],
  ['live', ['suspend', 'archive'], []],
  ['suspended', ['restore', 'archive'], []],
  ['archived', ['restore'], []],
] as const)('%s: the marketplace can %j, an owner %j', (state, byOperator, byOwner) => {
  expect(actsIn(state, 'operator')).toEqual(byOperator)
  expect(actsIn(state, 'owner')).toEqual(byOwner)
})

test('every state can be reached from an application, and every act is possible somewhere', () => {
  const reached = new Set<RestaurantState>(['applied'])
  for (const state of reached)
    for (const act of RESTAURANT_ACTS)
      for (const by of ['operator', 'owner'] as const) {
        const to = afterAct(state, act, by)
        if (to) reached.add(to)
      }
  expect([...reached].toSorted()).toEqual([...RESTAURANT_STATES].toSorted())
  const possible = RESTAURANT_STATES.flatMap((state) => [
    ...actsIn(state, 'operator'),
    ...actsIn(state, 'owner'),
  ])
  expect(new Set(possible)).toEqual(new Set(RESTAURANT_ACTS))
})

test('a store never becomes an application again', () => {
  const stores: readonly RestaurantState[] = LIFECYCLE_STATES
  const reached = LIFECYCLE_STATES.flatMap((state) =>
    RESTAURANT_ACTS.flatMap((act) => [
      afterAct(state, act, 'operator') ?? state,
      afterAct(state, act, 'owner') ?? state,
    ]),
  )
  expect(reached.filter((state) => !stores.includes(state))).toEqual([])
})

test('what takes something away from a restaurant needs a reason', () => {
  expect(RESTAURANT_ACTS.filter(needsReason)).toEqual(['decline', 'sendBack', 'suspend', 'archive'])
})

describe('a wait', () => {
  const now = new Date('2026-03-06T18:00:00Z')
  test.each([
    [0, 'calm'],
    [47.9, 'calm'],
    [48, 'amber'],
    [119.9, 'amber'],
    [120, 'red'],
  ])('of %d hours is %s', (hours, colour) => {
    expect(waitColour(new Date(now.getTime() - hours * 3_600_000), now)).toBe(colour)
  })
})

test.each([
  [{ joining: 1, live: 5, suspended: 0, archived: 0 }, 'joining'],
  [{ joining: 0, live: 5, suspended: 1, archived: 0 }, 'live'],
  [{ joining: 0, live: 0, suspended: 0, archived: 2 }, 'archived'],
  [{ joining: 0, live: 0, suspended: 0, archived: 0 }, 'joining'],
])('of %o, %s is opened first', (counts, list) => {
  expect(firstList(counts)).toBe(list)
})
