import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { actOnProblem } from './act-on-problem.ts'
import { loadOverdueReports } from './problem-lists.queries.ts'

const pageSize = 100
const maximumFailures = 10

/**
 * Passes every report that its store did not answer in time to the marketplace; answers how many. One
 * that can't be passed on keeps no other from it, and is thrown at the end.
 */
export async function expireProblems(context: Context): Promise<number> {
  const failures: unknown[] = []
  let expired = 0
  let overdue: string[] = []
  do {
    const page = { now: context.now(), limit: pageSize, behind: overdue.at(-1) ?? null }
    overdue = await loadOverdueReports(context.db, page)
    for (const reportId of overdue) {
      try {
        if (await expire(context, reportId)) expired += 1
      } catch (error) {
        if (failures.length < maximumFailures) failures.push(error)
      }
    }
  } while (overdue.length === pageSize)
  if (failures.length > 0) throw new AggregateError(failures, 'Some reports could not be passed on')
  return expired
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
