import { sql, type Kysely } from 'kysely'
import { OPERATOR_ROLES, type OperatorRole } from '#contract/operator/operator-roles.ts'
import type { NeedKind } from '#rules/operator/urgency.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { Matter } from './matter.ts'

type Db = Kysely<Database>

/**
 * Opens an alert of each matter that has none, and returns those it opened: of several who do so at once, one
 * opens it. Given in the order of their matters, so that nobody waits in a circle.
 */
export async function openAlerts(
  transaction: Transaction,
  matters: readonly Matter[],
  at: Date,
): Promise<{ id: string; kind: NeedKind }[]> {
  if (matters.length === 0) return []
  return transaction
    .insertInto('alert')
    .values(matters.map(({ facts, ...each }) => ({ ...each, facts: json(facts), opened_at: at })))
    .onConflict((conflict) =>
      conflict.column('matter').where('resolved_at', 'is', null).doNothing(),
    )
    .returning(['id', 'kind'])
    .execute()
}

/** Resolves the open alerts whose matters are not found any more; not of kinds that were not read to the end. */
export async function resolveAlerts(
  transaction: Transaction,
  { found, except, at }: { found: readonly string[]; except: readonly NeedKind[]; at: Date },
): Promise<void> {
  await sql`
    UPDATE alert SET resolved_at = ${at}
    WHERE resolved_at IS NULL AND matter <> ALL (${found}::text[])
      AND kind <> ALL (${except}::text[])
  `.execute(transaction)
}

/** Those of some alerts that are still open, the first first. */
export async function selectOpenAlerts(
  db: Db,
  ids: readonly string[],
): Promise<(Matter & { id: string })[]> {
  return db
    .selectFrom('alert')
    .select(['id', 'matter', 'kind', 'facts'])
    .where('id', 'in', ids)
    .where('resolved_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('matter')
    .execute()
}

export async function deleteResolvedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('alert').where('resolved_at', '<', before).execute()
}

/** The operators who want alerts by email. */
export async function selectEmailed(db: Db): Promise<{ accountId: string; role: OperatorRole }[]> {
  const rows = await emailed(db).execute()
  return rows.flatMap(({ accountId, role }) => (role ? [{ accountId, role }] : []))
}

/** One of them; undefined: they want none any more, or have left. */
export async function selectEmailedOne(
  db: Db,
  accountId: string,
): Promise<{ email: string; role: OperatorRole } | undefined> {
  const row = await emailed(db)
    .select('account.email')
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  return row?.role ? { email: row.email, role: row.role } : undefined
}

function emailed(db: Db) {
  return db
    .selectFrom('alert_email')
    .innerJoin('account', 'account.id', 'alert_email.account_id')
    .select(['account.id as accountId', 'account.operator_role as role'])
    .where('account.operator_role', 'in', OPERATOR_ROLES)
    .where('account.suspended_at', 'is', null)
    .orderBy('account.id')
}

export async function isEmailed(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('alert_email')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export async function setEmailed(db: Db, accountId: string, byEmail: boolean): Promise<void> {
  if (byEmail)
    await db
      .insertInto('alert_email')
      .values({ account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('alert_email').where('account_id', '=', accountId).execute()
}
