import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { removeAllFactors } from '#api/session/second-factor/remove-all-factors.ts'
import { tellOfRemoval } from '#api/session/second-factor/set-up-second-factor.ts'
import { endSessions } from '#api/session/sign-in/log-out.ts'
import { changeOperators, type OperatorChanger } from './change-operators.ts'

/**
 * Removes the second step of somebody who has lost it, at the marketplace or a restaurant. They are logged out
 * everywhere and told by email. Throws NONEXISTING_USER and NO_SECOND_FACTOR.
 */
export async function resetSecondFactor(
  context: Context,
  changer: OperatorChanger,
  accountId: string,
): Promise<void> {
  const at = context.now()
  await changeOperators(context, changer, async (transaction) => {
    const { name, had } = await removeAllFactors(transaction, accountId)
    if (!had) throw new ApiError('NO_SECOND_FACTOR')
    await endSessions(transaction, accountId, { at })
    const byAccountId = changer.accountId
    await recordAccountEvent(transaction, {
      accountId,
      kind: 'secondFactorRemoved',
      at,
      byAccountId,
    })
    await tellOfRemoval(transaction, accountId)
    await recordChange(transaction, {
      ...changer,
      at,
      storeId: null,
      act: 'resetSecondFactor',
      subject: name,
      before: { secondFactor: true },
      after: { secondFactor: false },
    })
  })
}
