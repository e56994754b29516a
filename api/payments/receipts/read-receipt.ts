import type { Order } from '#contract/orders.ts'
import { hasReceipt, receiptVat, type ReceiptVat } from '#rules/payments/receipt.ts'
import type { Language } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'
import { orderOf, readOrderLanguage } from '#api/orders/reading/read-order.ts'
import {
  loadOrderTransfers,
  loadReceiptRefunds,
  type OrderTransfer,
  type ReceiptRefund,
} from './receipt.queries.ts'

export interface Receipt {
  order: Order
  /** In which its customer is written to. */
  language: Language
  refunds: ReceiptRefund[]
  /** Of the seller, as it was when the order was placed; null: not a company, or not known. */
  companyNumber: string | null
  /** The store's, as it was when the order was placed; null: unknown. */
  vat: { number: string; amounts: ReceiptVat | null } | null
}

/**
 * The content of an order's receipt. Throws NONEXISTING_ORDER for anybody but its customer and bearers of its
 * token, ORDER_HAS_NO_RECEIPT while it is not paid.
 */
export async function readReceipt(
  context: Context,
  orderId: string,
  claimant: Claimant,
): Promise<Receipt> {
  const row = await findOwnOrder(context, orderId, claimant)
  if (!hasReceipt(row)) throw new ApiError('ORDER_HAS_NO_RECEIPT')
  const [transfers, refunds, language] = await Promise.all([
    loadOrderTransfers(context.db, orderId),
    loadReceiptRefunds(context.db, orderId),
    readOrderLanguage(context, orderId),
  ])
  const { vat = null, companyNumber = null } = row.snapshot
  const taxed = { rate: vat?.rate ?? null, lines: row.lines }
  return {
    order: orderOf(row, 'customer'),
    language,
    refunds,
    companyNumber,
    vat: vat && { number: vat.number, amounts: receiptVat(taxed, entriesOf(transfers)) },
  }
}

/** The charge of an order, and each of its refunds. */
function entriesOf(transfers: readonly OrderTransfer[]) {
  const byRefund = Map.groupBy(transfers, ({ refundId }) => refundId)
  return [...byRefund].map(([refundId, ofOne]) => ({
    transfers: ofOne,
    lines: ofOne[0]?.lines ?? null,
    isRefund: refundId !== null,
  }))
}
