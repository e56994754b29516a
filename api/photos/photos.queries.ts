import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { StoredPhoto } from './photo-files.ts'
import type { PhotoPurpose } from './photo-files.ts'

type Db = Kysely<Database>

export interface NewPhoto extends Omit<StoredPhoto, 'alt'> {
  accountId: string | null
  bytes: number
  createdAt: Date
}

export async function insertPhoto(
  db: Db,
  { accountId, createdAt, ...photo }: NewPhoto,
): Promise<void> {
  const row = { ...photo, account_id: accountId, created_at: createdAt }
  await db.insertInto('photo').values(row).execute()
}

/** The size of all photos that nobody has claimed. */
export async function selectUnclaimedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('photo')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('purpose', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

export interface Claim {
  photoIds: readonly string[]
  /** Null: a guest. */
  uploader: string | null
  purpose: PhotoPurpose
  subjectId: string
  alt: string
  at: Date
  /** Those that were sent before count as erased. */
  sentSince: Date
}

/** Claims those photos that may be claimed; returns how many they are. */
export async function updateClaimed(transaction: Transaction, claim: Claim): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE photo SET purpose = ${claim.purpose}, subject_id = ${claim.subjectId},
      position = given.position, alt = ${claim.alt}, claimed_at = ${claim.at}
    FROM unnest(${[...claim.photoIds]}::text[]) WITH ORDINALITY AS given (id, position)
    WHERE photo.id = given.id AND photo.purpose IS NULL AND photo.created_at >= ${claim.sentSince}
      AND (photo.account_id IS NULL OR photo.account_id = ${claim.uploader}::uuid)`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}

export function selectPhotosOf(
  db: Db,
  purpose: PhotoPurpose,
  subjectIds: readonly string[],
): Promise<(StoredPhoto & { subjectId: string | null })[]> {
  return db
    .selectFrom('photo')
    .select(['id', 'width', 'height', 'widths', 'placeholder', 'alt', 'subject_id as subjectId'])
    .where('purpose', '=', purpose)
    .where('subject_id', 'in', subjectIds)
    .orderBy('position')
    .execute()
}

/** What was sent about orders: with a review of one, or with a report of a problem. */
const aboutOrders = (orderIds: readonly string[]) => sql<boolean>`
  (purpose = 'review' AND subject_id IN
    (SELECT id FROM review WHERE order_id = ANY (${orderIds}::uuid[]))
  OR purpose = 'problem' AND subject_id IN
    (SELECT id FROM problem_report WHERE order_id = ANY (${orderIds}::uuid[])))`

export function selectPhotosAboutOrders(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('photo')
    .select(['id', 'widths', 'purpose', 'subject_id as subjectId', 'created_at as createdAt'])
    .where(aboutOrders(orderIds))
    .orderBy('created_at')
    .execute()
}

export function deletePhotosAboutOrders(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<DeletedPhoto[]> {
  return transaction
    .deleteFrom('photo')
    .where(aboutOrders(orderIds))
    .returning(['id', 'widths'])
    .execute()
}

export function selectPhotosOfAccount(db: Db, accountId: string) {
  return db
    .selectFrom('photo')
    .select(['id', 'widths', 'purpose', 'subject_id as subjectId', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

/** The files to erase of a photo whose row is deleted. */
export interface DeletedPhoto {
  id: string
  widths: number[]
}

export function deletePhotosOf(
  transaction: Transaction,
  purpose: PhotoPurpose,
  subjectId: string,
): Promise<DeletedPhoto[]> {
  return transaction
    .deleteFrom('photo')
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .returning(['id', 'widths'])
    .execute()
}

/** Deletes what an account has sent, but for the photos of menus, which are the restaurant's. */
export async function deletePhotosOfAccount(
  transaction: Transaction,
  accountId: string,
): Promise<DeletedPhoto[]> {
  await transaction
    .updateTable('photo')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'menu')
    .execute()
  return transaction
    .deleteFrom('photo')
    .where('account_id', '=', accountId)
    .returning(['id', 'widths'])
    .execute()
}

/** Deletes a photo that nobody has claimed, if the caller is its sender. */
export function deleteUnclaimed(
  transaction: Transaction,
  { photoId, uploader }: { photoId: string; uploader: string | null },
): Promise<DeletedPhoto[]> {
  return transaction
    .deleteFrom('photo')
    .where('id', '=', photoId)
    .where('purpose', 'is', null)
    .where((row) =>
      uploader === null
        ? row('account_id', 'is', null)
        : row.or([row('account_id', 'is', null), row('account_id', '=', uploader)]),
    )
    .returning(['id', 'widths'])
    .execute()
}

/** Deletes some of those that nobody has claimed since. */
export async function deleteUnclaimedBefore(
  transaction: Transaction,
  before: Date,
  maximum: number,
): Promise<DeletedPhoto[]> {
  const { rows } = await sql<DeletedPhoto>`
    DELETE FROM photo WHERE id = ANY (ARRAY(
      SELECT id FROM photo WHERE purpose IS NULL AND created_at < ${before}
      ORDER BY created_at LIMIT ${maximum} FOR UPDATE SKIP LOCKED
    )) RETURNING id, widths`.execute(transaction)
  return rows
}

/** Deletes some of the photos of problems that were sent before. */
export async function deleteProblemPhotosBefore(
  transaction: Transaction,
  before: Date,
  maximum: number,
): Promise<DeletedPhoto[]> {
  const { rows } = await sql<DeletedPhoto>`
    DELETE FROM photo WHERE id = ANY (ARRAY(
      SELECT id FROM photo WHERE purpose = 'problem' AND created_at < ${before}
      ORDER BY created_at LIMIT ${maximum} FOR UPDATE SKIP LOCKED
    )) RETURNING id, widths`.execute(transaction)
  return rows
}

/**
 * Deletes some of the photos that were sent for a menu before, or last named by one, and that neither its
 * draft nor any version names; and those of stores that are gone.
 */
export async function deleteUnnamedOfMenus(
  transaction: Transaction,
  before: Date,
  maximum: number,
): Promise<DeletedPhoto[]> {
  const { rows } = await sql<DeletedPhoto>`
    DELETE FROM photo WHERE id = ANY (ARRAY(
      SELECT id FROM photo WHERE purpose = 'menu' AND (
        (published_at IS NULL AND claimed_at < ${before} AND NOT EXISTS (
          SELECT FROM menu_draft WHERE store_id = photo.subject_id
            AND position(photo.id IN menu::text) > 0))
        OR NOT EXISTS (SELECT FROM store WHERE store.id = photo.subject_id))
      LIMIT ${maximum} FOR UPDATE SKIP LOCKED
    )) RETURNING id, widths`.execute(transaction)
  return rows
}
