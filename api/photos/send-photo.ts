import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  PHOTOS_OF_ACCOUNT,
  PHOTOS_OF_NETWORK,
  UNCLAIMED_PHOTOS_MAXIMUM_BYTES,
} from '#rules/photos/photo-limits.ts'
import type { Limit } from '#rules/time/limit.ts'
import type { Photo } from '#contract/photos.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { networkOf } from '#api/http/network-of.ts'
import type { Asker } from '#api/http/asker.ts'
import { StorageFailed } from '#api/outside/storage/storage.port.ts'
import { countedOver, keyOf } from '#api/session/limits/counted-limit.ts'
import type { EncodedPhoto, PictureUse } from '#api/outside/photo-encoding/photo-intake.port.ts'
import { incomingFolder } from './photo-files.ts'
import { PHOTO_FORMATS, photoKey, photoOf, type StoredPhoto } from './photo-files.ts'
import { deleteUnclaimed, insertPhoto, selectUnclaimedBytes } from './photos.queries.ts'
import { eraseFilesLater } from './erase-photos.ts'
import { receivePhoto } from './receive-photo.ts'

const BUSY = { retryAfterSeconds: 10 }

/**
 * Takes a photo in: checked by its content, encoded anew without anything but the picture, stored, and
 * unclaimed for a day. Throws a code for each kind of file it does not accept, TOO_MANY_PHOTOS,
 * PHOTO_UPLOADS_BUSY, SERVICE_UNAVAILABLE when it could not be stored.
 */
export async function sendPhoto(
  context: Context,
  body: AsyncIterable<Uint8Array>,
  asker: Asker,
): Promise<Photo> {
  const { who, ip } = asker
  const stored = await takePhoto(context, body, {
    accountId: who?.accountId ?? null,
    limits: [
      ...(who ? [{ key: `photos of account ${who.accountId}`, limit: PHOTOS_OF_ACCOUNT }] : []),
      ...(context.configuration.rateLimits
        ? [{ key: `photos of network ${networkOf(ip)}`, limit: PHOTOS_OF_NETWORK }]
        : []),
    ],
  })
  return photoOf(stored)
}

export interface PhotoSender {
  accountId: string | null
  /** How many photos are taken, and of whom. */
  limits: readonly { key: string; limit: Limit }[]
}

/** The same for any sender. */
export async function takePhoto(
  context: Context,
  body: AsyncIterable<Uint8Array>,
  { accountId, limits }: PhotoSender,
): Promise<StoredPhoto> {
  await refuseTooMany(context, limits)
  if ((await selectUnclaimedBytes(context.db)) > UNCLAIMED_PHOTOS_MAXIMUM_BYTES)
    throw new ApiError('PHOTO_UPLOADS_BUSY', BUSY)
  return encodeSent(context, body, 'photo', (encoded, folder) =>
    storePhoto(context, { encoded, folder, accountId }),
  )
}

/**
 * Checks a picture and encodes it anew for its use, into a folder that is deleted when `store` has read it.
 * Throws as `sendPhoto`.
 */
export function encodeSent<Stored>(
  context: Context,
  body: AsyncIterable<Uint8Array>,
  use: PictureUse,
  store: (encoded: EncodedPhoto, folder: string) => Promise<Stored>,
): Promise<Stored> {
  return context.photos.intake.admit(async () => {
    const incoming = incomingFolder(context.configuration)
    await mkdir(incoming, { recursive: true })
    const folder = await mkdtemp(join(incoming, 'photo-'))
    try {
      const file = join(folder, 'sent')
      await receivePhoto(body, file)
      const encoded = await context.photos.intake.encode(file, folder, use)
      return await store(encoded, folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** Throws TOO_MANY_PHOTOS. */
export async function refuseTooMany({ db, now }: Context, limits: PhotoSender['limits']) {
  for (const { key, limit } of limits) {
    const retryAfterMs = await countedOver(db, now(), keyOf(key), limit)
    if (retryAfterMs !== null)
      throw new ApiError('TOO_MANY_PHOTOS', { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) })
  }
}

interface Encoded {
  encoded: EncodedPhoto
  /** Where its files are. */
  folder: string
  accountId: string | null
}

/** The row exists before the files, so that anything left behind is erased with it a day later. */
async function storePhoto(
  { db, now, photos: { storage } }: Context,
  { encoded, folder, accountId }: Encoded,
): Promise<StoredPhoto> {
  const id = randomBytes(16).toString('base64url')
  await insertPhoto(db, { id, accountId, ...encoded, createdAt: now() })
  try {
    for (const width of encoded.widths)
      for (const { ending, contentType } of PHOTO_FORMATS) {
        const bytes = await readFile(join(folder, `${width}.${ending}`))
        await storage.put(photoKey(id, width, ending), bytes, contentType)
      }
  } catch (error) {
    if (!(error instanceof StorageFailed)) throw error
    await inTransaction(db, async (transaction) => {
      const input = { photoId: id, uploader: accountId }
      await eraseFilesLater(transaction, await deleteUnclaimed(transaction, input))
    })
    throw new ApiError('SERVICE_UNAVAILABLE', undefined, { cause: error })
  }
  return { id, ...encoded, alt: '' }
}
