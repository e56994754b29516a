import type { ErrorCode } from '#contract/errors.ts'
import type { Order } from '#contract/orders.ts'
import { resultWithout, type ChangeResult, type ChangeState } from '#rules/orders/order-change.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'
import { findOrder, readOrder, type StoredOrder } from '#api/orders/reading/read-order.ts'
import { changeJobs } from './change-jobs.ts'
import { lockToChange } from './lock-to-change.ts'
import { makeChange } from './make-change.ts'
import {
  decideChange,
  loadChange,
  recordChangeEvent,
  type Decision,
} from './order-changes.queries.ts'
import { isOnlyLine, leftOf } from './plan-change.ts'

type Answer = 'agreed' | 'agreedByPhone' | 'refused' | 'expired' | 'withdraw'

interface Answered {
  orderId: string
  changeId: string
  answer: Answer
  by: Actor
  accountId: string | null
  /** Who has spoken with the customer, who agreed on the phone. */
  spokenBy?: string
  /** Whether the line stays, whatever the answer. */
  isLineUnchanged?: boolean
}

/**
 * The customer agrees to a change or refuses it. Throws NONEXISTING_ORDER for somebody else's order, and as
 * `decide`.
 */
export async function answerOrderChange(
  context: Context,
  { orderId, changeId, agrees }: { orderId: string; changeId: string; agrees: boolean },
  claimant: Claimant,
): Promise<Order> {
  const { id } = await findOwnOrder(context, orderId, claimant)
  const answer = agrees ? 'agreed' : 'refused'
  const { accountId } = claimant
  await decide(context, { orderId: id, changeId, answer, by: 'customer', accountId })
  return readOrder(context, id, 'customer')
}

/** Staff make a change that the customer has agreed to on the phone, or withdraw it. Throws as `decide`. */
export async function endOrderChange(
  context: Context,
  given: { orderId: string; changeId: string; end: 'agreedByPhone' | 'withdraw'; spokenBy: string },
  accountId: string,
): Promise<Order> {
  const { end, ...about } = given
  const { orderId } = about
  await decide(context, { ...about, answer: end, by: 'partner', accountId })
  return readOrder(context, orderId, 'partner')
}

/** Ends that a change awaits its customer, who has not answered in time. Returns whether it did. */
export async function expireOrderChange(
  context: Context,
  { orderId, changeId }: { orderId: string; changeId: string },
): Promise<boolean> {
  const expired = { orderId, changeId, answer: 'expired', by: 'system', accountId: null } as const
  try {
    await decide(context, expired)
    return true
  } catch (error) {
    // The answer came in the last moment.
    if (error instanceof ApiError && error.code === 'ORDER_HAS_CHANGED') return false
    throw error
  }
}

/**
 * Decides a change that awaits its customer, once: the same answer again changes nothing. Throws
 * NONEXISTING_ORDER, ORDER_HAS_CHANGED when it was decided in another way before, and as `makeChange` for
 * an answer that says yes.
 */
async function decide(context: Context, given: Answered): Promise<void> {
  const isYes = given.answer === 'agreed' || given.answer === 'agreedByPhone'
  try {
    await decideAs(context, given)
  } catch (error) {
    // Nobody can be asked again: what can't be taken out stays, for the store to cancel the order.
    if (isYes || !(error instanceof ApiError) || !IMPOSSIBLE.has(error.code)) throw error
    await decideAs(context, { ...given, isLineUnchanged: true })
  }
}

const IMPOSSIBLE: ReadonlySet<ErrorCode> = new Set(['TOTAL_TOO_SMALL_FOR_CARD', 'NOT_REFUNDABLE'])

async function decideAs(context: Context, given: Answered): Promise<void> {
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    await lockToChange(transaction, given.orderId)
    const order = await findOrder(transaction, given.orderId)
    const change = await loadChange(transaction, given.orderId, given.changeId)
    if (!change) throw new ApiError('NONEXISTING_ORDER')
    if (change.state !== 'waiting') return refuseAnother(change, given.answer)
    await end(context, transaction, { order, change }, given, at)
  })
}

type Change = NonNullable<Awaited<ReturnType<typeof loadChange>>>

function refuseAnother({ state, approval }: Change, answer: Answer): void {
  const isAgreed = answer === 'agreed' && state === 'made' && approval === 'customer'
  const isRefused = answer === 'refused' && state === 'refused'
  if (!isAgreed && !isRefused) throw new ApiError('ORDER_HAS_CHANGED', { state })
}

const STATES: Readonly<Record<Answer, Exclude<ChangeState, 'waiting'>>> = {
  agreed: 'made',
  agreedByPhone: 'made',
  refused: 'refused',
  expired: 'expired',
  withdraw: 'withdrawn',
}

async function end(
  context: Context,
  transaction: Transaction,
  { order, change }: { order: StoredOrder; change: Change },
  answered: Answered,
  at: Date,
): Promise<void> {
  const { answer, by, accountId, orderId, changeId, spokenBy } = answered
  const state = STATES[answer]
  const approval = state !== 'made' ? null : by === 'customer' ? 'customer' : 'phone'
  const staff = by === 'partner' ? accountId : null
  const result = resultOf(order, change, answered)
  const ringing = approval === 'phone' ? { spokenBy } : {}
  const decision: Decision = { state, result, approval, accountId: staff, ...ringing, at }
  if (result === 'unchanged') await decideChange(transaction, { orderId, changeId }, decision, null)
  else await makeChange(context, transaction, order, { changeId, ...change, result }, decision)
  const unchanged = answer === 'withdraw' ? 'withdrawChange' : 'refuseChange'
  const act = result === 'unchanged' ? unchanged : 'change'
  await recordChangeEvent(transaction, orderId, { act, by, accountId, at })
  await enqueue(transaction, changeJobs('changed', order, changeId, at))
}

function resultOf(
  order: StoredOrder,
  { kind, position }: Change,
  { answer, isLineUnchanged = false }: Answered,
): ChangeResult {
  const isRefunded = leftOf(order)[position]?.quantity === 0
  if (answer === 'withdraw' || isLineUnchanged || isRefunded) return 'unchanged'
  if (answer === 'agreed' || answer === 'agreedByPhone') return 'changed'
  return resultWithout(kind, answer, isOnlyLine(order, position))
}
