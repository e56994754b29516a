import { sql, type Kysely } from 'kysely'
import type {
  DocumentKind,
  DocumentState,
  DocumentType,
} from '#rules/business/identity-document.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** More than a restaurant has in all its time. */
const SHOWN = 50

/** Waits until nobody else adds a document to a store; returns whether there is one. */
export async function lockStore(transaction: Transaction, storeId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('store')
    .select('id')
    .where('id', '=', storeId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The documents of a store, the latest first, without their files. */
export function selectDocuments(db: Db, storeId: string) {
  return db
    .selectFrom('identity_document')
    .select([
      'id',
      'kind',
      'file_type as fileType',
      'bytes',
      'sent_at as sentAt',
      'state',
      'decided_at as decidedAt',
      'reason',
      sql<
        'partner' | 'operator'
      >`CASE WHEN account_id IS NULL THEN 'operator' ELSE 'partner' END`.as('sentBy'),
      sql<boolean>`sealed IS NOT NULL`.as('hasFile'),
    ])
    .where('store_id', '=', storeId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
}

/** How many files are stored of a store. */
export async function countFiles(db: Db, storeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('identity_document')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('store_id', '=', storeId)
    .where('sealed', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewDocument {
  id: string
  storeId: string
  /** The owner who sent it; null: the marketplace. */
  accountId: string | null
  kind: DocumentKind
  fileType: DocumentType
  bytes: number
  sealed: Buffer
  sentAt: Date
}

export async function insertDocument(db: Db, document: NewDocument): Promise<void> {
  const { storeId, accountId, fileType, sentAt, ...same } = document
  await db
    .insertInto('identity_document')
    .values({
      ...same,
      store_id: storeId,
      account_id: accountId,
      file_type: fileType,
      sent_at: sentAt,
    })
    .execute()
}

/** A file as it is stored; undefined: no such document of the store. */
export function selectSealed(db: Db, storeId: string, documentId: string) {
  return db
    .selectFrom('identity_document')
    .innerJoin('store', 'store.id', 'identity_document.store_id')
    .select(['kind', 'file_type as fileType', 'sealed', 'slug'])
    .where('identity_document.id', '=', documentId)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
}

/** Decides about a document that waits; undefined: there is none. */
export async function updateDecided(
  transaction: Transaction,
  decided: {
    storeId: string
    documentId: string
    state: Exclude<DocumentState, 'waiting'>
    reason: string
    at: Date
  },
): Promise<{ kind: DocumentKind } | undefined> {
  return transaction
    .updateTable('identity_document')
    .set({ state: decided.state, reason: decided.reason, decided_at: decided.at })
    .where('id', '=', decided.documentId)
    .where('store_id', '=', decided.storeId)
    .where('state', '=', 'waiting')
    .returning('kind')
    .executeTakeFirst()
}

/** Deletes a document that is not accepted, only while it waits if so asked; returns whether it did. */
export async function deleteUnaccepted(
  transaction: Transaction,
  given: { storeId: string; documentId: string; isOnlyWaiting: boolean },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('identity_document')
    .where('id', '=', given.documentId)
    .where('store_id', '=', given.storeId)
    .where('state', 'in', given.isOnlyWaiting ? ['waiting'] : ['waiting', 'refused'])
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Erases the file of a document that is accepted; returns whether it did. */
export async function eraseAccepted(
  transaction: Transaction,
  given: { storeId: string; documentId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('identity_document')
    .set({ sealed: null })
    .where('id', '=', given.documentId)
    .where('store_id', '=', given.storeId)
    .where('state', '=', 'accepted')
    .where('sealed', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a document of a store exists. */
export async function documentExists(
  db: Db,
  given: { storeId: string; documentId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('identity_document')
    .select('id')
    .where('id', '=', given.documentId)
    .where('store_id', '=', given.storeId)
    .executeTakeFirst()
  return row !== undefined
}

/** Erases some files of what was accepted before an instant; returns how many. */
export async function eraseAcceptedBefore(db: Db, before: Date, maximum: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE identity_document SET sealed = NULL WHERE id = ANY (ARRAY(
      SELECT id FROM identity_document
      WHERE state = 'accepted' AND sealed IS NOT NULL AND decided_at < ${before}
      LIMIT ${maximum} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes some of those that were refused, or sent and not decided about, before an instant. */
export async function deleteUnacceptedBefore(
  db: Db,
  { refused, sent }: { refused: Date; sent: Date },
  maximum: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM identity_document WHERE id = ANY (ARRAY(
      SELECT id FROM identity_document
      WHERE (state = 'refused' AND decided_at < ${refused})
        OR (state = 'waiting' AND sent_at < ${sent})
      LIMIT ${maximum} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}
