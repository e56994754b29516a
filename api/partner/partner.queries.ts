import { sql, type Kysely } from 'kysely'
import { ANSWERS, MISSED_COUNTED, type Answer } from '#rules/orders/missed-orders.ts'
import type { PauseReason } from '#rules/stores/pause.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

/** A pause of a store, which may have ended; `until` is null where there was none. */
export interface StorePause {
  until: Date | null
  /** Whether orders for after the pause are taken while it runs. */
  takesPreOrders: boolean
  reason: PauseReason
}

/** A pause of one store; that of an area is of many. */
export type OwnPause = StorePause & { reason: Exclude<PauseReason, 'area'> }

/** The pause of a store, whose row is locked until the transaction ends. */
export function lockPause(transaction: Transaction, storeId: string): Promise<StorePause> {
  return transaction
    .selectFrom('store')
    .select([
      'paused_until as until',
      'pause_takes_pre_orders as takesPreOrders',
      'pause_reason as reason',
    ])
    .where('id', '=', storeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function setPause(
  transaction: Transaction,
  storeId: string,
  { until, takesPreOrders, reason }: OwnPause,
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({
      paused_until: until,
      pause_takes_pre_orders: takesPreOrders,
      pause_reason: reason,
      area_pause_id: null,
    })
    .where('id', '=', storeId)
    .execute()
}

/** For how long, and by how much, a store is busy, locked until the transaction ends. */
export function lockBusy(
  transaction: Transaction,
  storeId: string,
): Promise<{ minutes: number; until: Date | null }> {
  return transaction
    .selectFrom('store')
    .select(['busy_minutes as minutes', 'busy_until as until'])
    .where('id', '=', storeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function setBusy(
  transaction: Transaction,
  storeId: string,
  busy: { minutes: number; until: Date | null },
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({ busy_minutes: busy.minutes, busy_until: busy.until })
    .where('id', '=', storeId)
    .execute()
}

/** That a store missed an order, and the number of the event. */
export interface Missed {
  storeId: string
  eventId: number
  missedAt: Date
}

export function loadMissed(db: Kysely<Database>, orderId: string): Promise<Missed | undefined> {
  return db
    .selectFrom('order_event')
    .select(['store_id as storeId', 'id as eventId', 'at as missedAt'])
    .where('order_id', '=', orderId)
    .where('act', '=', 'expire')
    .executeTakeFirst()
}

/**
 * How the last orders of a store were answered, the newest first: as many as count, without those that
 * were missed after an event. Whoever answers an order later is there, so that counts.
 */
export async function loadAnswers(
  transaction: Transaction,
  storeId: string,
  eventId: number,
): Promise<Answer[]> {
  const rows = await transaction
    .selectFrom('order_event')
    .select(sql<Answer>`act`.as('act'))
    .where('store_id', '=', storeId)
    .where('act', 'in', ANSWERS)
    .where(({ or, eb }) => or([eb('act', '<>', 'expire'), eb('id', '<=', eventId)]))
    .orderBy('id', 'desc')
    .limit(MISSED_COUNTED)
    .execute()
  return rows.map(({ act }) => act)
}
