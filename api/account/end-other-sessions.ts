import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import type { Who } from '#api/session/tokens/access-token.ts'
import { endSessions } from '#api/session/sign-in/end-sessions.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'

/** Signs an account out everywhere but in the session that asks. */
export async function endOtherSessions(
  { db, now }: Context,
  { accountId, sessionId }: Who,
  { address }: { address: string },
): Promise<void> {
  const at = now()
  await inTransaction(db, async (transaction) => {
    await endSessions(transaction, accountId, { at, keepSessionId: sessionId })
    await recordAccountEvent(transaction, { accountId, kind: 'signedOutElsewhere', at, address })
  })
}
