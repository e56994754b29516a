import type { FastifyInstance } from 'fastify'
import { photoId } from '#contract/photos.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { notFound } from '#api/http/errors.ts'
import { StorageFailed } from '#api/outside/storage/storage.port.ts'
import { PHOTO_FORMATS, photoKey } from './photo-files.ts'

/**
 * Serves the files of photos, outside the API, by unguessable addresses. A file never changes, so browsers
 * and proxies may cache it for good.
 */
export function servePhotos(app: FastifyInstance, { photos }: Pick<Context, 'photos'>): void {
  app.get<{ Params: { photoId: string; file: string } }>(
    '/photos/:photoId/:file',
    async (request, reply) => {
      const requested = requestedFile(request.params)
      const file = requested && (await photos.storage.get(requested.key).catch(unavailable))
      if (!file) return notFound(request, reply)
      return reply
        .type(requested.contentType)
        .header('content-length', file.bytes)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(file.content)
    },
  )
}

/** The storage key for an address in our own format; null for any other address. */
function requestedFile({ photoId: id, file }: { photoId: string; file: string }) {
  const [, width, ending] = /^([1-9]\d{0,3})\.(\w{4})$/.exec(file) ?? []
  const format = PHOTO_FORMATS.find((each) => each.ending === ending)
  if (!format || !photoId.safeParse(id).success) return null
  return { key: photoKey(id, Number(width), format.ending), contentType: format.contentType }
}

function unavailable(error: unknown): never {
  if (!(error instanceof StorageFailed)) throw error
  throw new ApiError('SERVICE_UNAVAILABLE', undefined, { cause: error })
}
