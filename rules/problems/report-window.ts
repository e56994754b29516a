import { arrivalWindow } from '#rules/orders/arrival.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { Service } from '#rules/orders/service.ts'

export interface ReportableOrder {
  status: OrderStatus
  serviceType: Service
  /** Null: as soon as possible. */
  serviceTime: Date | null
  promisedAt: Date
  completedAt: Date | null
}

const HOUR_MS = 3_600_000

/**
 * When problems of an order can be reported: for some hours from its completion or, while it is not
 * completed, from the end of the window it was promised in. Null: it was never accepted, or came to
 * nothing.
 */
export function reportWindow(
  order: ReportableOrder,
  reportHours: number,
): { opensAt: Date; closesAt: Date } | null {
  const opensAt = opensAtOf(order)
  return opensAt && { opensAt, closesAt: new Date(opensAt.getTime() + reportHours * HOUR_MS) }
}

function opensAtOf(order: ReportableOrder): Date | null {
  switch (order.status) {
    case 'completed':
      return order.completedAt
    case 'accepted':
    case 'outfordelivery':
    case 'readyforpickup':
      return arrivalWindow({ ...order, dueAt: order.promisedAt }).to
    default:
      return null
  }
}

/** When a store has to have answered what is reported at an instant. */
export function answerByOf(reportedAt: Date, answerHours: number): Date {
  return new Date(reportedAt.getTime() + answerHours * HOUR_MS)
}
