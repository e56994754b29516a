import { randomUUID } from 'node:crypto'
import type { Order } from '#contract/orders.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import type { RefundPayer } from '#rules/payments/payment-status.ts'
import { leftOfLines, refundedParts, type WantedPart } from '#rules/payments/refund-amount.ts'
import type { Context } from '#api/context.ts'
import type { RefundedLine } from '#api/database/column-types.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/enqueue.ts'
import { readOrder } from '#api/orders/read-order.ts'
import { insertRefund, loadRefundableLines, loadRefunds, lockPayment } from './refund.queries.ts'

export interface GivenRefund {
  orderId: string
  /** Left out: all that is left, with every fee. */
  lines?: WantedPart[] | undefined
  payer: RefundPayer
  /** What the customer is told. */
  reason: string
  by: Actor
  accountId: string
  /** Names the request: the same one gives nothing back again. */
  idempotencyKey: string | null
}

/**
 * Has the provider give back what was paid online for some lines, or all that is left; it is asked as
 * soon as this is kept. Whether this person may is the caller's to have made sure of. Throws
 * NONEXISTING_ORDER, NOT_REFUNDABLE when nothing was taken or nothing is left, REFUND_TOO_LARGE with what
 * is left, and IDEMPOTENCY_KEY_REUSED for another refund by the same key.
 */
export async function refundOrder(context: Context, given: GivenRefund): Promise<Order> {
  const { orderId, by } = given
  // Throws for an order that is not there before anything else is said of it.
  await readOrder(context, orderId, by)
  await inTransaction(context.db, (transaction) => ask(transaction, given, context.now()))
  return readOrder(context, orderId, by)
}

async function ask(transaction: Transaction, given: GivenRefund, at: Date): Promise<void> {
  const { orderId, payer, reason, accountId, idempotencyKey } = given
  const payment = await lockPayment(transaction, orderId)
  const refunds = await loadRefunds(transaction, orderId)
  const repeated = refunds.find((each) => idempotencyKey && each.idempotencyKey === idempotencyKey)
  if (repeated) return checkSame(repeated, given)
  const leftPence = payment ? payment.amountPence - payment.refundedPence : 0
  if (payment?.status !== 'captured' || leftPence === 0) throw new ApiError('NOT_REFUNDABLE')

  const before = refunds.flatMap(({ status, lines }) => (status === 'failed' ? [] : (lines ?? [])))
  const lines = given.lines ? await price(transaction, given, { before, leftPence }) : null
  const amountPence = lines ? sumOf(lines) : leftPence
  const id = randomUUID()
  const asked = { id, orderId, amountPence, lines, payer, reason, accountId, idempotencyKey, at }
  const isKept = await insertRefund(transaction, asked)
  if (!isKept) throw new ApiError('NOT_REFUNDABLE')
  await enqueue(transaction, [{ task: 'settle-payment', payload: { orderId } }])
}

/** What the wanted lines cost. */
async function price(
  transaction: Transaction,
  { orderId, lines: wanted = [] }: GivenRefund,
  { before, leftPence }: { before: RefundedLine[]; leftPence: number },
): Promise<RefundedLine[]> {
  const lines = await loadRefundableLines(transaction, orderId)
  const parts = refundedParts(lines, before, wanted)
  if (!parts || sumOf(parts) > leftPence)
    throw new ApiError('REFUND_TOO_LARGE', { leftPence, lines: leftOfLines(lines, before) })
  if (sumOf(parts) === 0) throw new ApiError('NOT_REFUNDABLE')
  return parts
}

type KeptRefund = Awaited<ReturnType<typeof loadRefunds>>[number]

function checkSame(kept: KeptRefund, { lines, payer, reason }: GivenRefund): void {
  const isSame =
    kept.payer === payer && kept.reason === reason && wording(kept.lines) === wording(lines)
  if (!isSame) throw new ApiError('IDEMPOTENCY_KEY_REUSED')
}

const wording = (lines: readonly WantedPart[] | null | undefined) =>
  lines ? lines.map(({ position, quantity }) => `${position}:${quantity}`).join() : null

const sumOf = (parts: readonly RefundedLine[]) =>
  parts.reduce((sum, { amountPence }) => sum + amountPence, 0)
