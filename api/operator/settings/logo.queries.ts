import { sql } from 'kysely'
import type { Transaction } from '#api/database/transaction.ts'
import type { StoredLogo } from '#api/settings/logo-file.ts'

/** Lets one change of the logo wait for another. */
export async function lockLogo(transaction: Transaction): Promise<void> {
  await transaction.selectFrom('marketplace').select('is_only').forUpdate().execute()
}

/** Stores the logo in place of the former one; null: none. Every process reads it when it is committed. */
export async function replaceLogo(
  transaction: Transaction,
  logo: StoredLogo | null,
): Promise<void> {
  await transaction.deleteFrom('marketplace_logo').execute()
  if (logo) await transaction.insertInto('marketplace_logo').values(logo).execute()
  await transaction
    .updateTable('marketplace')
    .set({ logo_version: sql<number>`logo_version + 1` })
    .execute()
}
