import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { StoreAct } from '../change-at-store.ts'
import { changeTeam } from './change-team.ts'
import { deleteInvitationTo, loadInvitation } from './team.queries.ts'

/** Withdraws an invitation, whose link stops working. Throws NONEXISTING_INVITATION. */
export async function withdrawInvitation(
  context: Context,
  change: StoreAct,
  invitationId: string,
): Promise<void> {
  const { storeId, changer } = change
  await changeTeam(context, change, async (transaction) => {
    const invitation = await loadInvitation(transaction, { storeId, invitationId })
    if (!invitation) throw new ApiError('NONEXISTING_INVITATION')
    const { email, role } = invitation
    await deleteInvitationTo(transaction, { storeId, email })
    await recordChange(transaction, {
      ...changer,
      at: context.now(),
      storeId,
      act: 'withdrawInvitation',
      subject: email,
      before: { role },
      after: {},
    })
  })
}
