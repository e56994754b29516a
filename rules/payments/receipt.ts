import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { PaymentStatus } from './payment-status.ts'
import { vatWithin, type StatementTransfer } from './statement.ts'

/** Whether money has changed hands for an order, so that there is a receipt; `payment` is null for cash. */
export function hasReceipt({
  status,
  payment,
}: {
  status: OrderStatus
  payment: { status: PaymentStatus } | null
}): boolean {
  return payment ? payment.status === 'captured' : status === 'completed'
}

export interface ReceiptVat {
  /** What VAT is within of what the customer bought from the store. */
  chargedPence: number
  /** The same after the store's refunds. */
  leftPence: number
}

/**
 * The VAT on a receipt, from what the ledger says of the order and its refunds. `rate` is in thousandths
 * of the price without VAT.
 */
export function receiptVat(transfers: readonly StatementTransfer[], rate: number): ReceiptVat {
  const charged = transfers.filter(({ payer }) => payer === null)
  return { chargedPence: vatWithin(charged, rate), leftPence: vatWithin(transfers, rate) }
}
