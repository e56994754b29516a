import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { deleteUsedBefore } from './used-bot-check.queries.ts'

/** Deletes used bot checks that would be refused for their age alone. */
export async function forgetUsedChecks({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const at = now()
  await inBatches(signal, (most) => deleteUsedBefore(db, at, most))
}
