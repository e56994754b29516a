import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

const open = (db: Db) =>
  db.selectFrom('enquiry').where('kind', '=', 'partner').where('outcome', 'is', null)

/** Applications without an answer, the oldest first, after one of them. */
export function selectApplications(
  db: Db,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
) {
  return open(db)
    .select(['id', 'fields', 'created_at as sentAt'])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function countApplications(db: Db): Promise<number> {
  const { count } = await open(db)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
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
