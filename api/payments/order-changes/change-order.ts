import { randomUUID } from 'node:crypto'
import type { OutputOf } from '#contract/call.ts'
import type {
  quoteOrderChange as quoteCall,
  RequestedChange,
} from '#contract/order-changes/order-change-calls.ts'
import type { Order } from '#contract/orders.ts'
import { changeDeadline } from '#rules/orders/order-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { findOrder, readOrder, type StoredOrder } from '#api/orders/reading/read-order.ts'
import { changeJobs } from './change-jobs.ts'
import { lockToChange } from './lock-to-change.ts'
import { makeChange } from './make-change.ts'
import { insertChange, recordChangeEvent } from './order-changes.queries.ts'
import { planChange, type PlannedChange } from './plan-change.ts'
import { findReplacement, type ReplacementDish } from './replacement.ts'

/** What a change of an order would come to. Throws as `planChange` and `findReplacement`. */
export async function quoteOrderChange(
  context: Context,
  orderId: string,
  requested: RequestedChange,
): Promise<OutputOf<typeof quoteCall>> {
  const order = await findOrder(context.db, orderId)
  const replacement = await replacementOf(context, order, requested)
  const { approval, paysNowPence, savesPence, ...plan } = planChange(order, requested, replacement)
  return {
    approval,
    totalPence: paysNowPence,
    newTotalPence: paysNowPence - savesPence,
    savesPence,
    newAllergens: plan.newAllergens,
  }
}

export interface ChangeOfStaff extends RequestedChange {
  orderId: string
  accountId: string
}

/**
 * Staff change a line of an order: at once where the customer's choice allows it or they have agreed on the
 * phone, else once the customer agrees on the order's page. Throws as `planChange`, `findReplacement` and
 * `makeChange`, and REPLACEMENT_NOT_ALLOWED with the reason.
 */
export async function changeOrder(context: Context, given: ChangeOfStaff): Promise<Order> {
  const { orderId } = given
  // Looked up before the transaction, which would otherwise wait for a second connection.
  const replacement = await replacementOf(context, await findOrder(context.db, orderId), given)
  await inTransaction(context.db, async (transaction) => {
    await lockToChange(transaction, orderId)
    const order = await findOrder(transaction, orderId)
    const plan = planChange(order, given, replacement)
    refuseNotAllowed(plan, given)
    await propose(context, transaction, order, plan, given)
  })
  return readOrder(context, orderId, 'partner')
}

function refuseNotAllowed({ approval }: PlannedChange, given: ChangeOfStaff): void {
  if (approval === 'impossible')
    throw new ApiError('REPLACEMENT_NOT_ALLOWED', { reason: 'ageRestricted' })
  if (approval === 'phone' && given.spokenBy === '')
    throw new ApiError('REPLACEMENT_NOT_ALLOWED', { reason: 'allergyNote' })
}

async function propose(
  context: Context,
  transaction: Transaction,
  order: StoredOrder,
  plan: PlannedChange,
  { position, accountId, spokenBy }: ChangeOfStaff,
): Promise<void> {
  const at = context.now()
  const { kind, before, proposed, savesPence } = plan
  const changeId = randomUUID()
  const deadlineAt = changeDeadline(at, order)
  const paysPence = plan.paysNowPence - savesPence
  const amounts = { savesPence, paysPence }
  const lines = { before, proposed }
  const proposal = { orderId: order.id, position, kind, ...lines, ...amounts, accountId, at }
  await insertChange(transaction, { id: changeId, ...proposal, deadlineAt })
  const isAgreedByPhone = spokenBy !== ''
  const needsAnswer = plan.approval !== 'choice' && !isAgreedByPhone
  const acting = { by: 'partner', accountId, at } as const
  if (needsAnswer) {
    await recordChangeEvent(transaction, order.id, { act: 'proposeChange', ...acting })
    return enqueue(transaction, changeJobs('changeProposed', order, changeId, at))
  }
  const approval = isAgreedByPhone ? 'phone' : 'choice'
  const result = 'changed' as const
  const change = { changeId, position, kind, proposed, result }
  const decision = { state: 'made', result, approval, accountId, spokenBy, at } as const
  await makeChange(context, transaction, order, change, decision)
  await recordChangeEvent(transaction, order.id, { act: 'change', ...acting })
  await enqueue(transaction, changeJobs('changed', order, changeId, at))
}

async function replacementOf(
  context: Context,
  order: StoredOrder,
  { replacement }: RequestedChange,
): Promise<ReplacementDish | null> {
  return replacement && findReplacement(context, order, replacement)
}
