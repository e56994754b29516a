import type { FastifyInstance } from 'fastify'
import { photoCalls } from '#contract/photos.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { refuseEndless } from './receive-photo.ts'
import { removePhoto } from './remove-photo.ts'
import { sendPhoto } from './send-photo.ts'

/** In a scope of their own, because only the verb reads a photo's body. */
export async function photoRoutes(
  api: FastifyInstance,
  context: Context,
  serveOn: (scope: FastifyInstance) => Serve,
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    const serve = serveOn(scope)
    serve(photoCalls.sendPhoto, ({ request, asker }) => {
      refuseEndless(request.headers['content-length'])
      return sendPhoto(context, bodyOf(request.body), asker)
    })
    serve(photoCalls.removePhoto, ({ params, who }) =>
      removePhoto(context, { ...params, uploader: who?.accountId ?? null }),
    )
  })
}

/** The body as a stream; an empty one for a request without one. */
export function bodyOf(body: unknown): AsyncIterable<Uint8Array> {
  const isStream = typeof body === 'object' && body !== null && Symbol.asyncIterator in body
  return isStream ? (body as AsyncIterable<Uint8Array>) : emptyBody()
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
