import type { Context } from '#api/context.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { enqueue, type Tasks } from '#api/jobs/tasks.ts'
import { photoKeys, type PhotoSubject } from './photo-files.ts'
import {
  deletePhotosAboutOrders,
  deletePhotosOf,
  deletePhotosOfAccount,
  type DeletedPhoto,
} from './photos.queries.ts'

/** Erases the photos of a review or a report; their files are deleted when the transaction has committed. */
export async function erasePhotos(
  transaction: Transaction,
  { purpose, subjectId }: PhotoSubject,
): Promise<void> {
  await eraseFilesLater(transaction, await deletePhotosOf(transaction, purpose, subjectId))
}

/** Erases every photo that an account has sent, whatever it belongs to. */
export async function erasePhotosOfAccount(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await eraseFilesLater(transaction, await deletePhotosOfAccount(transaction, accountId))
}

/** Erases every photo that was sent with a review of some orders, or a report of a problem with them. */
export async function erasePhotosAboutOrders(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  await eraseFilesLater(transaction, await deletePhotosAboutOrders(transaction, orderIds))
}

/**
 * Enqueues a job that deletes the files of photos whose rows are deleted, and is tried until they are
 * deleted.
 */
export async function eraseFilesLater(
  transaction: Transaction,
  photos: readonly DeletedPhoto[],
): Promise<void> {
  if (photos.length === 0) return
  await enqueue(
    transaction,
    photos.map(({ id: photoId, widths }) => ({
      task: 'erase-photo-files',
      payload: { photoId, widths },
    })),
  )
}

/** Erases the files of a photo whose row is deleted. */
export async function erasePhotoFiles(
  { photos }: Pick<Context, 'photos'>,
  { photoId, widths }: Tasks['erase-photo-files'],
): Promise<void> {
  await photos.storage.delete(photoKeys(photoId, widths))
}
