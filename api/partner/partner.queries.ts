import type { Transaction } from '#api/database/transaction.ts'

export interface Overrides {
  pausedUntil: Date | null
  busyMinutes: number
  busyUntil: Date | null
}

/** What a store has set aside for a while, locked until the transaction ends. */
export function lockOverrides(transaction: Transaction, storeId: string): Promise<Overrides> {
  return transaction
    .selectFrom('store')
    .select([
      'paused_until as pausedUntil',
      'busy_minutes as busyMinutes',
      'busy_until as busyUntil',
    ])
    .where('id', '=', storeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function setPause(
  transaction: Transaction,
  storeId: string,
  pausedUntil: Date | null,
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({ paused_until: pausedUntil })
    .where('id', '=', storeId)
    .execute()
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
