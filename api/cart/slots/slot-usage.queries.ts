import { sql, type Kysely } from 'kysely'
import type { SlotUsage } from '#rules/stores/slot-capacity.ts'
import type { Database } from '#api/database/tables.ts'

export interface ReservedSlot extends SlotUsage {
  startsAt: Date
  /** Until when the asking cart's own is kept; null for those of orders and of others. */
  reservedUntil: Date | null
}

/**
 * The places that are taken at a store at an instant, in the slots that start within a time (both
 * ends with it); those of a cart apart, where one is given.
 */
export function selectSlotUsage(
  db: Kysely<Database>,
  { storeId, from, to }: { storeId: string; from: Date; to: Date },
  at: Date,
  cartToken: string | null,
): Promise<ReservedSlot[]> {
  const isOwn = sql<boolean>`cart_token IS NOT DISTINCT FROM ${cartToken}`
  return db
    .selectFrom('slot_reservation')
    .select(({ fn }) => [
      'starts_at as startsAt',
      'items',
      isOwn.as('isOwn'),
      fn.countAll<number>().as('orders'),
      sql<Date | null>`max(reserved_until) FILTER (WHERE ${isOwn})`.as('reservedUntil'),
    ])
    .where('store_id', '=', storeId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<=', to)
    .where(({ eb, or }) => or([eb('reserved_until', 'is', null), eb('reserved_until', '>', at)]))
    .groupBy(['starts_at', 'items', 'isOwn'])
    .execute()
}
