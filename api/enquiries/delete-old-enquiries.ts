import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { deleteEnquiriesBefore } from './enquiries.queries.ts'

const KEPT_MS = 365 * 86_400_000

/** Deletes what people wrote a year ago and earlier. */
export async function forgetEnquiries({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  await inBatches(signal, (most) => deleteEnquiriesBefore(db, before, most))
}
