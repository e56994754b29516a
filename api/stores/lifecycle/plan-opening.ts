import { openingFault } from '#rules/stores/planned-opening.ts'
import { afterAct } from '#rules/stores/store-lifecycle.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { enqueue, type Tasks } from '#api/jobs/tasks.ts'
import { announceStoreChange } from '../record/store-changes.ts'
import { lockLifecycle, setLifecycle, setOpening, selectLifecycle } from './lifecycle.queries.ts'
import { refuseUnready, tellOwners } from './move-store.ts'
import { missingOf } from './store-checks.ts'

interface Plan {
  storeId: string
  /** Null: it doesn't open automatically any more. */
  opensAt: Date | null
  changer: Changer
  at: Date
}

/**
 * Approves a store that lacks nothing, which opens automatically at a time; a draft is ready from then on. Another
 * time takes the place of the one before, null ends it. Its owners are emailed. Throws NONEXISTING_STORE,
 * RESTAURANT_STATE_INVALID, RESTAURANT_NOT_READY, and a FieldError for a time that has passed or is too far ahead.
 */
export async function planOpening(transaction: Transaction, plan: Plan): Promise<void> {
  const { storeId, opensAt, changer, at } = plan
  await lockLifecycle(transaction, storeId)
  const before = await selectLifecycle(transaction, storeId)
  if (!before) throw new ApiError('NONEXISTING_STORE')
  if (afterAct(before.state, 'approve', 'operator') === null)
    throw new ApiError('RESTAURANT_STATE_INVALID', { state: before.state })
  if (before.opensAt?.getTime() === opensAt?.getTime()) return
  if (opensAt) {
    const code = openingFault(opensAt, at)
    if (code) throw new FieldError([{ field: 'opensAt', code }])
    await refuseUnready(transaction, storeId)
    if (before.state !== 'ready')
      await setLifecycle(transaction, storeId, { state: 'ready', since: at })
    await enqueueOpening(transaction, { storeId, opensAt, at })
  }
  await setOpening(transaction, storeId, opensAt)
  await recordChange(transaction, {
    ...changer,
    at,
    storeId,
    act: 'planOpening',
    before: { lifecycle: before.state, opensAt: before.opensAt?.toISOString() ?? null },
    after: {
      lifecycle: opensAt ? 'ready' : before.state,
      opensAt: opensAt?.toISOString() ?? null,
    },
  })
  await tellOwners(transaction, [storeId], {
    reason: '',
    ...(opensAt ? { act: 'planOpening', until: opensAt.toISOString() } : { act: 'cancelOpening' }),
  })
}

async function enqueueOpening(
  transaction: Transaction,
  { storeId, opensAt, at }: { storeId: string; opensAt: Date; at: Date },
): Promise<void> {
  const payload = { storeId, opensAt: opensAt.toISOString() }
  // Counted from now, because the clock of the database need not be that of the marketplace.
  const afterSeconds = Math.ceil((opensAt.getTime() - at.getTime()) / 1000)
  await enqueue(transaction, [{ task: 'open-store', payload, afterSeconds }])
}

/**
 * Opens a store at the time that was planned for it, unless another was planned since. One that lacks something
 * by then stays as it is without a date, and its owners read what is missing.
 */
export async function openPlannedStore(
  context: Context,
  { storeId, opensAt }: Tasks['open-store'],
): Promise<void> {
  const at = context.now()
  const changer = { accountId: null, by: 'system', storeId, at } as const
  await inTransaction(context.db, async (transaction) => {
    await lockLifecycle(transaction, storeId)
    const store = await selectLifecycle(transaction, storeId)
    if (store?.opensAt?.toISOString() !== opensAt) return
    const missing = await missingOf(transaction, storeId)
    if (missing.length === 0) {
      await setLifecycle(transaction, storeId, { state: 'live', since: at })
      await recordChange(transaction, {
        ...changer,
        act: 'approveStore',
        before: { lifecycle: store.state, opensAt },
        after: { lifecycle: 'live', opensAt: null },
      })
      await tellOwners(transaction, [storeId], { act: 'approve', reason: '' })
      return
    }
    await setOpening(transaction, storeId, null)
    await recordChange(transaction, {
      ...changer,
      act: 'missOpening',
      before: { opensAt },
      after: { opensAt: null, missingChecks: missing.join(', ') },
    })
    await tellOwners(transaction, [storeId], { act: 'missOpening', reason: '', missing })
  })
  announceStoreChange(context, storeId)
}
