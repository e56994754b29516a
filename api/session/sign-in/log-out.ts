import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { refreshTokenHash } from '#api/session/tokens/refresh-token.ts'
import { revokeSessionOf } from '#api/session/session.queries.ts'

/** Ends the session of a refresh token, if there is one: whoever is out already is out. */
export async function logOut(
  { db, now }: Context,
  token: string | null,
  { address }: { address: string },
): Promise<void> {
  if (token === null) return
  const at = now()
  await inTransaction(db, async (transaction) => {
    const accountId = await revokeSessionOf(transaction, refreshTokenHash(token), at)
    if (accountId === null) return
    await recordAccountEvent(transaction, { accountId, kind: 'signedOut', at, address })
  })
}
