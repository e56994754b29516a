import type { Enquiry } from '#contract/operator/enquiries.ts'
import type { Context } from '#api/context.ts'
import { inbox } from '#api/enquiries/inbox.ts'
import { ApiError } from '#api/http/api-error.ts'
import { listDataAccesses, recordDataAccess } from '../data-access/record-data-access.ts'
import { listedOf } from './list-enquiries.ts'

/** A message, for an operator; that they read it is recorded first. Throws NONEXISTING_ENQUIRY. */
export async function readEnquiry(
  context: Context,
  enquiryId: string,
  operatorId: string,
): Promise<Enquiry> {
  const { db } = context
  const message = await findEnquiry(db, enquiryId)
  const email = (message.fields['email'] ?? '').toLowerCase()
  const customerId = (await inbox.findCustomerByEmail(db, email))?.id ?? null
  await recordDataAccess(context, { operatorId, place: 'enquiry', customerId, enquiryId })
  const [entries, accesses] = await Promise.all([
    inbox.selectEntries(db, enquiryId),
    listDataAccesses(context, { enquiryId }),
  ])
  return {
    ...listedOf(message),
    version: message.version,
    customerId,
    entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    accesses,
  }
}

/** A message. `db` may be a transaction. Throws NONEXISTING_ENQUIRY, also for applications. */
export async function findEnquiry(db: Context['db'], enquiryId: string) {
  const message = await inbox.findMessageRow(db, enquiryId)
  if (!message) throw new ApiError('NONEXISTING_ENQUIRY')
  return message
}
