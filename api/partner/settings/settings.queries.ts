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
      'waiting_soon_minutes as waitingSoonMinutes',
      'waiting_urgent_minutes as waitingUrgentMinutes',
      'cooking_soon_minutes as cookingSoonMinutes',
      'cooking_urgent_minutes as cookingUrgentMinutes',
    ])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  const { waitingEmailMinutes, warnsUnattended, unattendedPauseMinutes, ...kitchen } = row
  return {
    alerts: { waitingEmailMinutes },
    unattended: { warnsUnattended, unattendedPauseMinutes },
    kitchen,
  }
}

export async function updateSettings(
  transaction: Transaction,
  storeId: string,
  { alerts, unattended, kitchen }: StoreSettings,
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({
      waiting_email_minutes: alerts.waitingEmailMinutes,
      warns_unattended: unattended.warnsUnattended,
      unattended_pause_minutes: unattended.unattendedPauseMinutes,
      waiting_soon_minutes: kitchen.waitingSoonMinutes,
      waiting_urgent_minutes: kitchen.waitingUrgentMinutes,
      cooking_soon_minutes: kitchen.cookingSoonMinutes,
      cooking_urgent_minutes: kitchen.cookingUrgentMinutes,
    })
    .where('id', '=', storeId)
    .execute()
}
