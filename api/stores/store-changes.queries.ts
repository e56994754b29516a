import { sql } from 'kysely'
import type { Transaction } from '#api/database/transaction.ts'

export const STORE_CHANGED = 'store_changed'

export async function notifyStoreChange(transaction: Transaction, storeId: string): Promise<void> {
  await sql`SELECT pg_notify(${STORE_CHANGED}, ${storeId})`.execute(transaction)
}
