import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** One partner who works for every store, to accept the bench's orders. */
export async function hireOnePartner(
  db: Kysely<Database>,
  email: string,
  passwordHash: string,
): Promise<void> {
  await sql`
    WITH hired AS (
      INSERT INTO account (type, email, password_hash, confirmed_at)
      VALUES ('partner', ${email}, ${passwordHash}, now())
      RETURNING id
    )
    INSERT INTO partner_store (account_id, store_id, role)
    SELECT hired.id, store.id, 'owner' FROM hired, store LIMIT 5000`.execute(db)
}

/** The owner of one store. */
export async function hirePartnerOf(
  db: Kysely<Database>,
  { email, passwordHash, storeId }: { email: string; passwordHash: string; storeId: string },
): Promise<void> {
  await sql`
    WITH hired AS (
      INSERT INTO account (type, email, password_hash, confirmed_at)
      VALUES ('partner', ${email}, ${passwordHash}, now())
      RETURNING id
    )
    INSERT INTO partner_store (account_id, store_id, role)
    SELECT hired.id, ${storeId}::uuid, 'owner' FROM hired`.execute(db)
}
