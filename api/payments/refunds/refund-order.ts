import { randomUUID } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import type { Order } from '#contract/orders.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import type { RefundPayer } from '#rules/payments/payment-status.ts'
import { leftOfFee, type RefundableFee } from '#rules/payments/refundable-fee.ts'
import { leftOfLines, refundedParts, type PartToRefund } from '#rules/payments/refund-amount.ts'
import type { Context } from '#api/context.ts'
import type { RefundedLine } from '#api/database/column-types.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { checkRefundLimit } from './check-refund-limit.ts'
import { insertRefund, loadRefunds, lockPayment, requestingRestRefund } from './refunds.queries.ts'
import { loadPaidFees, loadRefundableLines } from './refundable.queries.ts'

/** How much is refunded: some lines, an amount, a fee, or, with none, all that is left with every fee. */
export interface RefundExtent {
  lines?: PartToRefund[] | undefined
  amountPence?: number | undefined
  fee?: RefundableFee | undefined
}

export interface GivenRefund extends RefundExtent {
  orderId: string
  payer: RefundPayer
  /** What the marketplace gives of it while the store pays the rest; by default nothing. */
  marketplacePence?: number | undefined
  /** What the customer reads. */
  reason: string
  /** Null: the marketplace's rule. */
  accountId: string | null
  /** Identifies the request: repeated, it refunds nothing again. */
  idempotencyKey: string | null
  /** The report that it answers. */
  reportId?: string | null
  /** For the credit of a late order: how late. */
  lateMinutes?: number | null
}

/**
 * Refunds what was paid online for some lines, or all that is left; a job requests it from the provider as
 * soon as the request is saved. The caller must have made sure that this person may. Throws
 * NONEXISTING_ORDER, NOT_REFUNDABLE when nothing was captured or nothing is left, REFUND_TOO_LARGE with what
 * is left, REFUND_ABOVE_LIMIT, REFUND_SHARE_TOO_LARGE, and IDEMPOTENCY_KEY_REUSED for another refund with the
 * same key.
 */
export async function refundOrder(
  context: Context,
  given: GivenRefund & { by: Actor },
): Promise<Order> {
  const { orderId, by } = given
  // An unknown order throws before anything else is checked.
  await readOrder(context, orderId, by)
  await inTransaction(context.db, (transaction) => requestRefund(transaction, given, context.now()))
  return readOrder(context, orderId, by)
}

/**
 * The same as a part of another transaction; returns how much is refunded. Throws as `refundOrder`, for a
 * missing order NOT_REFUNDABLE.
 */
export async function requestRefund(
  transaction: Transaction,
  given: GivenRefund,
  at: Date,
): Promise<number> {
  const { orderId, idempotencyKey } = given
  const payment = await lockPayment(transaction, orderId)
  const refunds = await loadRefunds(transaction, orderId)
  const repeated = refunds.find((each) => idempotencyKey && each.idempotencyKey === idempotencyKey)
  if (repeated) return checkSame(repeated, given)
  const leftPence = payment ? payment.amountPence - payment.refundedPence : 0
  if (payment?.status !== 'captured' || leftPence === 0) throw new ApiError('NOT_REFUNDABLE')

  const priced = await priceRefund(transaction, given, { refunds, leftPence })
  await checkRefundLimit(transaction, given, priced.amountPence)
  const isSaved = await insertRefund(transaction, newRefund(given, priced, at))
  if (!isSaved) throw new ApiError('NOT_REFUNDABLE')
  await enqueue(transaction, [{ task: 'settle-payment', payload: { orderId } }])
  return priced.amountPence
}

/** The amount and parts of a refund. */
export interface PricedRefund {
  amountPence: number
  /** Null: all that is left; none: an amount, or a fee. */
  lines: RefundedLine[] | null
  fee?: RefundableFee | null
}

