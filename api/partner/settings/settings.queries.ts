import type { Kysely } from 'kysely'
import type { StoreSettings } from '#contract/partner/settings.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

export async function selectSettings(
  db: Kysely<Database>,
  storeId: string,
): Promise<StoreSettings> {
  const row = await db
    .selectFrom('store')
    .select('waiting_email_minutes as waitingEmailMinutes')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  return { alerts: row }
}

export async function updateSettings(
  transaction: Transaction,
  storeId: string,
  { alerts }: StoreSettings,
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({ waiting_email_minutes: alerts.waitingEmailMinutes })
    .where('id', '=', storeId)
    .execute()
}
