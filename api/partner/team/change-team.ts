import { teamCalls } from '#contract/partner/team.ts'
import type { Context } from '#api/context.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { changeAtStore, type StoreAct } from '../change-at-store.ts'

/** Changes a store's team, as `changeAtStore` does. */
export const changeTeam = <Result>(
  context: Context,
  act: StoreAct,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => changeAtStore(context, teamCalls.changeColleague, act, change)
