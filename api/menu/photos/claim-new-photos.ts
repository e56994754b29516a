import { photosOfMenu, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { renewClaims } from './menu-photos.queries.ts'

/** Throws NONEXISTING_PHOTO when a menu newly names a photo that is another store's or erased. */
export async function claimNewPhotos(
  transaction: Transaction,
  changed: { storeId: string; before: MenuDocument; menu: MenuDocument; at: Date },
): Promise<void> {
  const before = new Set(photosOfMenu(changed.before))
  const photoIds = photosOfMenu(changed.menu).filter((id) => !before.has(id))
  if (photoIds.length === 0) return
  const { storeId, at } = changed
  if ((await renewClaims(transaction, { storeId, photoIds, at })) < photoIds.length)
    throw new ApiError('NONEXISTING_PHOTO')
}
