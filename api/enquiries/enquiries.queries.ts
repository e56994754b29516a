import { type Kysely, sql } from 'kysely'
import type { Language } from '#rules/text/languages.ts'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type EnquiryKind = 'contact' | 'partner'

/** The form's values, by the name of the field. */
type EnquiryFields = Record<string, string>

export interface Enquiry {
  kind: EnquiryKind
  fields: EnquiryFields
}

export async function insertEnquiry(
  transaction: Transaction,
  { kind, fields, language, at }: Enquiry & { language: Language; at: Date },
): Promise<string> {
  const { id } = await transaction
    .insertInto('enquiry')
    .values({ kind, fields: json(fields), language, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findEnquiry(db: Kysely<Database>, id: string) {
  return db.selectFrom('enquiry').select(['kind', 'fields']).where('id', '=', id).executeTakeFirst()
}

/** Deletes some of those that are older; returns how many. */
export const deleteEnquiriesBefore = (db: Kysely<Database>, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'enquiry', key: 'id', at: 'created_at' }, before, maximum)

/** Those of one email address, the newest first. */
export function selectEnquiriesOf(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('enquiry')
    .select([
      'kind',
      'fields',
      'created_at as sentAt',
      sql<{ kind: string; text: string; at: string }[]>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('kind', entry.act, 'text', entry.text, 'at', entry.at)
          ORDER BY entry.at, entry.id)
        FROM enquiry_entry AS entry WHERE entry.enquiry_id = enquiry.id AND entry.text <> ''
      ), '[]')`.as('answers'),
    ])
    .where(sql`lower(fields ->> 'email')`, '=', email)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function deleteEnquiriesOf(transaction: Transaction, email: string): Promise<void> {
  await transaction
    .deleteFrom('enquiry')
    .where(sql`lower(fields ->> 'email')`, '=', email)
    .execute()
}
