import type { FastifyInstance } from 'fastify'
import { logoCalls as calls } from '#contract/operator/settings/logo.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { bodyOf } from '#api/photos/photos.routes.ts'
import { refuseEndless } from '#api/photos/receive-photo.ts'
import { readLogo, removeLogo, sendLogo } from './change-logo.ts'

/** In a scope of their own, because only the verb reads a picture's body. */
export async function logoRoutes(
  api: FastifyInstance,
  context: Context,
  serveOn: (scope: FastifyInstance) => Serve,
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    const serve = serveOn(scope)
    serve(calls.getLogo, () => readLogo(context))
    serve(calls.sendLogo, (asking) => {
      refuseEndless(asking.request.headers['content-length'])
      return sendLogo(context, bodyOf(asking.request.body), accountOf(asking))
    })
    serve(calls.removeLogo, (asking) => removeLogo(context, accountOf(asking)))
  })
}
