import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { PaymentStatus } from './payment-status.ts'
import { soldOf } from './statement.ts'
import {
  soldByRate,
  vatAt,
  vatOfSold,
  type TaxedEntry,
  type TaxedOrder,
  type VatAtRate,
} from './vat-by-rate.ts'

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
  /** The VAT within what the customer bought from the store, by rate. */
  charged: readonly VatAtRate[]
  /** The same after the store's refunds. */
  left: readonly VatAtRate[]
}

interface ReceiptEntry extends TaxedEntry {
  isRefund: boolean
}

/**
 * The VAT on a receipt, from what the ledger says of the order and its refunds; null where the rate of
 * something is not known.
 */
export function receiptVat(order: TaxedOrder, entries: readonly ReceiptEntry[]): ReceiptVat | null {
  const charged = vatOf(
    order,
    entries.filter(({ isRefund }) => !isRefund),
  )
  const left = vatOf(order, entries)
  return charged && left && { charged, left }
}

/** An order whose dishes all have the rate of the store has its bags and delivery at that rate too. */
function vatOf(order: TaxedOrder, entries: readonly TaxedEntry[]): VatAtRate[] | null {
  if (order.lines.some(({ vat }) => vat)) return vatOfSold(soldByRate(order, entries))
  const { rate } = order
  if (rate === null) return null
  const { store, bagCharge } = soldOf(entries.flatMap(({ transfers }) => transfers))
  return [vatAt(rate, store + bagCharge)]
}
