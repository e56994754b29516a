import { sql, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** Resolves when the database answers. */
export async function ping(db: Kysely<Database>): Promise<void> {
  await sql`SELECT 1`.execute(db)
}
