import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { eraseFilesLater } from './erase-photos.ts'
import { deleteUnclaimed } from './photos.queries.ts'

/**
 * Erases a photo that its sender has thought better of. One that is claimed, another person's or gone
 * already stays as it is, without a word: who asks knows no more about it afterwards.
 */
export async function removePhoto(
  { db }: Context,
  input: { photoId: string; uploader: string | null },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await eraseFilesLater(transaction, await deleteUnclaimed(transaction, input))
  })
}
