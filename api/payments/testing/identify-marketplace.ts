import { sql } from 'kysely'
import type { Context } from '#api/context.ts'

/** Says who the marketplace is by law. */
export async function identifyMarketplace({ db, marketplace }: Context): Promise<void> {
  await db
    .updateTable('marketplace')
    .set({
      legal_name: 'Town Ltd',
      legal_address: '1 High Street',
      company_number: '01234567',
      version: sql`version + 1`,
    })
    .execute()
  await marketplace.load()
}
