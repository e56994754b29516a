import { type Kysely, sql } from 'kysely'
import type { Language } from '#rules/text/languages.ts'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

/**
 * The customer's account of an email address, created if there was none. One that is not complete takes the language
 * of the page on which somebody registers again.
 */
export async function insertUnconfirmed(
  transaction: Transaction,
  { email, language, now }: { email: string; language: Language; now: Date },
): Promise<{ id: string; isNew: boolean; isCompleted: boolean; passwordHash: string | null }> {
  return (
    transaction
      .insertInto('account')
      .values({ type: 'customer', email, language, created_at: now })
      // Also where it changes nothing it returns the existing row, and makes the second of two wait.
      .onConflict((conflict) =>
        conflict.columns(['email', 'type']).doUpdateSet({
          language: sql`CASE WHEN account.completed_at IS NULL
            THEN excluded.language ELSE account.language END`,
        }),
      )
      .returning([
        'id',
        sql<boolean>`xmax = 0`.as('isNew'),
        sql<boolean>`completed_at IS NOT NULL`.as('isCompleted'),
        'password_hash as passwordHash',
      ])
      .executeTakeFirstOrThrow()
  )
}

export async function confirmAccount(
  transaction: Transaction,
  accountId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ confirmed_at: now })
    .where('id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .execute()
}

export async function completeAccount(
  transaction: Transaction,
  accountId: string,
  given: {
    firstName: string
    lastName: string
    phone: string
    passwordHash: string | null
    now: Date
  },
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({
      first_name: given.firstName,
      last_name: given.lastName,
      phone: given.phone,
      ...(given.passwordHash !== null && { password_hash: given.passwordHash }),
      confirmed_at: sql<Date>`coalesce(confirmed_at, ${given.now})`,
      completed_at: given.now,
    })
    .where('id', '=', accountId)
    .execute()
}

export async function updatePassword(
  db: Kysely<Database>,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .execute()
}

/** Deletes at most `maximum` links that expired before; returns how many. */
export const deleteLinksExpiredBefore = (db: Kysely<Database>, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'email_link', key: 'id', at: 'expires_at' }, before, maximum)

/** Deletes at most `maximum` events from before; returns how many. */
export const deleteEventsBefore = (db: Kysely<Database>, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'account_event', key: 'id', at: 'at' }, before, maximum)

/**
 * Deletes at most `maximum` accounts that were created before and never completed, with their links and events;
 * returns how many. One whose link still works stays.
 */
export async function deleteUncompletedBefore(
  db: Kysely<Database>,
  { before, now }: { before: Date; now: Date },
  maximum: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM account WHERE id = ANY (ARRAY(
      SELECT id FROM account
      WHERE completed_at IS NULL AND type = 'customer' AND created_at < ${before}
        AND NOT EXISTS (
          SELECT FROM email_link WHERE account_id = account.id AND expires_at > ${now})
      ORDER BY created_at LIMIT ${maximum} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}
