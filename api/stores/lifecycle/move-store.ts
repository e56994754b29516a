import { randomUUID } from 'node:crypto'
import type { AuditAct } from '#contract/partner/changes.ts'
import {
  afterAct,
  LIFECYCLE_STATES,
  type LifecycleState,
  type RestaurantAct,
} from '#rules/stores/store-lifecycle.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { StoreNews } from '#api/jobs/store-news.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { lockLifecycle, selectLifecycle, selectOwners, setLifecycle } from './lifecycle.queries.ts'
import { missingOf } from './store-checks.ts'

/** What is done to a store; applications are not stores yet. */
export type StoreMove = Exclude<RestaurantAct, 'takeOn' | 'decline'>

const AUDIT_ACT: Readonly<Record<StoreMove, AuditAct>> = {
  askForApproval: 'askForApproval',
  sendBack: 'sendStoreBack',
  approve: 'approveStore',
  suspend: 'suspendStore',
  restore: 'restoreStore',
  archive: 'archiveStore',
}

interface Move {
  storeId: string
  act: StoreMove
  by: 'operator' | 'owner'
  reason: string
  changer: Changer
  at: Date
}

/**
 * Moves a store to the state that an act leads to, writes down who did, and tells the owners of what the
 * marketplace does. Throws NONEXISTING_STORE, RESTAURANT_STATE_INVALID, and RESTAURANT_NOT_READY with what is
 * missing.
 */
export async function moveStore(transaction: Transaction, move: Move): Promise<void> {
  const { storeId, act, by, reason, changer, at } = move
  const from = await lockLifecycle(transaction, storeId)
  if (!from) throw new ApiError('NONEXISTING_STORE')
  const to = afterAct(from, act, by)
  if (!isOfStore(to)) throw new ApiError('RESTAURANT_STATE_INVALID', { state: from })
  if (to === 'ready' || (to === 'live' && act === 'approve'))
    await refuseUnready(transaction, storeId)
  const opensAt = (await selectLifecycle(transaction, storeId))?.opensAt?.toISOString()
  await setLifecycle(transaction, storeId, { state: to, since: at })
  await recordChange(transaction, {
    ...changer,
    at,
    storeId,
    act: AUDIT_ACT[act],
    before: { lifecycle: from, ...(opensAt && { opensAt }) },
    after: { lifecycle: to, ...(opensAt && { opensAt: null }), ...(reason && { reason }) },
  })
  if (act !== 'askForApproval') await tellOwners(transaction, [storeId], { act, reason })
}

const isOfStore = (state: string | null): state is LifecycleState =>
  LIFECYCLE_STATES.some((each) => each === state)

/** Throws RESTAURANT_NOT_READY with what a store lacks for opening to customers. */
export async function refuseUnready(transaction: Transaction, storeId: string): Promise<void> {
  const missing = await missingOf(transaction, storeId)
  if (missing.length > 0) throw new ApiError('RESTAURANT_NOT_READY', { missing })
}

/** Emails every owner of these stores, each by a job of their own. */
export async function tellOwners(
  transaction: Transaction,
  storeIds: readonly string[],
  news: Pick<StoreNews, 'act' | 'reason' | 'until' | 'document' | 'missing'>,
): Promise<void> {
  const owners = await selectOwners(transaction, storeIds)
  await enqueue(
    transaction,
    owners.map(({ storeId, ownerId }) => ({
      task: 'send-store-news' as const,
      payload: { id: randomUUID(), storeId, ownerId, ...news },
    })),
  )
}
