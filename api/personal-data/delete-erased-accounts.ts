import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { forgetErasedBefore } from './personal-data.queries.ts'

/** Far longer than any access token is believed. */
const KNOWN_MS = 86_400_000

/** Deletes the ids of accounts that were deleted, once nobody can have a token of theirs. */
export async function forgetErased({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - KNOWN_MS)
  await inBatches(signal, (most) => forgetErasedBefore(db, before, most))
}
