import { randomUUID } from 'node:crypto'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import { OPERATORS_MAXIMUM } from '#contract/operator/operator-team.ts'
import { STAFF_INVITATION_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { countEmailTo, countRequestsOfNetwork } from '#api/session/limits/email-limit.ts'
import { changeOperators, type OperatorChanger } from './change-operators.ts'
import {
  deleteOperatorInvitation,
  loadOperatorByEmail,
  loadOperatorInvitation,
  loadOperatorInvitations,
  loadOperators,
  saveOperatorInvitation,
} from './operator-team.queries.ts'

type Inviting = OperatorChanger & {
  /** The network address of the request. */
  address: string
}

/**
 * Invites somebody to run the marketplace, by email. Who is invited already gets a new link, in the new role.
 * Throws ALREADY_IN_TEAM, TEAM_IS_FULL, TOO_MANY_REQUESTS.
 */
export async function inviteOperator(
  context: Context,
  inviting: Inviting,
  { email: typed, role }: { email: string; role: OperatorRole },
): Promise<void> {
  const email = typed.toLowerCase()
  await changeOperators(context, inviting, async (transaction) => {
    if ((await loadOperatorByEmail(transaction, email))?.role) throw new ApiError('ALREADY_IN_TEAM')
    const before = await loadOperatorInvitation(transaction, { email })
    if (!before && (await isFull(transaction))) throw new ApiError('TEAM_IS_FULL')
    await send(context, transaction, { ...inviting, email, role, before })
  })
}

/** Sends an invitation again with a new link. Throws NONEXISTING_INVITATION, TOO_MANY_REQUESTS. */
export async function resendOperatorInvitation(
  context: Context,
  inviting: Inviting,
  invitationId: string,
): Promise<void> {
  await changeOperators(context, inviting, async (transaction) => {
    const before = await loadOperatorInvitation(transaction, { invitationId })
    if (!before) throw new ApiError('NONEXISTING_INVITATION')
    const { email, role } = before
    await send(context, transaction, { ...inviting, email, role, before })
  })
}

/** Withdraws an invitation, whose link stops working. Throws NONEXISTING_INVITATION. */
export async function withdrawOperatorInvitation(
  context: Context,
  changer: OperatorChanger,
  invitationId: string,
): Promise<void> {
  await changeOperators(context, changer, async (transaction) => {
    const invitation = await loadOperatorInvitation(transaction, { invitationId })
    if (!invitation) throw new ApiError('NONEXISTING_INVITATION')
    const { email, role } = invitation
    await deleteOperatorInvitation(transaction, email)
    await recordChange(transaction, {
      ...changer,
      at: context.now(),
      storeId: null,
      act: 'withdrawInvitation',
      subject: email,
      before: { role },
      after: {},
    })
  })
}

async function isFull(transaction: Transaction): Promise<boolean> {
  const colleagues = await loadOperators(transaction)
  const invitations = await loadOperatorInvitations(transaction)
  return colleagues.length + invitations.length >= OPERATORS_MAXIMUM
}

interface Sending extends Inviting {
  email: string
  role: OperatorRole
  before: { role: OperatorRole; expiresAt: Date } | undefined
}

async function send(
  { now }: Context,
  transaction: Transaction,
  { accountId, by, address, email, role, before }: Sending,
): Promise<void> {
  const sentAt = now()
  const expiresAt = new Date(sentAt.getTime() + STAFF_INVITATION_LIFETIME_MS)
  await countRequestsOfNetwork(transaction, sentAt, { address })
  await countEmailTo(transaction, sentAt, { email, address })
  const linkId = randomUUID()
  const invitation = { email, role, linkId, invitedBy: accountId, sentAt, expiresAt }
  await saveOperatorInvitation(transaction, invitation)
  await recordChange(transaction, {
    accountId,
    by,
    at: sentAt,
    storeId: null,
    act: 'inviteColleague',
    subject: email,
    before: before ? { role: before.role, invitedUntil: before.expiresAt.toISOString() } : {},
    after: { role, invitedUntil: expiresAt.toISOString() },
  })
  await enqueue(transaction, [{ task: 'send-operator-invitation', payload: { linkId } }])
}
