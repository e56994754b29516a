import type { OrderNews } from '#rules/news/order-news.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import { refundTransfers, returnedTransfers } from '#rules/payments/refund-transfers.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import type { Job } from '#api/jobs/tasks.ts'
import { PaymentsRefused, type ProviderRefund } from '#api/outside/payments/payments.port.ts'
import {
  chargedOrderOf,
  loadPricedOrder,
  loadRefundTransfers,
  loadStoreRefunds,
} from '#api/payments/ledger/ledger.queries.ts'
import { reversalPence } from '#rules/payments/store-transfers.ts'
import { connectedProvider } from '#api/payments/provider.ts'
import { loadTransferred } from './reversals.queries.ts'
import {
  saveProviderRefundId,
  loadRequestedRefund,
  loadRequestedRefunds,
  loadMadeRefunds,
  lockOrder,
  markRefundFailed,
  markRefundReturned,
  markRefundSucceeded,
} from './refunds.queries.ts'

/**
 * Makes the requested refunds of an order at the provider, once each however often this runs. One that is
 * made is recorded in the ledger and the order's history, and emailed to the customer. One that is refused,
 * or that the customer's bank returns later, can be made again. Rejects with `PaymentsUnreachable` when the
 * result is unknown.
 */
export async function makeRefunds(context: Context, orderId: string): Promise<void> {
  const madeBefore = await loadMadeRefunds(context.db, orderId)
  for (const requested of await loadRequestedRefunds(context.db, orderId)) {
    const made = await make(context, requested)
    if (made === null) await markRefundFailed(context.db, requested.id, context.now(), [])
    else if (made.status === 'failed')
      await markRefundFailed(
        context.db,
        requested.id,
        context.now(),
        jobsAboutReturn(orderId, requested.id, context.now()),
      )
    else if (made.status === 'succeeded') await succeed(context, orderId, requested.id, made)
    else await saveProviderRefundId(context.db, requested.id, made.id)
  }
  // Last, so that one which the provider no longer knows stops no other.
  for (const { id, providerRefundId } of madeBefore) {
    if (providerRefundId === null) continue
    const { status } = await connectedProvider(context).findRefund(providerRefundId)
    if (status === 'failed') await returnRefund(context, orderId, id)
  }
}

function returnRefund({ db, now }: Context, orderId: string, id: string): Promise<void> {
  const at = now()
  return inTransaction(db, async (transaction) => {
    await lockOrder(transaction, orderId)
    const transfers = returnedTransfers(await loadRefundTransfers(transaction, id))
    await markRefundReturned(transaction, { id, transfers, at }, jobsAboutReturn(orderId, id, at))
  })
}

/** Everyone who was emailed that a refund is on its way is emailed that it was returned. */
function jobsAboutReturn(orderId: string, refundId: string, at: Date): Job[] {
  const about = { orderId, message: 'refundReturned', refundId } as const
  return [
    { task: 'send-order-email', payload: { ...about, to: 'customer' } },
    { task: 'send-order-email', payload: { ...about, to: 'store' } },
    pushJob('refundReturned', { orderId, refundId, at }),
  ]
}

function pushJob(
  news: OrderNews,
  { at, ...about }: { orderId: string; refundId: string; at: Date },
): Job {
  return { task: 'send-order-push', payload: { ...about, news, happenedAt: at.toISOString() } }
}

type RequestedRefund = Awaited<ReturnType<typeof loadRequestedRefunds>>[number]

/** The provider recognises a repeated request for a day; after that, the refund is looked up first. */
const recognisedForMs = 20 * 3_600_000

/** Null: the provider refuses. */
async function make(
  context: Context,
  { id: refundId, intentId, amountPence, providerRefundId, requestedAt }: RequestedRefund,
): Promise<ProviderRefund | null> {
  const payments = connectedProvider(context)
  if (intentId === null) throw new Error('A payment was taken without an intent')
  if (providerRefundId !== null) return payments.findRefund(providerRefundId)
  if (context.now().getTime() - requestedAt.getTime() > recognisedForMs) {
    const made = await payments.findRefundOf(intentId, refundId)
    if (made) return made
  }
  try {
    return await payments.refund({ refundId, intentId, amountPence })
  } catch (error) {
    if (error instanceof PaymentsRefused) return null
    throw error
  }
}

function succeed(
  { db, now }: Context,
  orderId: string,
  refundId: string,
  made: ProviderRefund,
): Promise<void> {
  const at = now()
  return inTransaction(db, async (transaction) => {
    // One after the other, because the next one needs the amount that this one has refunded.
    await lockOrder(transaction, orderId)
    const refund = await loadRequestedRefund(transaction, refundId)
    if (!refund) return
    const { lines, accountType, lateMinutes, changeId, ...paid } = refund
    const transfers = refundTransfers(
      chargedOrderOf(await loadPricedOrder(transaction, orderId)),
      { ...paid, isRest: lines === null },
      await loadStoreRefunds(transaction, orderId),
    )
    const sent = await loadTransferred(transaction, orderId)
    const by: Actor = accountType ?? 'system'
    const emailTo = (to: 'customer' | 'store'): Job => ({
      task: 'send-order-email',
      payload: { orderId, message: 'refunded', to, refundId },
    })
    const isNewsToStore = by === 'operator' || lateMinutes !== null
    // That the order was changed, and what is refunded for it, the customer knows already.
    const isKnown = changeId !== null
    const jobs = [
      ...(isKnown ? [] : [emailTo('customer')]),
      ...(isNewsToStore && !isKnown ? [emailTo('store')] : []),
      ...(isKnown ? [] : [pushJob('refunded', { orderId, refundId, at })]),
    ]
    const refunded = {
      id: refundId,
      providerRefundId: made.id,
      by,
      transfers,
      reversalPence: reversalPence(transfers, sent),
      at,
    }
    await markRefundSucceeded(transaction, refunded, jobs)
  })
}
