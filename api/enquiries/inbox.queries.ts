import { sql, type Kysely } from 'kysely'
import type { EnquiryAct, EnquiryState } from '#rules/enquiries/enquiry-state.ts'
import { escapeLike } from '#api/database/escape-like.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

const nameOf = (table: 'assignee' | 'operator') =>
  sql<
    string | null
  >`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`

const selectMessages = (db: Db) =>
  db
    .selectFrom('enquiry')
    .leftJoin('account as assignee', 'assignee.id', 'enquiry.assignee_id')
    .select([
      'enquiry.id',
      'enquiry.state',
      'enquiry.fields',
      'enquiry.created_at as sentAt',
      'enquiry.version',
      'enquiry.assignee_id as assigneeId',
      nameOf('assignee').as('assigneeName'),
    ])
    .where('enquiry.kind', '=', 'contact')

export type MessageRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirst']>>
>

interface InboxWanted {
  state: EnquiryState
  /** Of this operator alone; null: of nobody yet; undefined: of anybody. */
  assigneeId: string | null | undefined
  /** Each is in what was written. */
  words: readonly string[]
  /** The last one of the page before. */
  after: string | null
  limit: number
}

/** Messages in a state: open ones with the longest waiting first, others with the latest first. */
export function selectInbox(
  db: Db,
  { state, assigneeId, words, after, limit }: InboxWanted,
): Promise<MessageRow[]> {
  const order = state === 'open' ? 'asc' : 'desc'
  const beyond = sql.raw(state === 'open' ? '>' : '<')
  const query = words.reduce(
    (chosen, word) =>
      chosen.where(
        sql<boolean>`enquiry_search_text(enquiry.fields) LIKE ${`%${escapeLike(word)}%`}`,
      ),
    selectMessages(db).where('enquiry.state', '=', state),
  )
  return query
    .$if(assigneeId !== undefined, (rest) =>
      rest.where('enquiry.assignee_id', 'is not distinct from', assigneeId ?? null),
    )
    .$if(after !== null, (rest) =>
      rest.where(
        sql<boolean>`(enquiry.created_at, enquiry.id) ${beyond} (
          SELECT created_at, id FROM enquiry AS last WHERE last.id = ${after})`,
      ),
    )
    .orderBy('enquiry.created_at', order)
    .orderBy('enquiry.id', order)
    .limit(limit)
    .execute()
}

export async function countOpenMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('enquiry')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('kind', '=', 'contact')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
}

/** A message; undefined: there is none. */
export function findMessageRow(db: Db, id: string): Promise<MessageRow | undefined> {
  return selectMessages(db).where('enquiry.id', '=', id).executeTakeFirst()
}

/** The customer with an email address; undefined: there is none. */
export function findCustomerByEmail(db: Db, email: string) {
  return db
    .selectFrom('account')
    .select('id')
    .where('type', '=', 'customer')
    .where('email', '=', email)
    .executeTakeFirst()
}

/** What was done about a message, in its order. */
export function selectEntries(db: Db, enquiryId: string) {
  return db
    .selectFrom('enquiry_entry as entry')
    .leftJoin('account as operator', 'operator.id', 'entry.account_id')
    .select(['entry.id', 'entry.act', 'entry.text', 'entry.at', nameOf('operator').as('by')])
    .where('entry.enquiry_id', '=', enquiryId)
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute()
}

/** Changes a message that is still as it was seen; returns whether it was. */
export async function changeMessage(
  transaction: Transaction,
  {
    id,
    version,
    state,
    assigneeId,
  }: {
    id: string
    version: number
    state: EnquiryState
    assigneeId: string | null
  },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('enquiry')
    .set({ state, assignee_id: assigneeId, version: version + 1 })
    .where('id', '=', id)
    .where('kind', '=', 'contact')
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function insertEntry(
  db: Db,
  entry: {
    id: string
    enquiryId: string
    act: EnquiryAct
    accountId: string
    text: string
    at: Date
  },
): Promise<void> {
  await db
    .insertInto('enquiry_entry')
    .values({
      id: entry.id,
      enquiry_id: entry.enquiryId,
      act: entry.act,
      account_id: entry.accountId,
      text: entry.text,
      at: entry.at,
    })
    .execute()
}

/** An answer with the message that it answers and the first answer to that; undefined: erased. */
export function selectAnswer(db: Db, entryId: string) {
  return db
    .selectFrom('enquiry_entry as entry')
    .innerJoin('enquiry', 'enquiry.id', 'entry.enquiry_id')
    .select([
      'entry.text',
      'enquiry.id as enquiryId',
      'enquiry.fields',
      'enquiry.language',
      sql<string>`(SELECT first.id FROM enquiry_entry AS first
        WHERE first.enquiry_id = enquiry.id AND first.act = 'answer'
        ORDER BY first.at, first.id LIMIT 1)`.as('firstAnswerId'),
    ])
    .where('entry.id', '=', entryId)
    .where('entry.act', '=', 'answer')
    .executeTakeFirst()
}
