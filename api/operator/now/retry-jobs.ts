import { isOperatorAllowed, type OperatorRole } from '#contract/operator/operator-roles.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { NEED_PERMISSIONS } from './find-needs.ts'
import { isEmailTask } from './queue-needs.ts'
import { rescheduleFailed } from './queue.queries.ts'

const MAXIMUM_AT_ONCE = 1000

/**
 * Lets the failed jobs of a kind be tried again at once, 1,000 of them at most. Throws OPERATOR_ROLE_NOT_ALLOWED
 * for a role that doesn't see this kind.
 */
export async function retryJobs(
  context: Context,
  { role, ...changer }: Changer & { role: OperatorRole },
  task: string,
): Promise<void> {
  const permission = NEED_PERMISSIONS[isEmailTask(task) ? 'failedEmails' : 'failedJobs']
  if (!isOperatorAllowed(role, permission))
    throw new ApiError('OPERATOR_ROLE_NOT_ALLOWED', { role })
  await inTransaction(context.db, async (transaction) => {
    const jobs = await rescheduleFailed(transaction, { task, limit: MAXIMUM_AT_ONCE })
    if (jobs === 0) return
    await recordChange(transaction, {
      ...changer,
      at: context.now(),
      storeId: null,
      act: 'retryJobs',
      subject: task,
      before: {},
      after: { jobs },
    })
  })
}
