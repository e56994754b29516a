import type { Kysely } from 'kysely'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import {
  deleteEnquiriesBefore,
  deleteEnquiriesOf,
  type Enquiry,
  findEnquiry,
  selectEnquiriesOf,
} from './enquiries.queries.ts'

export type { Enquiry }

const STORED_MS = 365 * 86_400_000

/** The enquiries from an email address, the newest first. */
export async function enquiriesOf(db: Kysely<Database>, email: string) {
  const found = await selectEnquiriesOf(db, email)
  return found.map(({ sentAt, ...rest }) => ({ ...rest, sentAt: sentAt.toISOString() }))
}

/** Deletes the enquiries from an email address. */
export function eraseEnquiriesOf(transaction: Transaction, email: string): Promise<void> {
  return deleteEnquiriesOf(transaction, email)
}

/** An enquiry; null when it is deleted. */
export async function readEnquiry({ db }: Context, enquiryId: string): Promise<Enquiry | null> {
  return (await findEnquiry(db, enquiryId)) ?? null
}

/** Deletes enquiries older than a year. */
export async function deleteOldEnquiries({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - STORED_MS)
  await inBatches(signal, (maximum) => deleteEnquiriesBefore(db, before, maximum))
}
