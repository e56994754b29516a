import { removeOperator } from '#contract/operator/operator-team.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { checkOperator } from '#api/session/operators/check-operator.ts'
import { lockOperators } from './operator-team.queries.ts'

/** An owner of the marketplace who changes its team. */
export interface OperatorChanger {
  accountId: string
  by: 'operator'
}

/**
 * Changes the marketplace's team, one change after the other. Whoever makes it must still be an owner: of two
 * owners who remove each other at once, only the first one does. Throws UNAUTHORIZED and
 * OPERATOR_ROLE_NOT_ALLOWED.
 */
export function changeOperators<Result>(
  { db, configuration }: Pick<Context, 'db' | 'configuration'>,
  { accountId }: OperatorChanger,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    await lockOperators(transaction)
    await checkOperator({ db: transaction, configuration }, removeOperator, accountId)
    return change(transaction)
  })
}
