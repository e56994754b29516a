import { sql, type Kysely } from 'kysely'
import type { Language } from '#rules/text/languages.ts'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** Adds a notice, or renews the one there is. */
export async function upsertNotice(
  transaction: Transaction,
  notice: { email: string; postCode: string; language: Language; at: Date },
): Promise<void> {
  await transaction
    .insertInto('delivery_notice')
    .values({
      email: notice.email,
      post_code: notice.postCode,
      language: notice.language,
      requested_at: notice.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'post_code'])
        .doUpdateSet({ language: notice.language, requested_at: notice.at }),
    )
    .execute()
}

/** Deletes those of an email address but the newest few. */
export async function deleteAllButNewest(
  transaction: Transaction,
  email: string,
  maximum: number,
): Promise<void> {
  await sql`
    DELETE FROM delivery_notice WHERE id IN (
      SELECT id FROM delivery_notice WHERE email = ${email}
      ORDER BY requested_at DESC, id OFFSET ${maximum}
    )`.execute(transaction)
}

/** The next postcodes that somebody waits at, in their order. */
export async function selectPostcodes(db: Db, after: string, maximum: number): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery_notice')
    .select('post_code as postCode')
    .distinct()
    .where('found_at', 'is', null)
    .where('post_code', '>', after)
    .orderBy('post_code')
    .limit(maximum)
    .execute()
  return rows.map(({ postCode }) => postCode)
}

/** Marks the notices of a postcode as found; returns those that were not before. */
export async function markFound(
  transaction: Transaction,
  postCode: string,
  at: Date,
): Promise<string[]> {
  const rows = await transaction
    .updateTable('delivery_notice')
    .set({ found_at: at })
    .where('post_code', '=', postCode)
    .where('found_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export function findNotice(db: Db, id: string) {
  return db
    .selectFrom('delivery_notice')
    .select(['email', 'post_code as postCode', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deleteNotice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('delivery_notice').where('id', '=', id).execute()
}

export function selectNoticesOf(db: Db, email: string) {
  return db
    .selectFrom('delivery_notice')
    .select(['post_code as postCode', 'requested_at as requestedAt'])
    .where('email', '=', email)
    .orderBy('requested_at', 'desc')
    .execute()
}

export async function deleteNoticesOf(transaction: Transaction, email: string): Promise<void> {
  await transaction.deleteFrom('delivery_notice').where('email', '=', email).execute()
}

/** Deletes some of those that are older; returns how many. */
export const deleteNoticesBefore = (db: Db, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'delivery_notice', key: 'id', at: 'requested_at' }, before, maximum)
