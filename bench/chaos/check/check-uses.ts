import { isLive, type Facts, type Violation } from './facts.ts'

/** What there is only so much of: stock, uses of a discount, places in slots. */
export function* checkUses({ uses, places, orders }: Facts): Generator<Violation> {
  for (const use of uses)
    if (use.gone !== use.inOrders)
      yield { rule: 'more or less is gone than orders have', evidence: use }
  const liveOf = new Map(orders.filter(isLive).map((order) => [order.cartToken, order]))
  for (const place of places)
    if (place.isOfOrder && !liveOf.get(place.cartToken)?.hasSlot)
      yield { rule: 'a place in a slot that no order has', evidence: place }
  const placed = new Set(places.filter(({ isOfOrder }) => isOfOrder).map((each) => each.cartToken))
  for (const order of liveOf.values())
    if (order.hasSlot && !placed.has(order.cartToken))
      yield { rule: 'an order without its place in the slot', evidence: order }
}
