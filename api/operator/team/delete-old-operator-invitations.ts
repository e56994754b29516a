import { EXPIRED_LINK_RETENTION_MS } from '#rules/session/lifetimes.ts'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { deleteOperatorInvitationsExpiredBefore } from './operator-team.queries.ts'

/** Deletes invitations that expired long ago, and so the addresses of those who never joined. */
export async function deleteOldOperatorInvitations(
  { db, now }: Context,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(now().getTime() - EXPIRED_LINK_RETENTION_MS)
  await inBatches(signal, (maximum) => deleteOperatorInvitationsExpiredBefore(db, before, maximum))
}
