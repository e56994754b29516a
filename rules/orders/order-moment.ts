import { arrivalWindow, type Awaited } from './arrival.ts'
import type { OrderStatus } from './order-status.ts'

/** What a customer reads at the top of an order; `isLate` says that it should have been there by now. */
export interface OrderMoment {
  of:
    | 'awaitingPayment'
    | 'unpaid'
    | 'waiting'
    | 'scheduled'
    | 'cooking'
    | 'onItsWay'
    | 'readyToCollect'
    | 'delivered'
    | 'collected'
    | 'declined'
    | 'cancelled'
  isLate: boolean
}

interface Followed extends Awaited {
  status: OrderStatus
  preparationMinutes: number
  deliveryMinutes: number
}

const MINUTE_MS = 60_000

/** Which moment of its life an order has reached. */
export function momentOf(order: Followed, now: Date): OrderMoment {
  const isLate = now > arrivalWindow(order).to
  switch (order.status) {
    case 'awaitingpayment':
      return { of: 'awaitingPayment', isLate: false }
    case 'pending':
      return { of: 'waiting', isLate: false }
    case 'accepted':
      return now < cookingStartsAt(order) ? { of: 'scheduled', isLate } : { of: 'cooking', isLate }
    case 'outfordelivery':
      return { of: 'onItsWay', isLate }
    case 'readyforpickup':
      return { of: 'readyToCollect', isLate: false }
    case 'completed':
      return { of: order.serviceType === 'delivery' ? 'delivered' : 'collected', isLate: false }
    case 'declined':
    case 'cancelled':
    case 'unpaid':
      return { of: order.status, isLate: false }
  }
}

/** When the kitchen begins with an accepted order: at once, or as late as its slot allows. */
export function cookingStartsAt(
  order: Pick<Followed, 'serviceTime' | 'preparationMinutes' | 'deliveryMinutes'>,
): Date {
  const { serviceTime, preparationMinutes, deliveryMinutes } = order
  if (!serviceTime) return new Date(0)
  return new Date(serviceTime.getTime() - (preparationMinutes + deliveryMinutes) * MINUTE_MS)
}

/** The courier's scooter in the picture: how far along the way (0 to 1), and whether it drives. */
export interface ScooterState {
  done: number
  isMoving: boolean
}

/** The scooter stands at the kitchen while the food is cooked, and moves only when the food does. */
export function scooterAt({ of }: OrderMoment): ScooterState | null {
  if (of === 'cooking') return { done: 0.27, isMoving: false }
  if (of === 'onItsWay') return { done: 0.58, isMoving: true }
  return null
}
