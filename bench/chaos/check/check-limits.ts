import { isLive, type Facts, type Violation } from './facts.ts'

/** What is limited: stock, uses of a discount, slot reservations. */
export function* checkUses({ uses, places, orders }: Facts): Generator<Violation> {
  for (const use of uses)
    if (use.gone !== use.inOrders)
      yield { rule: 'more or less is used up than orders have', evidence: use }
  const liveOf = new Map(orders.filter(isLive).map((order) => [order.cartToken, order]))
  for (const place of places)
    if (place.isOfOrder && !liveOf.get(place.cartToken)?.hasSlot)
      yield { rule: 'a slot reservation without an order', evidence: place }
  const placed = new Set(places.filter(({ isOfOrder }) => isOfOrder).map((each) => each.cartToken))
  for (const order of liveOf.values())
    if (order.hasSlot && !placed.has(order.cartToken))
      yield { rule: 'an order without its slot reservation', evidence: order }
}
