import { sql, type Kysely } from 'kysely'
import type { Transfer } from '#rules/payments/charge-transfers.ts'
import type { RefundStatus } from '#rules/payments/payment-status.ts'
import type { RefundedPart } from '#rules/payments/refund-amount.ts'
import type { StatementTransfer } from '#rules/payments/statement.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

export interface OrderTransfer extends StatementTransfer {
  /** Null: of its charge. */
  refundId: string | null
  /** Of which lines it is the refund; null: of none in particular. */
  lines: RefundedPart[] | null
}

/** The transfers of an order and of its refunds. */
export function loadOrderTransfers(db: Db, orderId: string): Promise<OrderTransfer[]> {
  return db
    .selectFrom('ledger_transfer')
    .leftJoin('refund', 'refund.id', 'ledger_transfer.refund_id')
    .select([
      'kind',
      'debit',
      'credit',
      'ledger_transfer.amount_pence as amountPence',
      'refund.payer as payer',
      'refund.id as refundId',
      'refund.lines',
    ])
    .where('ledger_transfer.order_id', '=', orderId)
    .$narrowType<{ kind: Transfer['kind'] }>()
    .execute()
}

export interface ReceiptRefund {
  amountPence: number
  status: RefundStatus
  reason: string
  requestedAt: Date
  /** Whether it is for a change of the order. */
  isForChange: boolean
}

/** The refunds of an order, online or in cash, the oldest first. */
export function loadReceiptRefunds(db: Db, orderId: string): Promise<ReceiptRefund[]> {
  return db
    .selectFrom('refund')
    .select([
      'amount_pence as amountPence',
      'status',
      'reason',
      'requested_at as requestedAt',
      sql<boolean>`change_id IS NOT NULL`.as('isForChange'),
    ])
    .where('order_id', '=', orderId)
    .where('status', '!=', 'failed')
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
}
