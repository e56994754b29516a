import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { foldOrders, withOrder } from './partner-calls.ts'

/** The fields of an order that the list reads: its id, its state, and since which event. */
const order = (id: string, status: Order['status'], eventId: number): Order =>
  // The list does not read the rest of an order.
  ({ id, status, events: [{ id: eventId, status }] }) as unknown as Order

const standing = (orders: readonly Order[]) => orders.map(({ id, status }) => `${id} ${status}`)

test('A list replaces what was cached', () => {
  const known = [order('a', 'pending', 1), order('b', 'accepted', 2)]
  const list = [order('a', 'accepted', 3), order('c', 'pending', 4)]
  expect(standing(foldOrders(known, list))).toEqual(['a accepted', 'c pending'])
})

test('A list that was requested before an action does not undo it', () => {
  const known = [order('a', 'accepted', 3)]
  expect(standing(foldOrders(known, [order('a', 'pending', 1)]))).toEqual(['a accepted'])
})

test('A finished order does not come back with an old list', () => {
  const known = withOrder([order('a', 'accepted', 3)], order('a', 'completed', 4))
  expect(standing(foldOrders(known, []))).toEqual(['a completed'])
  expect(standing(foldOrders(known, [order('a', 'accepted', 3)]))).toEqual(['a completed'])
})

test('A missed order that another device acknowledged goes with the next list', () => {
  const missed = { ...order('a', 'declined', 3), isMissed: true }
  expect(standing(foldOrders([], [missed]))).toEqual(['a declined'])
  expect(foldOrders([missed], [])).toEqual([])
})

test('A missed order that was acknowledged here does not come back with an old list', () => {
  const missed = { ...order('a', 'declined', 3), isMissed: true }
  const known = withOrder([missed], { ...order('a', 'declined', 4), isMissed: false })
  expect(foldOrders(known, [missed]).map(({ isMissed }) => isMissed)).toEqual([false])
})

test('A new order is added', () => {
  expect(standing(withOrder([], order('a', 'pending', 1)))).toEqual(['a pending'])
})
