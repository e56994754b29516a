import { teamCalls } from '#contract/partner/team.ts'
import { checkStoreOf } from '#api/account/check-partner.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { lockTeam } from './team.queries.ts'

/** Somebody at a store who changes its team. */
export interface TeamChange {
  storeId: string
  changer: Changer & { accountId: string }
}

/**
 * Changes a store's team, one change after the other. Whoever changes it must still be allowed to: of two
 * owners who remove each other at once, only the first one does. Throws NONEXISTING_STORE and
 * STAFF_ROLE_NOT_ALLOWED.
 */
export function changeTeam<Result>(
  { db }: Context,
  { storeId, changer }: TeamChange,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    await lockTeam(transaction, storeId)
    await checkStoreOf({ db: transaction }, teamCalls.changeColleague, changer.accountId, storeId)
    return change(transaction)
  })
}
