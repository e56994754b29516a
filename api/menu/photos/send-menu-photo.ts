import type { PhotoFiles } from '#contract/menu.ts'
import { PHOTOS_OF_STORE } from '#rules/photos/photo-limits.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { claimPhotos } from '#api/photos/claim-photos.ts'
import { takePhoto } from '#api/photos/send-photo.ts'

/**
 * Takes a photo for the dishes of a store in; it belongs to the store from the start. Throws what
 * `takePhoto` does.
 */
export async function sendMenuPhoto(
  context: Context,
  body: AsyncIterable<Uint8Array>,
  { storeId, accountId }: { storeId: string; accountId: string },
): Promise<PhotoFiles> {
  const limits = [{ key: `photos of store ${storeId}`, limit: PHOTOS_OF_STORE }]
  const { id, width, height, widths } = await takePhoto(context, body, { accountId, limits })
  await inTransaction(context.db, (transaction) =>
    claimPhotos(transaction, {
      photoIds: [id],
      uploader: accountId,
      purpose: 'menu',
      subjectId: storeId,
      alt: '',
      at: context.now(),
    }),
  )
  return { photoId: id, width, height, widths }
}
