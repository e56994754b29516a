import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ParsedCronItem } from 'graphile-worker'
import { UNCLAIMED_PHOTO_LIVES_MS } from '#rules/photos/photo-limits.ts'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { cronItem } from '#api/jobs/cron-item.ts'
import { retainedSinceOf } from '#api/settings/retention.ts'
import { isErrno } from '#api/start-refused.ts'
import { eraseFilesLater } from './erase-photos.ts'
import { incomingFolder } from './photo-files.ts'
import {
  deleteProblemPhotosBefore,
  deleteUnclaimedBefore,
  deleteUnnamedOfMenus,
} from './photos.queries.ts'

const INCOMING_LIVES_MS = 3_600_000

export function everyHour(): ParsedCronItem {
  return cronItem('erase-unclaimed-photos', '23 * * * *', { maxAttempts: 5 })
}

/** Erases the photos of problems that are older than the marketplace stores them. */
export async function eraseOldProblemPhotos(context: Context, signal: AbortSignal): Promise<void> {
  const before = await retainedSinceOf(context, 'problemPhotos')
  await inBatches(signal, (maximum) =>
    inTransaction(context.db, async (transaction) => {
      const deleted = await deleteProblemPhotosBefore(transaction, before, maximum)
      await eraseFilesLater(transaction, deleted)
      return deleted.length
    }),
  )
}

/**
 * Erases the photos that no review or report has claimed for a day, those of menus that nothing names, and
 * the rest of interrupted uploads.
 */
export async function eraseUnclaimedPhotos(context: Context, signal: AbortSignal): Promise<void> {
  const { db, now, configuration } = context
  const before = new Date(now().getTime() - UNCLAIMED_PHOTO_LIVES_MS)
  for (const deleteSome of [deleteUnclaimedBefore, deleteUnnamedOfMenus])
    await inBatches(signal, (maximum) =>
      inTransaction(db, async (transaction) => {
        const deleted = await deleteSome(transaction, before, maximum)
        await eraseFilesLater(transaction, deleted)
        return deleted.length
      }),
    )
  await removeBrokenUploads(incomingFolder(configuration))
}

/** A server that was killed while it read a photo has left its folder behind. */
async function removeBrokenUploads(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isErrno(error, 'ENOENT')) return []
    throw error
  })
  for (const name of names) {
    const path = join(folder, name)
    // A photo may have been read meanwhile, and its folder is deleted then.
    const made = await stat(path).catch((error: unknown) => {
      if (isErrno(error, 'ENOENT')) return null
      throw error
    })
    if (made && Date.now() - made.mtimeMs > INCOMING_LIVES_MS)
      await rm(path, { recursive: true, force: true })
  }
}
