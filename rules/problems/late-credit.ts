import { arrivalWindow } from '#rules/orders/arrival.ts'
import type { Service } from '#rules/orders/service.ts'
import type { RefundPayer } from '#rules/payments/payment-status.ts'

/** What the operator gives for a late order: a share of what it cost, or an amount. */
export interface LateCreditRule {
  /** From so many minutes past the end of the promised window on. */
  minutes: number
  /** Null: an amount. */
  percent: number | null
  /** Null: a share. */
  pence: number | null
  /** The maximum amount; null: no limit. */
  capPence: number | null
  payer: RefundPayer
}

interface Promised {
  serviceType: Service
  /** Null: as soon as possible. */
  serviceTime: Date | null
  promisedAt: Date
}

const MINUTE_MS = 60_000

/**
 * Whole minutes by which food came after the end of the window it was promised in; 0 when it came in
 * time. A delivery has come when it is completed, a collection when it is ready.
 */
export function minutesLate(order: Promised, cameAt: Date): number {
  const { to } = arrivalWindow({ ...order, dueAt: order.promisedAt })
  return Math.max(0, Math.floor((cameAt.getTime() - to.getTime()) / MINUTE_MS))
}

/** What is credited for an order that came so late, in pence: never more than is left of what was paid. */
export function lateCreditPence(
  rule: LateCreditRule | null,
  order: { minutesLate: number; totalPence: number; leftPence: number },
): number {
  if (rule === null || order.minutesLate < rule.minutes) return 0
  const { percent, pence, capPence } = rule
  const credit = percent === null ? (pence ?? 0) : Math.floor((order.totalPence * percent) / 100)
  return Math.min(credit, capPence ?? credit, order.leftPence)
}
