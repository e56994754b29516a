import type { listSessions as listSessionsCall } from '#contract/account/account.ts'
import type { OutputOf } from '#contract/call.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { endSessions } from '#api/session/sign-in/log-out.ts'
import type { Who } from '#api/http/asker.ts'
import { revokeOwnSession, selectOpenSessions } from './account.queries.ts'

/** Nobody reads further; the others end all the same when they are told to. */
const MAXIMUM_SHOWN = 50

/** Where an account is signed in: the session that asks, then the others, the last used first. */
export async function listSessions(
  { db, now }: Context,
  { accountId, sessionId }: Who,
): Promise<OutputOf<typeof listSessionsCall>> {
  const open = await selectOpenSessions(db, accountId, now(), MAXIMUM_SHOWN)
  const items = open.map(({ id, device, signedInAt, lastUsedAt }) => ({
    id,
    device,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === sessionId,
  }))
  return {
    items: items.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    nextCursor: null,
  }
}

/** Signs an account out everywhere but in the session that asks. */
export async function endOtherSessions(
  { db, now }: Context,
  { accountId, sessionId }: Who,
  { address }: { address: string },
): Promise<void> {
  const at = now()
  await inTransaction(db, async (transaction) => {
    await endSessions(transaction, accountId, { at, exceptSessionId: sessionId })
    await recordAccountEvent(transaction, { accountId, kind: 'signedOutElsewhere', at, address })
  })
}

/** Signs an account out in one place; nothing happens where that session has ended, or is somebody else's. */
export async function endSession(
  { db, now }: Context,
  { accountId }: Who,
  { sessionId, address }: { sessionId: string; address: string },
): Promise<void> {
  const at = now()
  await inTransaction(db, async (transaction) => {
    const hasEnded = await revokeOwnSession(transaction, { sessionId, accountId, at })
    if (hasEnded)
      await recordAccountEvent(transaction, { accountId, kind: 'signedOutElsewhere', at, address })
  })
}
