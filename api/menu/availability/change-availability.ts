import type { Availability, AvailabilityChange } from '#contract/partner/sold-out.ts'
import { backTomorrow, isSoldOutUntilAllowed } from '#rules/menu/sold-out-until.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import {
  lockOption,
  lockProduct,
  setCount,
  updateAvailability,
  type AvailabilityRow,
} from './availability.queries.ts'
import { availabilityOf } from './read-staff-menu.ts'

/**
 * Marks a dish as sold out, counts it or puts it back; whoever has its menu open sees it at once. Throws
 * NONEXISTING_PRODUCT for one of another store, and a FieldError for an instant that is past or too far.
 */
export function changeProductAvailability(
  context: Context,
  { storeId, productId }: { storeId: string; productId: string },
  change: AvailabilityChange,
  changer: Changer,
): Promise<Availability> {
  return changing(context, { storeId, change, changer }, async (transaction, decide) => {
    const found = await lockProduct(transaction, storeId, productId)
    if (!found) throw new ApiError('NONEXISTING_PRODUCT')
    const changed = decide(found)
    await updateAvailability(transaction, 'product', productId, changed)
    const { left } = changed
    if (left !== found.left) await setCount(transaction, { storeId, productId, left })
    return { found, changed }
  })
}

/** The same for an option, wherever it is offered. Throws NONEXISTING_OPTION. */
export function changeOptionAvailability(
  context: Context,
  { storeId, optionId }: { storeId: string; optionId: string },
  change: AvailabilityChange,
  changer: Changer,
): Promise<Availability> {
  return changing(context, { storeId, change, changer }, async (transaction, decide) => {
    const found = await lockOption(transaction, storeId, optionId)
    if (!found) throw new ApiError('NONEXISTING_OPTION')
    const changed = decide(found)
    await updateAvailability(transaction, 'option', optionId, changed)
    return { found, changed }
  })
}

type Decide = (found: AvailabilityRow) => AvailabilityRow
type Write = (
  transaction: Transaction,
  decide: Decide,
) => Promise<{ found: AvailabilityRow; changed: AvailabilityRow }>

/** Does a change in one transaction, with its row of the audit log. */
async function changing(
  context: Context,
  { storeId, change, changer }: { storeId: string; change: AvailabilityChange; changer: Changer },
  write: Write,
): Promise<Availability> {
  const at = context.now()
  if (change.kind === 'until' && !isSoldOutUntilAllowed(new Date(change.until), at))
    throw new FieldError([{ field: 'until', code: 'invalid_value' }])
  const decide: Decide = (row) => ({ ...row, ...changedBy(change, row, at) })
  const answer = await inTransaction(context.db, async (transaction) => {
    const { found, changed } = await write(transaction, decide)
    const [before, after] = [availabilityOf(found, at), availabilityOf(changed, at)]
    const act = 'changeAvailability'
    await recordChange(transaction, {
      ...changer,
      at,
      storeId,
      act,
      subject: found.name,
      before,
      after,
    })
    return after
  })
  announceStoreChange(context, storeId)
  return answer
}

function changedBy(
  change: AvailabilityChange,
  { left }: AvailabilityRow,
  at: Date,
): Omit<AvailabilityRow, 'name'> {
  switch (change.kind) {
    case 'available':
      return { isAvailable: true, soldOutUntil: null, left: null }
    case 'untilTomorrow':
      return { isAvailable: true, soldOutUntil: backTomorrow(at), left }
    case 'until':
      return { isAvailable: true, soldOutUntil: new Date(change.until), left }
    case 'untilPutBack':
      return { isAvailable: false, soldOutUntil: null, left }
    case 'count':
      return { isAvailable: true, soldOutUntil: null, left: change.left }
  }
}
