import type { OutputOf } from '#contract/call.ts'
import type { reconcilePayments as reconcileCall } from '#contract/payments/operator-payments.ts'
import { chargeTransfers, providerFeeTransfers } from '#rules/payments/charge-transfers.ts'
import { storeTransfers } from '#rules/payments/store-transfers.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { PaymentsUnreachable } from '#api/outside/payments/payments.port.ts'
import { chargedOrderOf } from '#api/payments/ledger/ledger.queries.ts'
import { lockClosedDays, openDays } from '#api/payments/sales/closed-days.queries.ts'
import { compareWithProvider, QUIET_MS } from './compare-with-provider.ts'
import {
  closeDiscrepancies,
  saveDiscrepancies,
  claimDiscrepanciesToRecheck,
  type Found,
} from './discrepancies.queries.ts'
import { loadPricedOrder, insertMissingTransfers } from '#api/payments/ledger/ledger.queries.ts'
import { loadOwnDiscrepancies } from './own-discrepancies.queries.ts'
import {
  loadBeginning,
  loadStuckPayments,
  loadMissingCharges,
  resumeLeftPayments,
} from './reconcile-payments.queries.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'

export type Reconciled = OutputOf<typeof reconcileCall>

/** More than a day, so that one night's failure is made up for. */
const rangeMs = 26 * 3_600_000
/** A working provider does what is requested within minutes. What takes longer is a discrepancy. */
const stuckAfterMs = 3_600_000
/** Some refunds take the provider a while; most have reached the bank by then. */
const pendingAfterMs = 24 * 3_600_000
const weekMs = 7 * 86_400_000
const atOnce = 500
/** The provider is called for each of them that is older than a day. */
const maximumRechecks = 200

interface ReconcileOptions {
  /**
   * Checks whether any order is missing in the ledger, and not only those of the last day: that takes longer
   * the older the marketplace is, a week of it at once.
   */
  isOfAllTime?: boolean
  signal?: AbortSignal
}

/**
 * Compares provider, orders and ledger: continues what is stuck, repairs what can be repaired, and saves the
 * rest as discrepancies for the operator, which close by themselves once they are over. Any number may run at
 * once. Rejects with `PaymentsUnreachable` when the provider gives no answer, after what needs none.
 */
export async function reconcilePayments(
  context: Context,
  { isOfAllTime = false, signal }: ReconcileOptions = {},
): Promise<Reconciled> {
  const { payments, db, now } = context
  const since = new Date(now().getTime() - rangeMs)
  const open = await claimDiscrepanciesToRecheck(db, maximumRechecks, now())
  const ownSubjects = open.map(({ subject }) => subject).filter((each) => isOrder(each))
  const entered = await recordMissingCharges(
    context,
    isOfAllTime ? await loadBeginning(db) : since,
    signal,
  )
  const own = await findOwnDiscrepancies(context, since, ownSubjects)
  const ours = await saveAndClose(context, own, open.filter(isOwn))
  if (!payments) return { resumed: 0, compared: 0, cancelled: 0, entered, ...ours }

  await resumeLeftPayments(db, now())
  const continued = await continueStuckPayments(context, signal)
  const theirs = open.filter((each) => !isOwn(each))
  const again = theirs.map(({ subject }) => subject)
  const compared = await compareWithProvider(context, payments, again, signal)
  const still = theirs.filter(({ subject }) => !compared.moving.has(subject))
  const others = await saveAndClose(context, compared.found, still)
  return {
    resumed: continued + compared.resumed,
    compared: compared.compared,
    cancelled: compared.cancelled,
    entered: entered + compared.entered,
    discrepancies: ours.discrepancies + others.discrepancies,
    resolved: ours.resolved + others.resolved,
  }
}

type OpenDiscrepancy = Awaited<ReturnType<typeof claimDiscrepanciesToRecheck>>[number]

// The provider's ids of payments are no such numbers.
const isOrder = (subject: string) => /^[0-9a-f]{8}-/.test(subject)
const isOwn = ({ subject }: OpenDiscrepancy) => isOrder(subject)

/** Saves what was found, and closes what was open and is no longer found; returns how many of each. */
async function saveAndClose(
  { db, now }: Context,
  found: readonly Found[],
  open: readonly OpenDiscrepancy[],
): Promise<Pick<Reconciled, 'discrepancies' | 'resolved'>> {
  const saved = new Set(await saveDiscrepancies(db, found, now()))
  const over = open.filter(({ id }) => !saved.has(id)).map(({ id }) => id)
  return { discrepancies: saved.size, resolved: await closeDiscrepancies(db, over, now()) }
}

async function continueStuckPayments(context: Context, signal?: AbortSignal): Promise<number> {
  const before = quietBefore(context)
  const orderIds = await loadStuckPayments(context.db, { before, limit: atOnce })
  const failures: unknown[] = []
  for (const orderId of orderIds) {
    signal?.throwIfAborted()
    try {
      await continuePayment(context, orderId)
    } catch (error) {
      if (error instanceof PaymentsUnreachable) throw error
      failures.push(error)
    }
  }
  // One that fails has its own job, and `findOwnDiscrepancies` reports it; it does not stop the others.
  return orderIds.length - failures.length
}

/** Writes into the ledger what was paid since then without an entry there, one week after the other. */
async function recordMissingCharges(
  context: Context,
  since: Date,
  signal?: AbortSignal,
): Promise<number> {
  const end = quietBefore(context).getTime()
  let written = 0
  for (let from = since.getTime(); from < end; from += weekMs) {
    const span = { since: new Date(from), before: new Date(Math.min(from + weekMs, end)) }
    written += await recordMissingChargesOf(context, span, signal)
  }
  return written
}

async function recordMissingChargesOf(
  { db }: Context,
  span: { since: Date; before: Date },
  signal?: AbortSignal,
): Promise<number> {
  let written = 0
  for (let last: string | undefined; ;) {
    signal?.throwIfAborted()
    const missing = await loadMissingCharges(db, { ...span, limit: atOnce })
    if (missing[0] && missing[0].orderId === last) throw new Error('The ledger takes no charge')
    last = missing[0]?.orderId
    for (const { orderId, at, feePence, transferredPence } of missing) {
      signal?.throwIfAborted()
      const order = chargedOrderOf(await loadPricedOrder(db, orderId))
      const transfers = [
        ...chargeTransfers(order),
        ...providerFeeTransfers(feePence ?? 0),
        ...storeTransfers(transferredPence ?? 0),
      ]
      await inTransaction(db, async (transaction) => {
        await lockClosedDays(transaction)
        await insertMissingTransfers(transaction, orderId, transfers, at)
        await openDays(transaction, at)
      })
    }
    written += missing.length
    if (missing.length < atOnce) return written
  }
}

async function findOwnDiscrepancies(
  context: Context,
  since: Date,
  orderIds: string[],
): Promise<Found[]> {
  const before = quietBefore(context)
  const now = context.now().getTime()
  const stillBefore = new Date(now - stuckAfterMs)
  const pendingBefore = new Date(now - pendingAfterMs)
  const span = { since, before, stillBefore, pendingBefore, orderIds }
  const faults = await loadOwnDiscrepancies(context.db, span)
  return faults.map(({ kind, orderId, intentId, ownPence, refundId }) => {
    const discrepancy = { providerPence: null, ownPence, refundId }
    return { kind, subject: orderId, orderId, intentId, discrepancy }
  })
}

const quietBefore = ({ now }: Context) => new Date(now().getTime() - QUIET_MS)
