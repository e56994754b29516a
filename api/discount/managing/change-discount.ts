import type { DiscountInput, ManagedDiscount } from '#contract/partner/discounts.ts'
import { isPromised } from '#rules/discount/discount-faults.ts'
import { mayChangeDiscount } from '#rules/discount/discount-state.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { announceDiscountChange } from '../discounts-of-cart.ts'
import { checkDraft, refuseCode } from './check-draft.ts'
import { managedDiscount } from './managed-discount.ts'
import {
  isCodeConflict,
  lockDiscount,
  selectOneManaged,
  updateDiscount,
  type DiscountRunner,
} from './managed-discounts.queries.ts'
import { recordDiscountChange } from './record-discount-change.ts'

export interface ChangedDiscount {
  id: string
  /** That its maker has seen. */
  version: number
  input: DiscountInput
}

/**
 * Changes a discount that is neither stopped nor over; of one that was used, only what breaks no promise.
 * Throws NONEXISTING_DISCOUNT, DISCOUNT_OF_ANOTHER, DISCOUNT_IS_OVER, DISCOUNT_HAS_CHANGED, and a FieldError
 * for what is wrong with it.
 */
export async function changeDiscount(
  context: Context,
  runner: DiscountRunner,
  { id, version, input }: ChangedDiscount,
  changer: Changer,
): Promise<ManagedDiscount> {
  const at = context.now()
  const changed = await inTransaction(context.db, async (transaction) => {
    await lockDiscount(transaction, id)
    const before = await selectOneManaged(transaction, runner, id)
    if (!before) throw new ApiError('NONEXISTING_DISCOUNT')
    if (!mayChangeDiscount(runner.who, before)) throw new ApiError('DISCOUNT_OF_ANOTHER')
    const isOver = before.endedAt !== null || (before.endsAt !== null && before.endsAt <= at)
    if (isOver) throw new ApiError('DISCOUNT_IS_OVER')
    if (before.version !== version) throw new ApiError('DISCOUNT_HAS_CHANGED')
    const { storeId } = before
    const draft = await checkDraft(transaction, {
      id,
      storeId,
      input,
      before,
      isPromised: isPromised(before, before, at),
      now: at,
    })
    await updateDiscount(transaction, { id, draft, storeId, at })
    const after = await selectOneManaged(transaction, runner, id)
    if (!after) throw new Error('A discount is missing that is locked')
    await recordDiscountChange(transaction, changer, { at, act: 'changeDiscount', before, after })
    return after
  }).catch((error: unknown) => {
    if (isCodeConflict(error)) refuseCode()
    throw error
  })
  announceDiscountChange(context, changed.storeId)
  return managedDiscount(changed, at)
}
