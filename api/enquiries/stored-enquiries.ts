import type { Kysely } from 'kysely'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { retainedSinceOf } from '#api/settings/retention.ts'
import {
  deleteEnquiriesBefore,
  deleteEnquiriesOf,
  type Enquiry,
  findEnquiry,
  selectEnquiriesOf,
} from './enquiries.queries.ts'

export type { Enquiry }

/** The enquiries from an email address, the newest first. */
export async function enquiriesOf(db: Kysely<Database>, email: string) {
  const found = await selectEnquiriesOf(db, email)
  return found.map(({ sentAt, answers, ...rest }) => ({
    ...rest,
    sentAt: sentAt.toISOString(),
    answers: answers.map((each) => ({ ...each, at: new Date(each.at).toISOString() })),
  }))
}

/** Deletes the enquiries from an email address. */
export function eraseEnquiriesOf(transaction: Transaction, email: string): Promise<void> {
  return deleteEnquiriesOf(transaction, email)
}

/** An enquiry; null when it is deleted. */
export async function readEnquiry({ db }: Context, enquiryId: string): Promise<Enquiry | null> {
  return (await findEnquiry(db, enquiryId)) ?? null
}

/** Deletes enquiries that are older than the marketplace stores them. */
export async function deleteOldEnquiries(context: Context, signal: AbortSignal): Promise<void> {
  const before = await retainedSinceOf(context, 'enquiries')
  await inBatches(signal, (maximum) => deleteEnquiriesBefore(context.db, before, maximum))
}
