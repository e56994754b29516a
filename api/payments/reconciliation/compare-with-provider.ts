import { compareIntent } from '#rules/payments/compare-intent.ts'
import type { Context } from '#api/context.ts'
import {
  PaymentsRefused,
  PaymentsUnreachable,
  type Intent,
  type PaymentsPort,
} from '#api/outside/payments/payments.port.ts'
import type { Found } from './discrepancies.queries.ts'
import { saveFee, loadKnownPayments, type KnownPayment } from './reconcile-payments.queries.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { saveTipFee } from '#api/payments/tips/later-tip.queries.ts'

const backMs = 24 * 3_600_000
/** Younger payments are still under way. */
export const QUIET_MS = 2 * 60_000
/** Of a hundred each: more than a marketplace of this kind has in a day. */
const maximumPages = 200

export interface Compared {
  found: Found[]
  /** Payments that are changing, or could not be continued: their state is unknown. */
  moving: Set<string>
  compared: number
  resumed: number
  cancelled: number
  entered: number
}

/**
 * Compares the provider's payments of the last day, and those with open discrepancies, with our orders;
 * repairs what it can, and returns the rest. Rejects with `PaymentsUnreachable`.
 */
export async function compareWithProvider(
  context: Context,
  payments: PaymentsPort,
  /** Payments with earlier discrepancies. */
  again: readonly string[],
  signal?: AbortSignal,
): Promise<Compared> {
  const counts = { compared: 0, resumed: 0, cancelled: 0, entered: 0 }
  const result: Compared = { found: [], moving: new Set(), ...counts }
  const seen = new Set<string>()
  for await (const page of pagesOf(context, payments)) {
    signal?.throwIfAborted()
    for (const { id } of page) seen.add(id)
    await comparePage(context, payments, page, result)
  }
  for (const intentId of again) {
    if (seen.has(intentId)) continue
    signal?.throwIfAborted()
    const intent = await findKnown(payments, intentId)
    if (intent) await comparePage(context, payments, [intent], result)
  }
  return result
}

async function* pagesOf({ now }: Context, payments: PaymentsPort): AsyncGenerator<Intent[]> {
  const since = new Date(now().getTime() - backMs)
  let after: string | null = null
  for (let page = 0; page < maximumPages; page++) {
    const { items, hasMore }: Awaited<ReturnType<PaymentsPort['listIntents']>> =
      await payments.listIntents(since, after)
    yield items
    after = items.at(-1)?.id ?? null
    if (!hasMore || after === null) return
  }
}

async function findKnown(payments: PaymentsPort, intentId: string): Promise<Intent | null> {
  try {
    return await payments.findIntent(intentId)
  } catch (error) {
    if (error instanceof PaymentsRefused) return null
    throw error
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function comparePage(
  context: Context,
  payments: PaymentsPort,
  page: readonly Intent[],
  result: Compared,
): Promise<void> {
  // A payment that names no order is not ours: others may use the same account of the provider.
  const intents = page.filter(({ orderId }) => orderId !== null && UUID.test(orderId))
  const known = await loadKnownPayments(context.db, {
    intentIds: intents.map(({ id }) => id),
    orderIds: intents.flatMap(({ orderId }) => orderId ?? []),
  })
  const quietSince = context.now().getTime() - QUIET_MS
  for (const intent of intents) {
    const own =
      known.find(({ intentId }) => intentId === intent.id) ??
      known.find(({ orderId, isTip }) => orderId === intent.orderId && !isTip) ??
      null
    result.compared += 1
    const movedAt = Math.max(intent.createdAt.getTime(), own?.changedAt.getTime() ?? 0)
    if (movedAt > quietSince) result.moving.add(intent.id)
    else await compareOne(context, payments, { intent, own }, result)
  }
}

/** One that fails does not stop the others. */
async function compareOne(...given: Parameters<typeof compare>): Promise<void> {
  const [, , { intent }, result] = given
  try {
    await compare(...given)
  } catch (error) {
    if (error instanceof PaymentsUnreachable) throw error
    // Its state is unknown, so that its earlier discrepancies stay.
    result.moving.add(intent.id)
  }
}

async function compare(
  context: Context,
  payments: PaymentsPort,
  { intent, own }: { intent: Intent; own: KnownPayment | null },
  result: Compared,
): Promise<void> {
  let verdict = compareIntent(intent, own)
  if (verdict.act === 'report' && verdict.kind === 'refundMissing' && own) {
    // It may have been returned, which makes it one that failed.
    await continuePayment(context, own.orderId)
    const [known = null] = await loadKnownPayments(context.db, {
      intentIds: [intent.id],
      orderIds: [],
    })
    verdict = compareIntent(intent, known)
  }
  if (verdict.act === 'cancel') {
    await cancelIntent(payments, intent.id)
    result.cancelled += 1
  }
  if (verdict.act === 'continue' && own) {
    await continuePayment(context, own.orderId)
    result.resumed += 1
  }
  if (verdict.act === 'report') {
    const { kind, providerPence, ownPence } = verdict
    const discrepancy = { providerPence, ownPence, refundId: null }
    const about = { subject: intent.id, orderId: own?.orderId ?? null, intentId: intent.id }
    result.found.push({ kind, ...about, discrepancy })
  }
  if (own?.intentId === intent.id && own.feePence === null && own.status === 'captured')
    if (intent.feePence !== null) {
      const save = own.isTip ? saveTipFee : saveFee
      await save(context.db, own.orderId, intent.feePence, context.now())
      result.entered += 1
    }
}

async function cancelIntent(payments: PaymentsPort, intentId: string): Promise<void> {
  try {
    await payments.cancelIntent(intentId)
  } catch (error) {
    // It has been captured or voided meanwhile, which the next comparison sees.
    if (!(error instanceof PaymentsRefused)) throw error
  }
}
