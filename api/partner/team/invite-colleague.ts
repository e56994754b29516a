import { randomUUID } from 'node:crypto'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import { TEAM_MAXIMUM } from '#contract/partner/team.ts'
import { STAFF_INVITATION_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { countEmailTo, countRequestsOfNetwork } from '#api/session/limits/email-limit.ts'
import type { StoreAct } from '../change-at-store.ts'
import { changeTeam } from './change-team.ts'
import { markOwnerInvited } from './known-owners.queries.ts'
import {
  isColleague,
  loadColleagues,
  loadInvitation,
  loadInvitations,
  loadInvitationTo,
  saveInvitation,
} from './team.queries.ts'

export type Inviting = StoreAct & {
  /** The network address of the request. */
  address: string
}

/**
 * Invites somebody to work at a store, by email. Who is invited already gets a new link, in the new role.
 * Throws ALREADY_IN_TEAM, TEAM_IS_FULL, TOO_MANY_REQUESTS.
 */
export async function inviteColleague(
  context: Context,
  inviting: Inviting,
  { email: typed, role }: { email: string; role: StaffRole },
): Promise<void> {
  const email = typed.toLowerCase()
  const { storeId } = inviting
  await changeTeam(context, inviting, async (transaction) => {
    if (await isColleague(transaction, { storeId, email })) throw new ApiError('ALREADY_IN_TEAM')
    const before = await loadInvitationTo(transaction, { storeId, email })
    if (!before && (await isFull(transaction, storeId))) throw new ApiError('TEAM_IS_FULL')
    await send(context, transaction, { ...inviting, email, role, before })
  })
}

/**
 * Invites the owner of a store that has none, which is locked or made in the same transaction. Throws
 * TEAM_IS_FULL, TOO_MANY_REQUESTS.
 */
export async function inviteFirstOwner(
  context: Context,
  transaction: Transaction,
  inviting: Inviting,
  typed: string,
): Promise<void> {
  const email = typed.toLowerCase()
  const { storeId } = inviting
  const before = await loadInvitationTo(transaction, { storeId, email })
  if (!before && (await isFull(transaction, storeId))) throw new ApiError('TEAM_IS_FULL')
  await send(context, transaction, { ...inviting, email, role: 'owner', before })
  await markOwnerInvited(transaction, { storeId, email, at: context.now() })
}

/** Sends an invitation again with a new link. Throws NONEXISTING_INVITATION, TOO_MANY_REQUESTS. */
export async function resendInvitation(
  context: Context,
  inviting: Inviting,
  invitationId: string,
): Promise<void> {
  const { storeId } = inviting
  await changeTeam(context, inviting, async (transaction) => {
    const before = await loadInvitation(transaction, { storeId, invitationId })
    if (!before) throw new ApiError('NONEXISTING_INVITATION')
    const { email, role } = before
    await send(context, transaction, { ...inviting, email, role, before })
  })
}

async function isFull(transaction: Transaction, storeId: string): Promise<boolean> {
  const colleagues = await loadColleagues(transaction, storeId)
  const invitations = await loadInvitations(transaction, storeId)
  return colleagues.length + invitations.length >= TEAM_MAXIMUM
}

interface Sending extends Inviting {
  email: string
  role: StaffRole
  before: { role: StaffRole; expiresAt: Date } | undefined
}

async function send(
  { now }: Context,
  transaction: Transaction,
  { storeId, changer, address, email, role, before }: Sending,
): Promise<void> {
  const sentAt = now()
  const expiresAt = new Date(sentAt.getTime() + STAFF_INVITATION_LIFETIME_MS)
  await countRequestsOfNetwork(transaction, sentAt, { address })
  await countEmailTo(transaction, sentAt, { email, address })
  const linkId = randomUUID()
  const invitedBy = changer.accountId
  await saveInvitation(transaction, { storeId, email, role, linkId, invitedBy, sentAt, expiresAt })
  await recordChange(transaction, {
    ...changer,
    at: sentAt,
    storeId,
    act: 'inviteColleague',
    subject: email,
    before: before ? { role: before.role, invitedUntil: before.expiresAt.toISOString() } : {},
    after: { role, invitedUntil: expiresAt.toISOString() },
  })
  await enqueue(transaction, [{ task: 'send-invitation', payload: { linkId } }])
}
