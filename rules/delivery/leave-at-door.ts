import type { PaymentMethod } from '#rules/payments/payment-status.ts'

/** Why the courier has to hand a delivery to somebody. */
export type HandedOverBecause = 'ageRestricted' | 'cash'

/**
 * Why a delivery can't be left at the door; null: it can. Somebody has to show their age for what is
 * only for adults, and to pay in cash.
 */
export function mustBeHandedOver(order: {
  isAgeRestricted: boolean
  paymentMethod: PaymentMethod
}): HandedOverBecause | null {
  if (order.isAgeRestricted) return 'ageRestricted'
  return order.paymentMethod === 'cash' ? 'cash' : null
}
