import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { eraseFilesLater } from './erase-photos.ts'
import { deleteUnclaimed } from './photos.queries.ts'

/**
 * Erases a photo for its sender. One that is claimed, another person's or missing stays as it is, with the
 * same answer, which reveals nothing about it.
 */
export async function removePhoto(
  { db }: Context,
  input: { photoId: string; uploader: string | null },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await eraseFilesLater(transaction, await deleteUnclaimed(transaction, input))
  })
}
