import type { Kysely } from 'kysely'
import type { StoreSettings } from '#contract/partner/settings.ts'
import type { Nation } from '#rules/cart/bag-charge.ts'
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
      'bag_pence as pencePerBag',
      'bags_per_order as bagsPerOrder',
      'no_bag_allowed as noBagAllowed',
    ])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  const { waitingEmailMinutes, warnsUnattended, unattendedPauseMinutes, ...others } = row
  const { pencePerBag, bagsPerOrder, noBagAllowed, ...kitchen } = others
  return {
    alerts: { waitingEmailMinutes },
    unattended: { warnsUnattended, unattendedPauseMinutes },
    kitchen,
    bags: { pencePerBag, bagsPerOrder, noBagAllowed },
  }
}

export async function updateSettings(
  transaction: Transaction,
  storeId: string,
  { alerts, unattended, kitchen, bags }: StoreSettings,
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
      bag_pence: bags.pencePerBag,
      bags_per_order: bags.bagsPerOrder,
      no_bag_allowed: bags.noBagAllowed,
    })
    .where('id', '=', storeId)
    .execute()
}

export async function selectNation(db: Kysely<Database>, storeId: string): Promise<Nation> {
  const { nation } = await db
    .selectFrom('store')
    .select('nation')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  return nation
}
