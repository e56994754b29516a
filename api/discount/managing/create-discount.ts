import { randomUUID } from 'node:crypto'
import {
  DISCOUNTS_MAXIMUM,
  type DiscountInput,
  type ManagedDiscount,
} from '#contract/partner/discounts.ts'
import type { DiscountFunder } from '#rules/discount/discount-terms.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { announceDiscountChange } from '../discounts-of-cart.ts'
import { checkDraft, refuseCode } from './check-draft.ts'
import { managedDiscount } from './managed-discount.ts'
import {
  countCurrent,
  insertDiscount,
  isCodeConflict,
  lockDiscountsOf,
  selectOneManaged,
  type DiscountRunner,
} from './managed-discounts.queries.ts'
import { recordDiscountChange } from './record-discount-change.ts'

export interface NewDiscount {
  input: DiscountInput
  /** Null: at every store. */
  storeId: string | null
  fundedBy: DiscountFunder
}

/**
 * Makes a discount that runs at once or from its date on. Throws TOO_MANY_DISCOUNTS, and a FieldError for what
 * is wrong with it.
 */
export async function createDiscount(
  context: Context,
  runner: DiscountRunner,
  { input, storeId, fundedBy }: NewDiscount,
  changer: Changer,
): Promise<ManagedDiscount> {
  const [at, id] = [context.now(), randomUUID()]
  const maximum = DISCOUNTS_MAXIMUM[runner.who]
  const made = await inTransaction(context.db, async (transaction) => {
    await lockDiscountsOf(transaction, runner)
    if ((await countCurrent(transaction, runner, at)) >= maximum)
      throw new ApiError('TOO_MANY_DISCOUNTS', { maximum })
    const draft = await checkDraft(transaction, {
      id,
      storeId,
      input,
      before: null,
      isPromised: false,
      now: at,
    })
    await insertDiscount(transaction, { id, draft, storeId, madeBy: runner.who, fundedBy, at })
    const after = await selectOneManaged(transaction, runner, id)
    if (!after) throw new Error('A discount is missing that was just made')
    await recordDiscountChange(transaction, changer, {
      at,
      act: 'addDiscount',
      before: null,
      after,
    })
    return after
  }).catch((error: unknown) => {
    if (isCodeConflict(error)) refuseCode()
    throw error
  })
  announceDiscountChange(context, storeId)
  return managedDiscount(made, at)
}
