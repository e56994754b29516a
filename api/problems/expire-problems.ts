import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { actOnOverdue } from '#api/jobs/sweep.ts'
import { actOnProblem } from './act-on-problem.ts'
import { loadOverdueReports } from './problem-lists.queries.ts'

/** Passes every report that its store did not answer in time to the marketplace; returns how many. */
export function expireProblems(context: Context): Promise<number> {
  return actOnOverdue<string>({
    pageSize: 100,
    load: (behind, limit) => loadOverdueReports(context.db, { now: context.now(), behind, limit }),
    act: (reportId) => expire(context, reportId),
    failure: 'Some reports could not be passed on',
  })
}

/** False when the store answered, or another process passed it on, at the last moment. */
async function expire(context: Context, reportId: string): Promise<boolean> {
  try {
    await actOnProblem(context, { reportId, act: 'expire', by: 'system', accountId: null })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PROBLEM_STATUS_INVALID') return false
    throw error
  }
}