/** A refund as it is inserted. Throws REFUND_SHARE_TOO_LARGE when the marketplace would give all of it. */
export function newRefund(given: GivenRefund, priced: PricedRefund, at: Date) {
  const { orderId, payer, marketplacePence = 0, reason, accountId, idempotencyKey } = given
  const { amountPence } = priced
  if (marketplacePence >= amountPence) throw new ApiError('REFUND_SHARE_TOO_LARGE', { amountPence })
  const { reportId = null, lateMinutes = null } = given
  const request = { orderId, payer, reason, accountId, idempotencyKey, reportId, lateMinutes, at }
  return { id: randomUUID(), ...request, ...priced, marketplacePence }
}

/** Throws NOT_REFUNDABLE for nothing, and REFUND_TOO_LARGE, with what is left, for more than that. */
export async function priceRefund(
  transaction: Transaction,
  { orderId, lines: wanted, amountPence, fee }: Pick<GivenRefund, 'orderId' | keyof RefundExtent>,
  { refunds, leftPence }: { refunds: readonly MadeRefund[]; leftPence: number },
): Promise<PricedRefund> {
  if (fee) return priceFee(transaction, { orderId, fee }, { refunds, leftPence })
  if (!wanted && amountPence === undefined) return { amountPence: leftPence, lines: null }
  const lines = await loadRefundableLines(transaction, orderId)
  const before = refundedLines(refunds)
  const parts = wanted ? refundedParts(lines, before, wanted) : []
  const sum = amountPence ?? sumOf(parts ?? [])
  if (!parts || sum > leftPence)
    throw new ApiError('REFUND_TOO_LARGE', { leftPence, lines: leftOfLines(lines, before) })
  if (sum === 0) throw new ApiError('NOT_REFUNDABLE')
  return { amountPence: sum, lines: parts }
}

async function priceFee(
  transaction: Transaction,
  { orderId, fee }: { orderId: string; fee: RefundableFee },
  { refunds, leftPence }: { refunds: readonly MadeRefund[]; leftPence: number },
): Promise<PricedRefund> {
  const amountPence = leftOfFee(await loadPaidFees(transaction, orderId), fee, refunds)
  if (amountPence === 0) throw new ApiError('NOT_REFUNDABLE')
  if (amountPence > leftPence) throw new ApiError('REFUND_TOO_LARGE', { leftPence, lines: [] })
  return { amountPence, lines: [], fee }
}

type MadeRefund = Awaited<ReturnType<typeof loadRefunds>>[number]

/** The parts of lines that were refunded, or are about to be. */
export function refundedLines(refunds: readonly MadeRefund[]): RefundedLine[] {
  return refunds.flatMap(({ status, lines }) => (status === 'failed' ? [] : (lines ?? [])))
}

/** The earlier refund with the same key. Throws IDEMPOTENCY_KEY_REUSED for another one. */
function checkSame(made: MadeRefund, given: GivenRefund): number {
  const { amountPence, fee = null, payer, marketplacePence = 0, reason } = given
  const isSame =
    made.payer === payer &&
    made.marketplacePence === marketplacePence &&
    made.reason === reason &&
    made.fee === fee &&
    (fee !== null || isSameExtent(made, given, amountPence))
  if (!isSame) throw new ApiError('IDEMPOTENCY_KEY_REUSED')
  return made.amountPence
}

function isSameExtent(
  made: MadeRefund,
  { lines }: Pick<GivenRefund, 'lines'>,
  amountPence: number | undefined,
): boolean {
  if (amountPence === undefined) return wording(made.lines) === wording(lines)
  return made.lines?.length === 0 && made.amountPence === amountPence
}

const wording = (lines: readonly PartToRefund[] | null | undefined) =>
  lines ? lines.map(({ position, quantity }) => `${position}:${quantity}`).join() : null

const sumOf = (parts: readonly RefundedLine[]) =>
  parts.reduce((sum, { amountPence }) => sum + amountPence, 0)

/**
 * The part of a statement that has an order as `moved`, which is cancelled after it was paid: requests the
 * refund of all that is left, at the store's expense. `continuePayment` makes it, so its job must be enqueued
 * with it.
 */
export function refundingRest(request: {
  at: Date
  /** What the customer reads. */
  reason: string
  accountId: string | null
}): RawBuilder<unknown> {
  return requestingRestRefund(request)
}
