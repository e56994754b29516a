import type { FastifyInstance } from 'fastify'
import { menuPhotoCalls } from '#contract/partner/menu/menu-photos.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { bodyOf } from '#api/photos/photos.routes.ts'
import { refuseEndless } from '#api/photos/receive-photo.ts'
import { listMenuPhotos } from './list-menu-photos.ts'
import { sendMenuPhoto } from './send-menu-photo.ts'

/** In a scope of their own, because only the verb reads a photo's body. */
export async function menuPhotoRoutes(
  api: FastifyInstance,
  context: Context,
  serveOn: (scope: FastifyInstance) => Serve,
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    const { ofStore } = staffCalls(serveOn(scope), context)
    ofStore(menuPhotoCalls.sendMenuPhoto, (asking) => {
      const { params, request } = asking
      refuseEndless(request.headers['content-length'])
      const sender = { ...params, accountId: changerOf(asking).accountId }
      return sendMenuPhoto(context, bodyOf(request.body), sender)
    })
    ofStore(menuPhotoCalls.listMenuPhotos, async ({ params }) => ({
      items: await listMenuPhotos(context, params.storeId),
    }))
  })
}
