import type { ParsedCronItem } from 'graphile-worker'
import {
  findUnattended,
  UNATTENDED_WARNING_MINUTES,
  unattendedAct,
} from '#rules/stores/unattended.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { actOnOverdue } from '#api/jobs/sweep.ts'
import { cronItem } from '#api/jobs/cron-item.ts'
import { enqueue, type Job, type UnattendedNews } from '#api/jobs/tasks.ts'
import { findStores } from '#api/stores/record/find-store.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { storeMoment } from '#api/stores/record/store-state.ts'
import { selectOwnerIds } from '../business/business.queries.ts'
import { lockPause } from '../partner.queries.ts'
import { changePause } from '../pause-store.ts'
import {
  claimWarning,
  selectStoreDevices,
  selectUnseen,
  selectWatchedSince,
  type Unseen,
} from './unattended.queries.ts'

const MINUTE_MS = 60_000

/** Tried again only for a process that was killed; else the next minute looks again anyway. */
export function everyMinuteForBoards(): ParsedCronItem {
  return cronItem('watch-boards', '* * * * *', { maxAttempts: 3 })
}

/** Since when servers have seen boards without a break; undefined: none does at the moment. */
export function findWatchedSince({ db }: Context, now: Date): Promise<Date | undefined> {
  return selectWatchedSince(db, now)
}

/**
 * Tells the staff of stores that take orders while nobody has their store app open, once until somebody has had
 * it open again, and pauses those that want it; answers how many. Any number of processes may look at once.
 */
export async function watchBoards(context: Context): Promise<number> {
  const now = context.now()
  const watchedSince = await selectWatchedSince(context.db, now)
  if (!watchedSince) return 0
  const seenBy = new Date(now.getTime() - UNATTENDED_WARNING_MINUTES * MINUTE_MS)
  return actOnOverdue<UnseenStore>({
    pageSize: 500,
    load: async (behind, limit) => {
      const unseen = await selectUnseen(context.db, { seenBy, now, behind, limit })
      const ids = unseen.map(({ storeId }) => storeId)
      const stores = new Map((await findStores(context, ids)).map((store) => [store.id, store]))
      return unseen.map((each) => ({ ...each, store: stores.get(each.storeId) }))
    },
    act: (unseen) => actOnUnseen(context, unseen, { now, watchedSince }),
    failure: 'Some stores that nobody has open could not be warned',
  })
}

type UnseenStore = Unseen & { store: StoreRecord | undefined }

async function actOnUnseen(
  context: Context,
  { store, ...unseen }: UnseenStore,
  { now, watchedSince }: { now: Date; watchedSince: Date },
): Promise<boolean> {
  if (!store) return false
  const moments = store.services.map((service) => storeMoment(store, { service, zone: null }, now))
  const unattended = findUnattended(moments, { seenAt: unseen.seenAt, watchedSince })
  if (!unattended) return false
  const act = unattendedAct(unseen, { since: unattended.since, now })
  if (act === 'warn') return warn(context, unseen, now)
  return act === 'pause' && pauseUnattended(context, unseen, { now, until: unattended.until })
}

function warn({ db }: Context, unseen: Unseen, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const isClaimed = await claimWarning(transaction, unseen, now)
    if (isClaimed) await tellStaff(transaction, unseen.storeId, { now, pausedUntil: null })
    return isClaimed
  })
}

async function pauseUnattended(
  context: Context,
  unseen: Unseen,
  { now: at, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { storeId } = unseen
  const isPaused = await inTransaction(context.db, async (transaction) => {
    if (!(await claimWarning(transaction, unseen, at))) return false
    const before = await lockPause(transaction, storeId)
    // Somebody was faster: staff, or another process.
    if (before.until !== null && before.until > at) return false
    const after = { until, takesPreOrders: false, reason: 'unattended' } as const
    await changePause(transaction, { by: 'system', accountId: null, at, storeId, before, after })
    await tellStaff(transaction, storeId, { now: at, pausedUntil: until })
    return true
  })
  if (isPaused) announceStoreChange(context, storeId)
  return isPaused
}

async function tellStaff(
  transaction: Transaction,
  storeId: string,
  { now, pausedUntil }: { now: Date; pausedUntil: Date | null },
): Promise<void> {
  const news: UnattendedNews = {
    storeId,
    at: now.toISOString(),
    pausedUntil: pausedUntil?.toISOString() ?? null,
  }
  const devices = await selectStoreDevices(transaction, storeId, now)
  const owners = await selectOwnerIds(transaction, storeId)
  await enqueue(transaction, [
    ...devices.map((deviceId): Job => {
      return { task: 'send-unattended-push', payload: { ...news, deviceId } }
    }),
    ...owners.map((ownerId): Job => {
      return { task: 'send-unattended-email', payload: { ...news, ownerId } }
    }),
  ])
}
