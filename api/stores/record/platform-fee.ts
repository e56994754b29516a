import type { Context } from '#api/context.ts'
import type { PlatformFee } from '#rules/cart/platform-fee.ts'
import { selectPlatformFees, type DatedFee } from './platform-fee.queries.ts'

/**
 * Fees are dated, so a new one is known long before it counts; this is how late one that counts at
 * once is noticed.
 */
const LIFETIME_MS = 5000

const feeCache = ({ memory }: Context) =>
  memory.cache<DatedFee[]>({ maximum: 1, lifetimeMs: LIFETIME_MS })

/** What the marketplace adds to an order that is placed now. */
export async function currentPlatformFee(context: Context): Promise<PlatformFee> {
  const { memory, db, now } = context
  const load = async () => ({ value: await selectPlatformFees(db) })
  const fees = await memory.of(feeCache, context).find('', load)
  const nowMs = now().getTime()
  const current = fees.find(({ fromMs }) => fromMs <= nowMs)
  return current?.fee ?? { fixedPence: 0, percent: 0, capPence: null }
}
