import { sql, type Kysely } from 'kysely'
import type { MarketplaceSettings } from '#contract/operator/settings/settings.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { Nation } from '#rules/cart/bag-charge.ts'
import type { PlatformFee } from '#rules/cart/platform-fee.ts'

type Db = Kysely<Database>

/** Replaces the version that was read; returns false when somebody else did before. */
export async function replaceMarketplace(
  db: Db,
  settings: MarketplaceSettings,
  version: number,
): Promise<boolean> {
  const replaced = await db
    .updateTable('marketplace')
    .set({
      name: settings.name,
      welcome_line: settings.welcomeLine,
      accent_colour: settings.accentColour,
      welcome_colour: settings.welcomeColour,
      contact_email: settings.contactEmail,
      contact_phone: settings.contactPhone,
      legal_name: settings.legalName,
      legal_address: settings.legalAddress,
      company_number: settings.companyNumber,
      vat_number: settings.vatNumber,
      footer_text: settings.footerText,
      version: version + 1,
    })
    .where('version', '=', version)
    .executeTakeFirst()
  return replaced.numUpdatedRows > 0n
}

/** Two fees of one instant: the later one counts. */
export async function setPlatformFee(
  transaction: Transaction,
  { fixedPence, percent, capPence, from }: PlatformFee & { from: Date },
): Promise<void> {
  const values = { fixed_pence: fixedPence, percent: String(percent), cap_pence: capPence }
  await transaction
    .insertInto('platform_fee')
    .values({ effective_from: from, ...values })
    .onConflict((conflict) => conflict.column('effective_from').doUpdateSet(values))
    .execute()
}

/** Lets one change of fees wait for another. */
export async function lockPlatformFees(transaction: Transaction): Promise<void> {
  await sql`LOCK TABLE platform_fee IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
}

/** Two minimums of one nation and day: the later one counts. */
export async function setBagMinimum(
  transaction: Transaction,
  { nation, pencePerBag, fromDay }: { nation: Nation; pencePerBag: number; fromDay: string },
): Promise<void> {
  const values = { pence_per_bag: pencePerBag }
  await transaction
    .insertInto('bag_minimum')
    .values({ nation, from_day: fromDay, ...values })
    .onConflict((conflict) => conflict.columns(['nation', 'from_day']).doUpdateSet(values))
    .execute()
}

/** Lets one change of minimums wait for another. */
export async function lockBagMinimums(transaction: Transaction): Promise<void> {
  await sql`LOCK TABLE bag_minimum IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
}

/** In pence; null: none. */
export async function loadRefundLimit(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('marketplace')
    .select('support_refund_maximum_pence as maximumPence')
    .executeTakeFirstOrThrow()
  return row.maximumPence
}

/** Returns whether it was still what was read. */
export async function replaceRefundLimit(
  transaction: Transaction,
  beforePence: number | null,
  maximumPence: number | null,
): Promise<boolean> {
  const replaced = await transaction
    .updateTable('marketplace')
    .set({ support_refund_maximum_pence: maximumPence })
    .where('support_refund_maximum_pence', 'is not distinct from', beforePence)
    .executeTakeFirst()
  return replaced.numUpdatedRows > 0n
}

export async function updateEmailTestedAt(db: Db, at: Date): Promise<void> {
  await db.updateTable('marketplace').set({ email_tested_at: at }).execute()
}

export function loadOpeningState(db: Db) {
  return db
    .selectFrom('marketplace')
    .select([
      'email_tested_at as emailTestedAt',
      sql<number>`(SELECT count(*)::int FROM store WHERE state = 'live')`.as('storeCount'),
    ])
    .executeTakeFirstOrThrow()
}

/** The bank account and the authenticator app that were sealed last. */
export async function selectNewestSealed(db: Db) {
  const [account, app] = await Promise.all([
    db
      .selectFrom('store_bank_account')
      .select(['store_id as storeId', 'sealed'])
      .orderBy('changed_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('authenticator_app')
      .select(['account_id as accountId', 'sealed_secret as sealed'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { account, app }
}
