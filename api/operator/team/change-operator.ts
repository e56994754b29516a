import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import { isLastOwner } from '#rules/account/last-owner.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { removeAllFactors } from '#api/session/second-factor/remove-all-factors.ts'
import { endSessions } from '#api/session/sign-in/log-out.ts'
import { endStaffSessions } from '#api/session/sign-in/staff-session.ts'
import { changeOperators, type OperatorChanger } from './change-operators.ts'
import {
  countOperatorOwners,
  loadOperator,
  removeOperatorRole,
  setOperatorRole,
} from './operator-team.queries.ts'

/**
 * Gives a colleague another role, which ends their work as a restaurant's staff, or removes them with null: their
 * sessions end at once in every process, and their password with them. Throws NONEXISTING_COLLEAGUE and LAST_OWNER.
 */
export async function changeOperator(
  context: Context,
  changer: OperatorChanger,
  { accountId, role }: { accountId: string; role: OperatorRole | null },
): Promise<void> {
  const at = context.now()
  await changeOperators(context, changer, async (transaction) => {
    const colleague = await loadOperator(transaction, accountId)
    if (!colleague) throw new ApiError('NONEXISTING_COLLEAGUE')
    const owners = await countOperatorOwners(transaction)
    if (isLastOwner({ owners, before: colleague.role, after: role }))
      throw new ApiError('LAST_OWNER')
    if (role === null) {
      await removeOperatorRole(transaction, { accountId, at })
      await removeAllFactors(transaction, accountId)
      await endSessions(transaction, accountId, { at })
    } else {
      await setOperatorRole(transaction, { accountId, role })
      await endStaffSessions(transaction, accountId, at)
    }
    await recordChange(transaction, {
      ...changer,
      at,
      storeId: null,
      act: role === null ? 'removeColleague' : 'changeColleague',
      subject: colleague.name || colleague.email,
      before: { role: colleague.role },
      after: { role },
    })
  })
}
