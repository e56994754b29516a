import type { Context } from '#api/context.ts'
import type { PlatformFee } from '#rules/cart/platform-fee.ts'
import { selectPlatformFees, type DatedFee } from './platform-fee.queries.ts'

/**
 * Fees are dated, so a new one is known long before it counts; this is how late one that counts at
 * once is noticed.
 */
const KEPT_MS = 5000

const keptOfContext = new WeakMap<Context, { untilMs: number; fees: Promise<DatedFee[]> }>()

/** What the marketplace adds to an order that is placed now. */
export async function currentPlatformFee(context: Context): Promise<PlatformFee> {
  const nowMs = context.now().getTime()
  const fees = await feesAt(context, nowMs)
  const current = fees.find(({ fromMs }) => fromMs <= nowMs)
  return current?.fee ?? { fixedPence: 0, percent: 0, capPence: null }
}

function feesAt(context: Context, nowMs: number): Promise<DatedFee[]> {
  const kept = keptOfContext.get(context)
  if (kept && nowMs < kept.untilMs && nowMs >= kept.untilMs - KEPT_MS) return kept.fees
  const fees = selectPlatformFees(context.db)
  const fresh = { untilMs: nowMs + KEPT_MS, fees }
  keptOfContext.set(context, fresh)
  fees.catch(() => {
    if (keptOfContext.get(context) === fresh) keptOfContext.delete(context)
  })
  return fees
}
