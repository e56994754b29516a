import { randomUUID } from 'node:crypto'
import type { changeEmail as changeEmailCall } from '#contract/account/email-change.ts'
import type { BodyOf } from '#contract/call.ts'
import { EMAIL_LINK_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { countRequestsOfNetwork, countEmailTo } from '#api/session/limits/email-limit.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { proveIdentity } from '#api/session/sign-in/prove-identity.ts'
import { isEmailTaken, lockEmailOf, replaceEmailChange } from './email-change.queries.ts'

/**
 * Requests another email address: sends a link to the current one and to the new one. Only the owner can do
 * so, and emails to either mailbox are limited, so the error that another account has the new address reveals
 * little to a stranger. Throws what `proveIdentity` does, EXISTING_USER, TOO_MANY_REQUESTS, and a FieldError
 * for the address that the account already has.
 */
export async function changeEmail(
  context: Context,
  { accountId, sessionId }: Who,
  { email: typed, ...proof }: BodyOf<typeof changeEmailCall>,
  from: { address: string; cookies: string | undefined },
): Promise<void> {
  const newEmail = typed.toLowerCase()
  const { passwordHash } = await proveIdentity(context, accountId, proof, from)
  const at = context.now()
  const { address } = from
  await inTransaction(context.db, async (transaction) => {
    const account = await lockEmailOf(transaction, accountId)
    if (!account) throw new ApiError('UNAUTHORIZED')
    if (account.passwordHash !== passwordHash) throw new ApiError('INCORRECT_PASSWORD')
    if (account.email === newEmail)
      throw new FieldError([{ field: 'email', code: 'new_email_must_differ' }])
    await countRequestsOfNetwork(transaction, at, { address })
    await countEmailTo(transaction, at, { email: newEmail, address })
    if (await isEmailTaken(transaction, newEmail)) throw new ApiError('EXISTING_USER')
    await countEmailTo(transaction, at, { email: account.email, address })
    const links = { oldLinkId: randomUUID(), newLinkId: randomUUID() }
    const expiresAt = new Date(at.getTime() + EMAIL_LINK_LIFETIME_MS.emailChange)
    const change = { accountId, newEmail, sessionId, createdAt: at, expiresAt, ...links }
    await replaceEmailChange(transaction, change)
    await recordAccountEvent(transaction, { accountId, kind: 'emailChangeRequested', at, address })
    await enqueue(transaction, [
      {
        task: 'send-account-email',
        payload: { id: links.oldLinkId, message: 'leaveEmail', email: account.email, newEmail },
      },
      {
        task: 'send-account-email',
        payload: { id: links.newLinkId, message: 'enterEmail', email: newEmail },
      },
    ])
  })
}
