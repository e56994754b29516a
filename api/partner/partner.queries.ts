import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

export async function setPause(db: Db, storeId: string, pausedUntil: Date | null): Promise<void> {
  await db
    .updateTable('store')
    .set({ paused_until: pausedUntil })
    .where('id', '=', storeId)
    .execute()
}

export async function setBusy(
  db: Db,
  storeId: string,
  busy: { minutes: number; until: Date | null },
): Promise<void> {
  await db
    .updateTable('store')
    .set({ busy_minutes: busy.minutes, busy_until: busy.until })
    .where('id', '=', storeId)
    .execute()
}
