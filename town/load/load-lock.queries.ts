import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

// Any fixed number: loading has the advisory lock of that number.
const lockNumber = 7_185_302

/** Waits until no other process is loading, however long that takes; locked until the end. */
export async function waitForTurn(transaction: Transaction): Promise<void> {
  await allowLongStatements(transaction)
  await sql`SELECT pg_advisory_xact_lock(${lockNumber})`.execute(transaction)
}

/** Locked by the connection, over many transactions; false when another process is loading. */
export async function takeTurn(connection: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT pg_try_advisory_lock(${lockNumber}) AS taken
  `.execute(connection)
  return rows[0]?.taken ?? false
}

export async function giveUpTurn(connection: Kysely<Database>): Promise<void> {
  await sql`SELECT pg_advisory_unlock(${lockNumber})`.execute(connection)
}

/** The limits that protect a server from its requests do not suit the filling of a database. */
export async function allowLongStatements(transaction: Transaction): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(transaction)
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(transaction)
}

export async function hasAnyStore(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM store) AS found
  `.execute(db)
  return rows[0]?.found ?? false
}

/** Tells the planner what is there now, so that the first queries are already quick. */
export async function countRows(db: Kysely<Database>): Promise<void> {
  await sql`ANALYZE account, partner_store, store_type, store, store_cuisine, opening_span,
    hours_exception, delivery_zone, delivery_zone_prefix, category, product, option_group, option,
    product_option_group, review`.execute(db)
}
