import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { deleteEnquiriesOf, selectEnquiriesOf } from './enquiries.queries.ts'

/** What was written to the marketplace from an email address, the newest first. */
export async function enquiriesOf(db: Kysely<Database>, email: string) {
  const found = await selectEnquiriesOf(db, email)
  return found.map(({ sentAt, ...rest }) => ({ ...rest, sentAt: sentAt.toISOString() }))
}

/** Deletes what was written to the marketplace from an email address. */
export function eraseEnquiriesOf(transaction: Transaction, email: string): Promise<void> {
  return deleteEnquiriesOf(transaction, email)
}
