import type { Order } from '#contract/orders.ts'
import { isFinal } from '#rules/orders/order-status.ts'

/** Finished orders are remembered so long as a list from before may still arrive. */
const maximumFinished = 50

const newestEventOf = (order: Order) => order.events.at(-1)?.id ?? 0

const newer = (known: Order | undefined, received: Order) =>
  known && newestEventOf(known) > newestEventOf(received) ? known : received

/**
 * What is known of a store's open orders after a whole list of them has arrived. The list may have
 * been asked for before something else was heard: of each order the newer state stands, and one that
 * is known to be finished does not come back. An open order that the list lacks has ended elsewhere.
 */
export function foldOrders(known: readonly Order[], list: readonly Order[]): Order[] {
  const knownById = new Map(known.map((order) => [order.id, order]))
  const listed = new Set(list.map(({ id }) => id))
  const finished = known.filter(({ id, status }) => isFinal(status) && !listed.has(id))
  return [
    ...list.map((order) => newer(knownById.get(order.id), order)),
    ...finished.slice(-maximumFinished),
  ]
}

/** What is known after one order has been heard of. */
export function withOrder(known: readonly Order[], received: Order): Order[] {
  const isKnown = known.some(({ id }) => id === received.id)
  if (!isKnown) return [...known, received]
  return known.map((order) => (order.id === received.id ? newer(order, received) : order))
}
