import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { foldOrders, withOrder } from './partner-calls.ts'

/** As much of an order as is looked at: who it is, where it stands, since which event. */
const order = (id: string, status: Order['status'], eventId: number): Order =>
  // The rest of an order travels along untouched.
  ({ id, status, events: [{ id: eventId, status }] }) as unknown as Order

const standing = (orders: readonly Order[]) => orders.map(({ id, status }) => `${id} ${status}`)

test('A list replaces what was known', () => {
  const known = [order('a', 'pending', 1), order('b', 'accepted', 2)]
  const list = [order('a', 'accepted', 3), order('c', 'pending', 4)]
  expect(standing(foldOrders(known, list))).toEqual(['a accepted', 'c pending'])
})

test('A list that was asked for before an act does not undo it', () => {
  const known = [order('a', 'accepted', 3)]
  expect(standing(foldOrders(known, [order('a', 'pending', 1)]))).toEqual(['a accepted'])
})

test('A finished order does not come back with an old list', () => {
  const known = withOrder([order('a', 'accepted', 3)], order('a', 'completed', 4))
  expect(standing(foldOrders(known, []))).toEqual(['a completed'])
  expect(standing(foldOrders(known, [order('a', 'accepted', 3)]))).toEqual(['a completed'])
})

test('An order that is heard of for the first time is added', () => {
  expect(standing(withOrder([], order('a', 'pending', 1)))).toEqual(['a pending'])
})
