import type { Context } from '#api/context.ts'
import { findEnquiry } from './enquiries.queries.ts'
import type { Enquiry } from './enquiry.ts'

/** What somebody wrote; null when it is forgotten. */
export async function readEnquiry({ db }: Context, enquiryId: string): Promise<Enquiry | null> {
  return (await findEnquiry(db, enquiryId)) ?? null
}
