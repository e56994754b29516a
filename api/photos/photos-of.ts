import type { Kysely } from 'kysely'
import type { Photo } from '#contract/photos.ts'
import type { Database } from '#api/database/tables.ts'
import { photoOf } from './photo-files.ts'
import { selectPhotosAboutOrders, selectPhotosOf, selectPhotosOfAccount } from './photos.queries.ts'
import type { PhotoPurpose } from './photo-files.ts'

type Db = Kysely<Database>

/** The photos of several reviews or reports, by their owner, each in its order. */
export async function photosOf(
  db: Db,
  purpose: PhotoPurpose,
  subjectIds: readonly string[],
): Promise<Map<string, Photo[]>> {
  const photos = new Map<string, Photo[]>()
  if (subjectIds.length === 0) return photos
  for (const { subjectId, ...stored } of await selectPhotosOf(db, purpose, subjectIds)) {
    if (subjectId === null) continue
    photos.set(subjectId, [...(photos.get(subjectId) ?? []), photoOf(stored)])
  }
  return photos
}

/** Every photo that an account has sent, for its export. */
export async function listPhotosOfAccount(db: Db, accountId: string) {
  return exported(await selectPhotosOfAccount(db, accountId))
}

/** Every photo that was sent about some orders, for the export of a guest. */
export async function listPhotosAboutOrders(db: Db, orderIds: readonly string[]) {
  return exported(await selectPhotosAboutOrders(db, orderIds))
}

function exported(rows: Awaited<ReturnType<typeof selectPhotosOfAccount>>) {
  return rows.map(({ id, widths, purpose, subjectId, createdAt }) => ({
    photoId: id,
    purpose,
    subjectId,
    createdAt: createdAt.toISOString(),
    url: `/photos/${id}/${Math.max(...widths)}.webp`,
  }))
}
