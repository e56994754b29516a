import type { ProblemPolicy } from '#contract/problems/problem-policy.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadPolicy, replacePolicy } from './problem-policy.queries.ts'

/** The marketplace's policy about problems and late orders. `db` may be a transaction. */
export async function readProblemPolicy({ db }: Pick<Context, 'db'>): Promise<ProblemPolicy> {
  const { reportHours, answerHours, version, ...late } = await loadPolicy(db)
  const lateCredit =
    late.lateMinutes === null
      ? null
      : {
          minutes: late.lateMinutes,
          percent: late.latePercent,
          pence: late.latePence,
          capPence: late.lateCapPence,
          payer: late.latePayer,
        }
  return { reportHours, answerHours, lateCredit, version }
}

/** Throws PROBLEM_POLICY_HAS_CHANGED when somebody else has changed it since it was read. */
export async function changeProblemPolicy(
  { db, now }: Context,
  policy: ProblemPolicy,
  by: { accountId: string },
): Promise<ProblemPolicy> {
  const isReplaced = await replacePolicy(db, policy, { ...by, at: now() })
  if (!isReplaced) throw new ApiError('PROBLEM_POLICY_HAS_CHANGED')
  return readProblemPolicy({ db })
}
