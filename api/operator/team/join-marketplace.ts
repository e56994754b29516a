import type { BodyOf } from '#contract/call.ts'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { acceptOperatorInvitation as acceptCall } from '#contract/operator/operator-team.ts'
import type { Tokens, User } from '#contract/session.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readEmailCode } from '#api/session/email-code.ts'
import { checkNewPassword } from '#api/session/password/check-new-password.ts'
import { hashPassword } from '#api/session/password/hash-password.ts'
import { readUser } from '#api/session/read-user.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { openSession, type SignedInFrom } from '#api/session/sign-in/open-session.ts'
import {
  deleteOperatorInvitation,
  loadOperatorByEmail,
  loadOperatorInvitationByLink,
  lockOperators,
  saveOperator,
} from './operator-team.queries.ts'

/** What the link of an invitation is for. Throws NONEXISTING_INVITATION, INVITATION_EXPIRED. */
export async function openOperatorInvitation(
  context: Context,
  code: string,
): Promise<{ email: string; role: OperatorRole }> {
  const { email, role } = await find(context, context.db, linkOf(context, code))
  return { email, role }
}

/** What the email of an invitation says; null where its link no longer works. */
export async function findOperatorInvitation({ db, now }: Context, linkId: string) {
  const invitation = await loadOperatorInvitationByLink(db, linkId)
  return invitation && invitation.expiresAt > now() ? invitation : null
}

/**
 * Makes an account of the console by the link of an invitation, which proves that its address is theirs, and
 * signs it in. Whoever has left before gets their account again, with another name and password. Throws as
 * `openOperatorInvitation`, EXISTING_USER, and a FieldError for a refused password.
 */
export async function acceptOperatorInvitation(
  context: Context,
  { code, firstName, lastName, password }: BodyOf<typeof acceptCall>,
  from: SignedInFrom,
): Promise<{ user: User; tokens: Tokens }> {
  const linkId = linkOf(context, code)
  const invited = await find(context, context.db, linkId)
  checkNewPassword(context, password, [invited.email, firstName, lastName], 'operator')
  const passwordHash = await hashPassword(password)
  const accountId = await inTransaction(context.db, async (transaction) => {
    await lockOperators(transaction)
    // What was sent anew, withdrawn or used meanwhile is not by this link any more.
    const { email, role } = await find(context, transaction, linkId)
    if ((await loadOperatorByEmail(transaction, email))?.role) throw new ApiError('EXISTING_USER')
    await deleteOperatorInvitation(transaction, email)
    const at = context.now()
    const made = { email, role, firstName, lastName, passwordHash, at }
    const accountId = await saveOperator(transaction, made)
    await recordAccountEvent(transaction, { accountId, kind: 'completed', at })
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at,
      storeId: null,
      act: 'joinTeam',
      subject: email,
      before: {},
      after: { role },
    })
    return accountId
  })
  const who = { accountId, profileType: 'operator' } as const
  const tokens = await openSession(context, who, { rememberMe: false, passwordHash, ...from })
  return { user: await readUser(context, accountId), tokens }
}

function linkOf(context: Context, code: string): string {
  const linkId = readEmailCode(context, code)
  if (linkId === null) throw new ApiError('NONEXISTING_INVITATION')
  return linkId
}

async function find({ now }: Context, db: Context['db'], linkId: string) {
  const invitation = await loadOperatorInvitationByLink(db, linkId)
  if (!invitation) throw new ApiError('NONEXISTING_INVITATION')
  if (invitation.expiresAt <= now()) throw new ApiError('INVITATION_EXPIRED')
  return invitation
}
