import type { BodyOf } from '#contract/call.ts'
import type {
  completeRegistration as completeCall,
  ProfileType,
  Tokens,
  User,
} from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readEmailCode } from '#api/session/email-code.ts'
import { lockEmailLink, spendEmailLinks } from '#api/session/email-link.queries.ts'
import { checkNewPassword } from '#api/session/password/check-new-password.ts'
import { hashPassword } from '#api/session/password/hash-password.ts'
import { readUser } from '#api/session/read-user.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { openSession, type SignedInFrom } from '#api/session/sign-in/open-session.ts'
import { refusingUsedPhone } from './refuse-used-phone.ts'
import { completeAccount } from './registration.queries.ts'

/**
 * Completes an account that the code of a link has confirmed, and signs it in. Throws
 * WRONG_CONFIRM_CODE, REGISTRATION_ALREADY_COMPLETED, PHONE_NUMBER_USED, and a FieldError for a
 * password that is refused.
 */
export async function completeRegistration(
  context: Context,
  body: BodyOf<typeof completeCall>,
  from: SignedInFrom,
): Promise<{ user: User; tokens: Tokens }> {
  const linkId = readEmailCode(context, body.code)
  if (linkId === null) throw new ApiError('WRONG_CONFIRM_CODE')
  checkNewPassword(context, body.password, [body.firstName, body.lastName])
  const passwordHash = await hashPassword(body.password)
  const account = await refusingUsedPhone(context, linkId, () =>
    inTransaction(context.db, async (transaction) => {
      const completed = await complete(transaction, context.now(), linkId, {
        ...body,
        passwordHash,
      })
      // Only now is it known whose link it is.
      checkNewPassword(context, body.password, [completed.email])
      return completed
    }),
  )
  const tokens = await openSession(context, account, { rememberMe: false, ...from })
  return { user: await readUser(context, account.accountId), tokens }
}

interface Completion {
  firstName: string
  lastName: string
  phone: string
  passwordHash: string
}

async function complete(
  transaction: Transaction,
  now: Date,
  linkId: string,
  { firstName, lastName, phone, passwordHash }: Completion,
): Promise<{ accountId: string; profileType: ProfileType; email: string }> {
  const link = await lockEmailLink(transaction, linkId, 'confirm')
  if (!link) throw new ApiError('WRONG_CONFIRM_CODE')
  if (link.completedAt) throw new ApiError('REGISTRATION_ALREADY_COMPLETED')
  if (link.expiresAt <= now) throw new ApiError('WRONG_CONFIRM_CODE')
  const { accountId, profileType, email } = link
  const given = { firstName, lastName, phone, passwordHash, now }
  await completeAccount(transaction, accountId, given)
  await spendEmailLinks(transaction, accountId, 'confirm', now)
  await recordAccountEvent(transaction, { accountId, kind: 'completed', at: now })
  return { accountId, profileType, email }
}
