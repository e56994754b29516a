import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from './api-error.ts'

/** This much of a file that is too large is read to its end, because browsers read no answer before. */
const READ_MAXIMUM_BYTES = 64 * 1024 * 1024

/** A body that was sent as a file. Throws `tooLarge`, and UNREADABLE_REQUEST when it breaks off. */
export async function receiveFile(
  body: unknown,
  maximumBytes: number,
  tooLarge: ErrorCode = 'MENU_FILE_TOO_LARGE',
): Promise<Uint8Array<ArrayBuffer>> {
  const isStream = typeof body === 'object' && body !== null && Symbol.asyncIterator in body
  if (!isStream) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes <= maximumBytes) chunks.push(chunk)
      if (bytes > READ_MAXIMUM_BYTES) break
    }
  } catch (error) {
    throw new ApiError('UNREADABLE_REQUEST', undefined, { cause: error })
  }
  if (bytes > maximumBytes) throw new ApiError(tooLarge)
  return Buffer.concat(chunks)
}
