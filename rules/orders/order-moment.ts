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

/**
 * When the kitchen begins with an order so that it is ready when it is due: preparation and the way there
 * before that; at once without a slot.
 */
export function cookingStartsAt(
  order: Pick<Followed, 'serviceTime' | 'dueAt' | 'preparationMinutes' | 'deliveryMinutes'>,
): Date {
  const { serviceTime, dueAt, preparationMinutes, deliveryMinutes } = order
  if (!serviceTime) return new Date(0)
  return new Date(dueAt.getTime() - (preparationMinutes + deliveryMinutes) * MINUTE_MS)
}

/** Where a pre-order stands in its kitchen: not yet to be begun, to be begun, begun; null for any other order. */
export type PreOrderStage = 'scheduled' | 'toStart' | 'started' | null

/**
 * The stage of an order for later that is neither handed over nor ended. It is to be begun from the
 * instant on at which its cooking starts until staff say that they have begun; one that was accepted
 * after that instant is begun with that.
 */
export function preOrderStage(
  order: Omit<Followed, 'serviceType'> & {
    /** When it was accepted; null: it was not. */
    acceptedAt: Date | null
    /** Whether staff have said that they begin with it. */
    isStarted: boolean
  },
  now: Date,
): PreOrderStage {
  const { status, serviceTime, acceptedAt, isStarted } = order
  if (serviceTime === null || (status !== 'pending' && status !== 'accepted')) return null
  if (isStarted) return 'started'
  const startsAt = cookingStartsAt(order)
  if (now < startsAt) return 'scheduled'
  if (acceptedAt === null) return null
  return acceptedAt < startsAt ? 'toStart' : 'started'
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
