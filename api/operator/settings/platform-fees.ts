import type { PlatformFees } from '#contract/operator/settings/settings.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { datedPlatformFees, type DatedFee } from '#api/stores/record/charges.ts'
import type { PlatformFee } from '#rules/cart/platform-fee.ts'
import { lockPlatformFees, setPlatformFee } from './settings.queries.ts'

/** The fee that counts now, and those to come, the next one first. */
export async function listPlatformFees({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<PlatformFees> {
  const fees = await datedPlatformFees(db)
  const nowMs = now().getTime()
  const current = fees.find(({ fromMs }) => fromMs <= nowMs)
  return {
    now: current ? datedFeeOf(current) : null,
    later: fees
      .filter(({ fromMs }) => fromMs > nowMs)
      .toReversed()
      .map(datedFeeOf),
  }
}

const datedFeeOf = ({ fromMs, fee }: DatedFee) => ({
  ...fee,
  from: Number.isFinite(fromMs) ? new Date(fromMs).toISOString() : null,
})

/**
 * Sets the fee of orders that are placed from an instant on; null: from now on. Throws FEE_DATE_HAS_PASSED,
 * because what customers were charged does not change.
 */
export async function changePlatformFee(
  context: Context,
  { from, ...fee }: PlatformFee & { from: string | null },
  { accountId }: { accountId: string },
): Promise<PlatformFees> {
  const at = context.now()
  const begins = from === null ? at : new Date(from)
  if (begins < at) throw new ApiError('FEE_DATE_HAS_PASSED')
  await inTransaction(context.db, async (transaction) => {
    await lockPlatformFees(transaction)
    const fees = await datedPlatformFees(transaction)
    const replaced = fees.find(({ fromMs }) => fromMs <= begins.getTime())
    await setPlatformFee(transaction, { ...fee, from: begins })
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at,
      storeId: null,
      act: 'changePlatformFee',
      before: replaced ? auditFieldsOf(replaced.fee) : {},
      after: { ...auditFieldsOf(fee), platformFeeFrom: begins.toISOString() },
    })
  })
  return listPlatformFees(context)
}

const auditFieldsOf = ({ fixedPence, percent, capPence }: PlatformFee) => ({
  platformFeePence: fixedPence,
  platformFeePercent: `${percent}%`,
  platformFeeCap: capPence,
})
