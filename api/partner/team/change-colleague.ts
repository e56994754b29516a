import type { StaffRole } from '#contract/partner/staff-roles.ts'
import { isLastOwner } from '#rules/account/last-owner.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { StoreAct } from '../change-at-store.ts'
import { endTurns } from '../tablets/tablets.queries.ts'
import { changeTeam } from './change-team.ts'
import { countOwners, deleteColleague, loadColleague, setRole } from './team.queries.ts'

/**
 * Gives a colleague another role, or removes them with null: at once everywhere, as the store's calls ask
 * for the role each time and the streams of its board end with it, and so does their turn on a shared
 * tablet. Throws NONEXISTING_COLLEAGUE and
 * LAST_OWNER.
 */
export async function changeColleague(
  context: Context,
  change: StoreAct,
  { accountId, role }: { accountId: string; role: StaffRole | null },
): Promise<void> {
  const { storeId, changer } = change
  await changeTeam(context, change, async (transaction) => {
    const named = { storeId, accountId }
    const colleague = await loadColleague(transaction, named)
    if (!colleague) throw new ApiError('NONEXISTING_COLLEAGUE')
    const owners = await countOwners(transaction, storeId)
    if (isLastOwner({ owners, before: colleague.role, after: role }))
      throw new ApiError('LAST_OWNER')
    if (role === null) await deleteColleague(transaction, named)
    else await setRole(transaction, { ...named, role })
    await endTurns(transaction, named, context.now())
    await recordChange(transaction, {
      ...changer,
      at: context.now(),
      storeId,
      act: role === null ? 'removeColleague' : 'changeColleague',
      subject: colleague.name || colleague.email,
      before: { role: colleague.role },
      after: { role },
    })
  })
}
