import type { Order } from '#contract/orders.ts'
import { reservedUntil } from '#api/cart/slots/reserve-slot.ts'
import type { Context } from '#api/context.ts'
import { transition, type Acting } from './transition.ts'

/** Abandons an order that awaits its payment, and opens its cart again. Throws as `transition`. */
export function abandonOrder(context: Context, acting: Acting): Promise<Order> {
  return transition(context, 'abandon', acting, (_order, at) => ({
    payment: 'release',
    reservedUntil: reservedUntil(at),
    emails: {},
  }))
}
