import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { inviteFirstOwner, type Inviting } from './invite-colleague.ts'
import { countOwners, deleteInvitationTo, isColleague, loadInvitations } from './team.queries.ts'

/**
 * Invites the owner of a store that has none and is locked, in place of whoever was invited as its owner before:
 * a link that went to a mistyped address no longer makes anybody the owner. Throws RESTAURANT_HAS_OWNER,
 * ALREADY_IN_TEAM, TEAM_IS_FULL and TOO_MANY_REQUESTS.
 */
export async function inviteMissingOwner(
  context: Context,
  transaction: Transaction,
  inviting: Inviting,
  typed: string,
): Promise<void> {
  const email = typed.toLowerCase()
  const { storeId } = inviting
  if ((await countOwners(transaction, storeId)) > 0) throw new ApiError('RESTAURANT_HAS_OWNER')
  if (await isColleague(transaction, { storeId, email })) throw new ApiError('ALREADY_IN_TEAM')
  await withdrawOthers(context, transaction, inviting, email)
  await inviteFirstOwner(context, transaction, inviting, email)
}

/** The address that is invited to own a store, also where the invitation has run out; undefined: none is. */
export async function invitedOwner(
  transaction: Transaction,
  storeId: string,
): Promise<string | undefined> {
  const invitations = await loadInvitations(transaction, storeId)
  return invitations.find(({ role }) => role === 'owner')?.email
}

async function withdrawOthers(
  { now }: Context,
  transaction: Transaction,
  { storeId, changer }: Inviting,
  invited: string,
): Promise<void> {
  for (const { email, role } of await loadInvitations(transaction, storeId)) {
    if (role !== 'owner' || email === invited) continue
    await deleteInvitationTo(transaction, { storeId, email })
    await recordChange(transaction, {
      ...changer,
      at: now(),
      storeId,
      act: 'withdrawInvitation',
      subject: email,
      before: { role },
      after: {},
    })
  }
}
