import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

const applications = (db: Db) => db.selectFrom('enquiry').where('kind', '=', 'partner')

interface Page {
  /** The last one of the page before. */
  after: { at: Date; id: string } | null
  limit: number
}

/** Applications without an answer, the oldest first. */
export function selectApplications(db: Db, { after, limit }: Page) {
  return applications(db)
    .where('outcome', 'is', null)
    .select(['id', 'fields', 'reason', 'created_at as sentAt', 'answered_at as answeredAt'])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Applications that were declined, the latest first. */
export function selectDeclinedApplications(db: Db, { after, limit }: Page) {
  return applications(db)
    .where('outcome', '=', 'declined')
    .select(['id', 'fields', 'reason', 'created_at as sentAt', 'answered_at as answeredAt'])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(answered_at, id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How many applications have no answer, and how many were declined. */
export function countApplications(db: Db): Promise<{ waiting: number; declined: number }> {
  return applications(db)
    .select([
      sql<number>`count(*) FILTER (WHERE outcome IS NULL)::integer`.as('waiting'),
      sql<number>`count(*) FILTER (WHERE outcome = 'declined')::integer`.as('declined'),
    ])
    .executeTakeFirstOrThrow()
}

/** An application, whose row is locked until the transaction ends. */
export function lockApplication(transaction: Transaction, id: string) {
  return transaction
    .selectFrom('enquiry')
    .select(['fields', 'outcome'])
    .where('id', '=', id)
    .where('kind', '=', 'partner')
    .forUpdate()
    .executeTakeFirst()
}

export async function saveAnswer(
  transaction: Transaction,
  answer: {
    id: string
    outcome: 'takenOn' | 'declined'
    at: Date
    reason: string
    storeId: string | null
  },
): Promise<void> {
  await transaction
    .updateTable('enquiry')
    .set({
      outcome: answer.outcome,
      answered_at: answer.at,
      reason: answer.reason,
      store_id: answer.storeId,
    })
    .where('id', '=', answer.id)
    .execute()
}

/** An application that was declined, with the reason. */
export function selectDeclined(db: Db, id: string) {
  return db
    .selectFrom('enquiry')
    .select(['fields', 'reason'])
    .where('id', '=', id)
    .where('outcome', '=', 'declined')
    .executeTakeFirst()
}
