import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { deleteJobsBefore } from './print-jobs.queries.ts'

/** What was printed is of use for as long as somebody may ask why it was not. */
const RETENTION_MS = 7 * 24 * 3_600_000

export async function deleteOldPrintJobs({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MS)
  await inBatches(signal, (maximum) => deleteJobsBefore(db, before, maximum))
}
