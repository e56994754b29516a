import { sql, type Kysely } from 'kysely'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** Whether somebody runs the marketplace. */
export async function hasOperator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('type', '=', 'operator')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces the code that nobody has used. False: one was used before. */
export async function storeSetupCode(
  db: Db,
  { hash, at }: { hash: string; at: Date },
): Promise<boolean> {
  const stored = await db
    .insertInto('setup_code')
    .values({ hash, made_at: at })
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet({ hash, made_at: at })
        .where('setup_code.used_at', 'is', null),
    )
    .executeTakeFirst()
  return (stored.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Whether a code waits to be used, and nobody runs the marketplace. */
export async function isSetupOpen(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('setup_code')
    .select('made_at')
    .where('used_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account').select('id').where('type', '=', 'operator'))),
    )
    .executeTakeFirst()
  return row !== undefined
}

export function loadSetupCode(db: Db, hash: string) {
  return db
    .selectFrom('setup_code')
    .select('used_at as usedAt')
    .where('hash', '=', hash)
    .executeTakeFirst()
}

/** Of two at once one gets it: the other waits, and finds it used. */
export async function useSetupCode(
  transaction: Transaction,
  hash: string,
  at: Date,
): Promise<boolean> {
  const used = await transaction
    .updateTable('setup_code')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/** Closes the set-up for good, whoever else made an operator. */
export async function closeSetup(transaction: Transaction, at: Date): Promise<void> {
  await transaction
    .updateTable('setup_code')
    .set({ used_at: at })
    .where('used_at', 'is', null)
    .execute()
}

/** Lets one process make the first operator after the other. */
export async function lockOperators(transaction: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('first operator'))`.execute(transaction)
}

/** Null: the address has an account of an operator. */
export async function insertOperator(
  transaction: Transaction,
  given: {
    email: string
    firstName: string
    lastName: string
    /** Null: it will be set by a link. */
    passwordHash: string | null
    role: OperatorRole
    at: Date
  },
): Promise<string | null> {
  const row = await transaction
    .insertInto('account')
    .values({
      type: 'operator',
      operator_role: given.role,
      email: given.email,
      first_name: given.firstName,
      last_name: given.lastName,
      password_hash: given.passwordHash,
      created_at: given.at,
      confirmed_at: given.at,
      completed_at: given.at,
    })
    .onConflict((conflict) => conflict.columns(['email', 'type']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
