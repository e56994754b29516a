import type { ProblemPolicy } from '#contract/problems/problem-policy.ts'
import type { AuditFields } from '#contract/audit/audit-fields.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
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
  const at = now()
  return inTransaction(db, async (transaction) => {
    const before = await readProblemPolicy({ db: transaction })
    const isReplaced = await replacePolicy(transaction, policy, { ...by, at })
    if (!isReplaced) throw new ApiError('PROBLEM_POLICY_HAS_CHANGED')
    const after = await readProblemPolicy({ db: transaction })
    await recordChange(transaction, {
      ...by,
      by: 'operator',
      at,
      storeId: null,
      act: 'changeProblemPolicy',
      before: auditFieldsOf(before),
      after: auditFieldsOf(after),
    })
    return after
  })
}

/** Without the late fields where nothing is credited for a late order. */
function auditFieldsOf({ reportHours, answerHours, lateCredit }: ProblemPolicy): AuditFields {
  return {
    reportHours,
    answerHours,
    ...(lateCredit && {
      lateCreditMinutes: lateCredit.minutes,
      lateCreditPercent: lateCredit.percent === null ? null : `${lateCredit.percent}%`,
      lateCreditPence: lateCredit.pence,
      lateCreditMaximum: lateCredit.capPence,
      lateCreditPaidBy: lateCredit.payer,
    }),
  }
}
