import type { Order } from '#contract/orders.ts'
import type { ReversalAct } from '#rules/orders/order-status.ts'
import { deadlineAfterUndo, reversalOf } from '#rules/orders/undo.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadOrder } from '../reading/orders.queries.ts'
import { readOrder } from '../reading/read-order.ts'
import {
  isUndone,
  loadStandingEvents,
  lockOrder,
  moveBack,
  unclaimPayment,
} from './staff-change.queries.ts'
import type { Acting } from './transition.ts'

/**
 * Takes back the last thing that somebody did with an order, which is the event with this number. Undone
 * before, it stays so. Throws NONEXISTING_ORDER, ORDER_STATUS_INVALID with its `status` when something else
 * has happened since, and TOO_LATE_TO_UNDO.
 */
export async function undoOrderAct(
  context: Context,
  { eventId, ...acting }: Acting & { eventId: number },
): Promise<Order> {
  const { orderId, by } = acting
  await inTransaction(context.db, async (transaction) => {
    await lockOrder(transaction, orderId)
    if (await isUndone(transaction, orderId, eventId)) return
    await reverse(context, transaction, { act: 'undo', eventId, ...acting })
  })
  return readOrder(context, orderId, by)
}

/**
 * Puts an order back on the board that was completed some minutes ago. Recalled before, it stays so. Throws
 * NONEXISTING_ORDER, ORDER_STATUS_INVALID with its `status` for one that is not completed, and
 * TOO_LATE_TO_UNDO.
 */
export async function recallOrder(context: Context, acting: Acting): Promise<Order> {
  const { orderId, by } = acting
  await inTransaction(context.db, async (transaction) => {
    await lockOrder(transaction, orderId)
    const events = await loadStandingEvents(transaction, orderId)
    if (events.at(-1)?.act === 'recall') return
    await reverse(context, transaction, { act: 'recall', ...acting })
  })
  return readOrder(context, orderId, by)
}

async function reverse(
  context: Context,
  transaction: Transaction,
  { act, eventId, ...acting }: Acting & { act: ReversalAct; eventId?: number },
): Promise<void> {
  const { orderId, by, accountId } = acting
  const order = await loadOrder(transaction, orderId)
  if (!order) throw new ApiError('NONEXISTING_ORDER')
  const { status, service, deadlineAt } = order
  const events = await loadStandingEvents(transaction, orderId)
  const at = context.now()
  const { undoSeconds } = context.configuration
  const recorded = { act, by, accountId, undoSeconds }
  const found = reversalOf({ status, service, events }, recorded, at)
  const isAnother = eventId !== undefined && found.way !== null && found.event.id !== eventId
  if (isAnother || (found.way === null && found.because === 'status'))
    throw new ApiError('ORDER_STATUS_INVALID', { status })
  if (found.way === null) throw new ApiError('TOO_LATE_TO_UNDO')
  const { way, event } = found
  const isAnswer = way.undoes === 'accept'
  // Somebody may have captured it at the provider itself.
  if (isAnswer && !(await unclaimPayment(transaction, orderId, at)))
    throw new ApiError('TOO_LATE_TO_UNDO')
  await moveBack(
    transaction,
    { ...acting, at },
    {
      act,
      undoes: event.id,
      to: way.to,
      dueAt: event.wasDueAt,
      deadlineAt: isAnswer ? deadlineAfterUndo(deadlineAt, at) : null,
    },
  )
}
