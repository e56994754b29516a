import type { Service } from '#rules/orders/service.ts'
import type { OpeningHours } from './opening-hours.ts'
import type { Preparation } from './ready-minutes.ts'

/** What rules about time ask of a store for a service, and a place, at an instant. */
export interface StoreMoment extends Preparation {
  hours: OpeningHours
  service: Service
  /** Whether the store offers this service at all. */
  isServiceOffered: boolean
  /** The way to the customer, on top of preparation; 0 for collection. */
  deliveryMinutes: number
  now: Date
  pausedUntil: Date | null
  /** How many days ahead a slot may lie; 0: no pre-orders, only slots of the opening that runs now. */
  preOrderDays: number
}
