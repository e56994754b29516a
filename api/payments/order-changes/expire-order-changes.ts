import type { Context } from '#api/context.ts'
import { actOnOverdue } from '#api/jobs/sweep.ts'
import { expireOrderChange } from './decide-change.ts'
import { loadOverdueChanges, type OverdueChange } from './order-changes.queries.ts'

/** Decides every change whose customer did not answer in time; answers how many. */
export function expireOrderChanges(context: Context): Promise<number> {
  return actOnOverdue<OverdueChange>({
    pageSize: 100,
    load: (behind, limit) => loadOverdueChanges(context.db, { now: context.now(), behind, limit }),
    act: (change) => expireOrderChange(context, change),
    failure: 'Some changes of orders could not be decided',
  })
}
