import type { Kysely } from 'kysely'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { Database } from '#api/database/tables.ts'

/** Undefined: nobody of this id is an operator. */
export async function loadOperatorRole(
  db: Kysely<Database>,
  accountId: string,
): Promise<OperatorRole | undefined> {
  const row = await db
    .selectFrom('account')
    .select('operator_role as role')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.role ?? undefined
}
