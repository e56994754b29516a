import type { ManagedDiscount } from '#contract/partner/discounts.ts'
import { mayStopDiscount } from '#rules/discount/discount-state.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { announceDiscountChange } from '../discounts-of-cart.ts'
import { managedDiscount } from './managed-discount.ts'
import {
  endDiscount,
  lockDiscount,
  selectOneManaged,
  type DiscountRunner,
} from './managed-discounts.queries.ts'
import { recordDiscountChange } from './record-discount-change.ts'

/**
 * Stops a discount at once: orders that were placed have it, open baskets lose it. One that is stopped already
 * stays as it is. Throws NONEXISTING_DISCOUNT and DISCOUNT_OF_ANOTHER.
 */
export async function stopDiscount(
  context: Context,
  runner: DiscountRunner,
  id: string,
  changer: Changer,
): Promise<ManagedDiscount> {
  const at = context.now()
  const stopped = await inTransaction(context.db, async (transaction) => {
    await lockDiscount(transaction, id)
    const before = await selectOneManaged(transaction, runner, id)
    if (!before) throw new ApiError('NONEXISTING_DISCOUNT')
    if (!mayStopDiscount(runner.who, before)) throw new ApiError('DISCOUNT_OF_ANOTHER')
    if (before.endedAt !== null) return before
    await endDiscount(transaction, id, at)
    const after = { ...before, endedAt: at, version: before.version + 1 }
    await recordDiscountChange(transaction, changer, { at, act: 'stopDiscount', before, after })
    return after
  })
  announceDiscountChange(context, stopped.storeId)
  return managedDiscount(stopped, at)
}
