import type { BodyOf } from '#contract/call.ts'
import type { acceptInvitation as acceptCall } from '#contract/partner/team.ts'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import type { Tokens, User } from '#contract/session.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readEmailCode } from '#api/session/email-code.ts'
import { checkNewPassword } from '#api/session/password/check-new-password.ts'
import { hashPassword } from '#api/session/password/hash-password.ts'
import { readUser } from '#api/session/read-user.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { openSession, type SignedInFrom } from '#api/session/sign-in/open-session.ts'
import {
  deleteInvitationTo,
  hasPartnerAccount,
  insertColleague,
  insertPartner,
  loadInvitationByLink,
  lockTeam,
} from './team.queries.ts'

interface OpenedInvitation {
  storeName: string
  email: string
  role: StaffRole
  hasAccount: boolean
}

/** What the link of an invitation is for. Throws NONEXISTING_INVITATION, INVITATION_EXPIRED. */
export async function openInvitation(context: Context, code: string): Promise<OpenedInvitation> {
  const { storeName, email, role } = await find(context, context.db, linkOf(context, code))
  return { storeName, email, role, hasAccount: await hasPartnerAccount(context.db, email) }
}

/** What the email of an invitation says; null where its link no longer works. */
export async function findInvitation({ db, now }: Context, linkId: string) {
  const invitation = await loadInvitationByLink(db, linkId)
  return invitation && invitation.expiresAt > now() ? invitation : null
}

/**
 * Makes an account by the link of an invitation, which proves that its address is theirs, and signs it in.
 * Throws as `openInvitation`, EXISTING_USER where the address has an account of restaurant staff, and a
 * FieldError for a refused password.
 */
export async function acceptInvitation(
  context: Context,
  { code, firstName, lastName, password }: BodyOf<typeof acceptCall>,
  from: SignedInFrom,
): Promise<{ user: User; tokens: Tokens }> {
  const linkId = linkOf(context, code)
  const { email } = await find(context, context.db, linkId)
  checkNewPassword(context, password, [email, firstName, lastName])
  const passwordHash = await hashPassword(password)
  const accountId = await inTransaction(context.db, async (transaction) => {
    const invitation = await take(context, transaction, linkId)
    const at = context.now()
    const made = { email: invitation.email, firstName, lastName, passwordHash, at }
    const accountId = await insertPartner(transaction, made)
    if (accountId === null) throw new ApiError('EXISTING_USER')
    await recordAccountEvent(transaction, { accountId, kind: 'completed', at })
    await join(transaction, { ...invitation, accountId, at })
    return accountId
  })
  const who = { accountId, profileType: 'partner' } as const
  const tokens = await openSession(context, who, { rememberMe: false, ...from })
  return { user: await readUser(context, accountId), tokens }
}

/** Lets a signed-in partner join. Throws as `openInvitation`, and INVITATION_OF_ANOTHER. */
export async function joinStore(context: Context, accountId: string, code: string): Promise<User> {
  const linkId = linkOf(context, code)
  const { email } = await readUser(context, accountId)
  await inTransaction(context.db, async (transaction) => {
    const invitation = await take(context, transaction, linkId)
    if (email !== invitation.email) throw new ApiError('INVITATION_OF_ANOTHER')
    await join(transaction, { ...invitation, accountId, at: context.now() })
  })
  return readUser(context, accountId)
}

function linkOf(context: Context, code: string): string {
  const linkId = readEmailCode(context, code)
  if (linkId === null) throw new ApiError('NONEXISTING_INVITATION')
  return linkId
}

async function find({ now }: Context, db: Context['db'], linkId: string) {
  const invitation = await loadInvitationByLink(db, linkId)
  if (!invitation) throw new ApiError('NONEXISTING_INVITATION')
  if (invitation.expiresAt <= now()) throw new ApiError('INVITATION_EXPIRED')
  return invitation
}

/** Uses an invitation up, of which somebody else may be doing the same. */
async function take(context: Context, transaction: Transaction, linkId: string) {
  const { storeId } = await find(context, transaction, linkId)
  await lockTeam(transaction, storeId)
  // What was sent anew, withdrawn or used meanwhile is not by this link any more.
  const invitation = await find(context, transaction, linkId)
  await deleteInvitationTo(transaction, invitation)
  return invitation
}

async function join(
  transaction: Transaction,
  given: { storeId: string; accountId: string; role: StaffRole; email: string; at: Date },
): Promise<void> {
  const { storeId, accountId, role, email, at } = given
  await insertColleague(transaction, { storeId, accountId, role })
  await recordChange(transaction, {
    accountId,
    by: 'partner',
    at,
    storeId,
    act: 'joinTeam',
    subject: email,
    before: {},
    after: { role },
  })
}
