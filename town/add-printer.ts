import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { PRINTING_STORE } from './demonstration-accounts.ts'

/** Connects a Star printer to a store of the demonstration, whose tickets the sandbox prints. */
export async function addPrinter(db: Kysely<Database>, secretHash: string): Promise<void> {
  await sql`
    INSERT INTO printer
      (store_id, kind, name, secret_hash, kitchen_copies, customer_copies, services, created_at)
    SELECT id, 'star', 'Kitchen', ${secretHash}, 1, 1, '{delivery,collection}', now()
    FROM store WHERE slug = ${PRINTING_STORE}
  `.execute(db)
}
