import { open } from 'node:fs/promises'
import {
  PHOTO_HEAD_BYTES,
  photoFormat,
  type PhotoFormatRefusal,
} from '#rules/photos/photo-format.ts'
import { PHOTO_MAXIMUM_BYTES } from '#rules/photos/photo-limits.ts'
import { ApiError } from '#api/http/api-error.ts'

const refusals = {
  empty: 'PHOTO_IS_EMPTY',
  unsupported: 'PHOTO_TYPE_NOT_SUPPORTED',
  heic: 'PHOTO_IS_HEIC',
  animated: 'PHOTO_IS_ANIMATED',
} as const satisfies Record<PhotoFormatRefusal, string>

/** This much of a file that is too large is read to its end, because browsers read no answer before. */
const READ_MAXIMUM_BYTES = 64 * 1024 * 1024

/**
 * Writes a body to a new file as it comes in, so that memory holds none of it, and checks its type by its
 * first bytes. Throws PHOTO_TOO_LARGE, UNREADABLE_REQUEST when it breaks off, PHOTO_IS_EMPTY,
 * PHOTO_TYPE_NOT_SUPPORTED, PHOTO_IS_HEIC, PHOTO_IS_ANIMATED.
 */
export async function receivePhoto(body: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  const file = await open(path, 'wx+')
  let bytes = 0
  try {
    for await (const chunk of broken(body)) {
      bytes += chunk.length
      if (bytes > READ_MAXIMUM_BYTES) break
      if (bytes <= PHOTO_MAXIMUM_BYTES) await file.appendFile(chunk)
    }
    if (bytes > PHOTO_MAXIMUM_BYTES) throw new ApiError('PHOTO_TOO_LARGE')
    const head = Buffer.alloc(Math.min(bytes, PHOTO_HEAD_BYTES))
    await file.read(head, 0, head.length, 0)
    const judged = photoFormat(head)
    if ('refusal' in judged) throw new ApiError(refusals[judged.refusal])
  } finally {
    await file.close()
  }
}

async function* broken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw new ApiError('UNREADABLE_REQUEST', undefined, { cause: error })
  }
}

/** Whether the header of a body announces that it is too large even to be read to its end. */
export function refuseEndless(contentLength: string | undefined): void {
  if (Number(contentLength ?? 0) > READ_MAXIMUM_BYTES) throw new ApiError('PHOTO_TOO_LARGE')
}
