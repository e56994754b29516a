import type { changePassword as changePasswordCall } from '#contract/account/account.ts'
import type { BodyOf } from '#contract/call.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { enqueueAccountEmail } from '#api/session/enqueue-account-email.ts'
import { countAttempt } from '#api/session/limits/guess-limit.ts'
import { checkNewPassword } from '#api/session/password/check-new-password.ts'
import { hashPassword, verifyPassword } from '#api/session/password/hash-password.ts'
import { setPassword } from '#api/session/password/reset-password.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import type { Who } from '#api/http/asker.ts'
import { loadCredentials, lockAccount } from './account.queries.ts'

/**
 * Sets another password and ends every other session. Throws INCORRECT_PASSWORD for a wrong current
 * one, TOO_MANY_REQUESTS after too many, and a FieldError for a new one that is refused or the same.
 */
export async function changePassword(
  context: Context,
  { accountId, profileType, sessionId }: Who,
  { currentPassword, password }: BodyOf<typeof changePasswordCall>,
  { address }: { address: string },
): Promise<void> {
  const account = await loadCredentials(context.db, accountId)
  if (!account) throw new ApiError('UNAUTHORIZED')
  const resetAttempts = await countAttempt(context, { email: account.email, address })
  const isRight = await verifyPassword(account.passwordHash, currentPassword)
  if (!isRight) throw new ApiError('INCORRECT_PASSWORD')
  await resetAttempts()
  checkNewPassword(context, password, [account.email], profileType)
  if (await verifyPassword(account.passwordHash, password))
    throw new FieldError([{ field: 'password', code: 'new_password_must_differ' }])
  const passwordHash = await hashPassword(password)
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    // Of two that change it at once the second knows the current one no more.
    const present = await lockAccount(transaction, accountId)
    if (present?.passwordHash !== account.passwordHash) throw new ApiError('INCORRECT_PASSWORD')
    await setPassword(transaction, accountId, { passwordHash, exceptSessionId: sessionId, at })
    await recordAccountEvent(transaction, { accountId, kind: 'passwordChanged', at, address })
    await enqueueAccountEmail(transaction, { message: 'passwordChanged', email: account.email })
  })
}
