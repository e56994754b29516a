import type { Call } from '#contract/call.ts'
import { checkStoreOf, type Worker } from '#api/account/check-partner.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { lockTeam } from './team/team.queries.ts'

/** Somebody at a store who changes something of it. */
export interface StoreAct {
  storeId: string
  changer: Changer & Pick<Worker, 'accountId' | 'asStaff'> & { accountId: string }
}

/**
 * Changes something of a store that few may, one change after the other. Whoever makes it must still be
 * allowed to: of two owners who remove each other at once, only the first one does. Throws NONEXISTING_STORE
 * and STAFF_ROLE_NOT_ALLOWED.
 */
export function changeAtStore<Result>(
  { db }: Pick<Context, 'db'>,
  call: Call,
  { storeId, changer }: StoreAct,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    await lockTeam(transaction, storeId)
    await checkStoreOf({ db: transaction }, call, changer, storeId)
    return change(transaction)
  })
}
