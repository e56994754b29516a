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
    .select([
      'waiting_email_minutes as waitingEmailMinutes',
      'warns_unattended as warnsUnattended',
      'unattended_pause_minutes as unattendedPauseMinutes',
    ])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  const { waitingEmailMinutes, ...unattended } = row
  return { alerts: { waitingEmailMinutes }, unattended }
}

export async function updateSettings(
  transaction: Transaction,
  storeId: string,
  { alerts, unattended }: StoreSettings,
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({
      waiting_email_minutes: alerts.waitingEmailMinutes,
      warns_unattended: unattended.warnsUnattended,
      unattended_pause_minutes: unattended.unattendedPauseMinutes,
    })
    .where('id', '=', storeId)
    .execute()
}
