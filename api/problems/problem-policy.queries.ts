import type { Kysely } from 'kysely'
import type { ProblemPolicy } from '#contract/problems/problem-policy.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

export function loadPolicy(db: Db) {
  return db
    .selectFrom('problem_policy')
    .select([
      'report_hours as reportHours',
      'answer_hours as answerHours',
      'late_minutes as lateMinutes',
      'late_percent as latePercent',
      'late_pence as latePence',
      'late_cap_pence as lateCapPence',
      'late_payer as latePayer',
      'version',
    ])
    .executeTakeFirstOrThrow()
}

/** Replaces the version that was read; returns false when somebody else did before. */
export async function replacePolicy(
  db: Db,
  { reportHours, answerHours, lateCredit, version }: ProblemPolicy,
  { accountId, at }: { accountId: string; at: Date },
): Promise<boolean> {
  const replaced = await db
    .updateTable('problem_policy')
    .set({
      report_hours: reportHours,
      answer_hours: answerHours,
      late_minutes: lateCredit?.minutes ?? null,
      late_percent: lateCredit?.percent ?? null,
      late_pence: lateCredit?.pence ?? null,
      late_cap_pence: lateCredit?.capPence ?? null,
      ...(lateCredit && { late_payer: lateCredit.payer }),
      version: version + 1,
      changed_at: at,
      changed_by: accountId,
    })
    .where('version', '=', version)
    .executeTakeFirst()
  return replaced.numUpdatedRows > 0n
}
