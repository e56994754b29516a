import { sql, type Kysely } from 'kysely'
import type { PhotoFiles } from '#contract/menu.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

const photosOfMenus = (db: Db, storeId: string) =>
  db
    .selectFrom('photo')
    .select(['photo.id as photoId', 'photo.width', 'photo.height', 'photo.widths'])
    .where('photo.purpose', '=', 'menu')
    .where('photo.subject_id', '=', storeId)

/** The photos of the menu that customers see. */
export function selectShownPhotos(db: Db, storeId: string): Promise<PhotoFiles[]> {
  return photosOfMenus(db, storeId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product')
          .select('product.id')
          .where('product.store_id', '=', storeId)
          .where(sql`product.photo ->> 'photoId'`, '=', sql.ref('photo.id')),
      ),
    )
    .execute()
}

/** Those of some photos that were sent for a store. */
export async function selectPhotosOfStore(
  db: Db,
  { storeId, photoIds }: { storeId: string; photoIds: readonly string[] },
): Promise<PhotoFiles[]> {
  if (photoIds.length === 0) return []
  return photosOfMenus(db, storeId)
    .where(({ eb, fn, val }) => eb('photo.id', '=', fn.any(val([...photoIds]))))
    .execute()
}

interface NamedPhotos {
  storeId: string
  photoIds: readonly string[]
  at: Date
}

/** Makes photos of a store new, so that they are not erased meanwhile; answers how many there are. */
export async function renewClaims(
  transaction: Transaction,
  { storeId, photoIds, at }: NamedPhotos,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('photo')
    .set({ claimed_at: at })
    .where('purpose', '=', 'menu')
    .where('subject_id', '=', storeId)
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...photoIds]))))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** From now on a version names these photos, so they stay. */
export async function markPublished(
  transaction: Transaction,
  { storeId, photoIds, at }: NamedPhotos,
): Promise<void> {
  await transaction
    .updateTable('photo')
    .set({ published_at: at })
    .where('purpose', '=', 'menu')
    .where('subject_id', '=', storeId)
    .where('published_at', 'is', null)
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...photoIds]))))
    .execute()
}
