import type { OrderNews } from '#rules/news/order-news.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import { refundTransfers, returnedTransfers } from '#rules/payments/refund-transfers.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import type { Job } from '#api/jobs/enqueue.ts'
import { PaymentsRefused, type ProviderRefund } from '#api/outside/payments/payments.port.ts'
import { chargedOrderOf } from '#api/payments/ledger/ledger.queries.ts'
import {
  loadPricedOrder,
  loadRefundTransfers,
  loadStoreRefunds,
} from '#api/payments/ledger/ledger.queries.ts'
import { connectedProvider } from '#api/payments/provider.ts'
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
 * Has the provider make the refunds of an order that were asked for, once each however often this runs:
 * one that is made is in the ledger, in the order's history and in an email to the customer; of one
 * that is refused, or that comes back later from the customer's bank, the money can be given back again.
 * Rejects with `PaymentsUnreachable` when nobody knows.
 */
export async function makeRefunds(context: Context, orderId: string): Promise<void> {
  const madeBefore = await loadMadeRefunds(context.db, orderId)
  for (const asked of await loadRequestedRefunds(context.db, orderId)) {
    const made = await make(context, asked)
    if (made === null) await markRefundFailed(context.db, asked.id, context.now(), [])
    else if (made.status === 'failed')
      await markRefundFailed(
        context.db,
        asked.id,
        context.now(),
        tellingOfReturn(orderId, asked.id, context.now()),
      )
    else if (made.status === 'succeeded') await succeed(context, orderId, asked.id, made)
    else await saveProviderRefundId(context.db, asked.id, made.id)
  }
  // Afterwards, so that one which nobody can tell of any more keeps no other from being made.
  for (const { id, providerRefundId } of madeBefore) {
    if (providerRefundId === null) continue
    const { status } = await connectedProvider(context).findRefund(providerRefundId)
    if (status === 'failed') await takeBack(context, orderId, id)
  }
}

function takeBack({ db, now }: Context, orderId: string, id: string): Promise<void> {
  const at = now()
  return inTransaction(db, async (transaction) => {
    await lockOrder(transaction, orderId)
    const transfers = returnedTransfers(await loadRefundTransfers(transaction, id))
    await markRefundReturned(transaction, { id, transfers, at }, tellingOfReturn(orderId, id, at))
  })
}

/** Who was told that the money is on its way is told that it has not arrived. */
function tellingOfReturn(orderId: string, refundId: string, at: Date): Job[] {
  const about = { orderId, message: 'refundReturned', refundId } as const
  return [
    { task: 'send-order-email', payload: { ...about, to: 'customer' } },
    { task: 'send-order-email', payload: { ...about, to: 'store' } },
    tellingBrowsers('refundReturned', { orderId, refundId, at }),
  ]
}

function tellingBrowsers(
  news: OrderNews,
  { at, ...about }: { orderId: string; refundId: string; at: Date },
): Job {
  return { task: 'send-order-push', payload: { ...about, news, happenedAt: at.toISOString() } }
}

type Asked = Awaited<ReturnType<typeof loadRequestedRefunds>>[number]

/** The provider knows a request again for a day: one that was asked before is looked for after that. */
const knownAgainMs = 20 * 3_600_000

/** Null: the provider says no. */
async function make(
  context: Context,
  { id: refundId, intentId, amountPence, providerRefundId, askedAt }: Asked,
): Promise<ProviderRefund | null> {
  const payments = connectedProvider(context)
  if (intentId === null) throw new Error('A payment was taken without an intent')
  if (providerRefundId !== null) return payments.findRefund(providerRefundId)
  if (context.now().getTime() - askedAt.getTime() > knownAgainMs) {
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
    // One after the other, because the next one needs to know what this one has given back.
    await lockOrder(transaction, orderId)
    const refund = await loadRequestedRefund(transaction, refundId)
    if (!refund) return
    const { amountPence, payer, lines, accountType, lateMinutes } = refund
    const transfers = refundTransfers(
      chargedOrderOf(await loadPricedOrder(transaction, orderId)),
      { amountPence, payer, isRest: lines === null },
      await loadStoreRefunds(transaction, orderId),
    )
    const by: Actor = accountType ?? 'system'
    const told = (to: 'customer' | 'store'): Job => ({
      task: 'send-order-email',
      payload: { orderId, message: 'refunded', to, refundId },
    })
    const isNewsToStore = by === 'operator' || lateMinutes !== null
    const jobs = [
      told('customer'),
      ...(isNewsToStore ? [told('store')] : []),
      tellingBrowsers('refunded', { orderId, refundId, at }),
    ]
    const settled = { id: refundId, providerRefundId: made.id, by, transfers, at }
    await markRefundSucceeded(transaction, settled, jobs)
  })
}
