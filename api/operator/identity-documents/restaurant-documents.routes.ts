import type { FastifyInstance, FastifyReply } from 'fastify'
import { restaurantDocumentCalls as calls } from '#contract/identity-documents/restaurant-documents.ts'
import type { Context } from '#api/context.ts'
import { accountOf, operatorOf, type Serve } from '#api/http/serve.ts'
import { addRestaurantDocument } from './add-restaurant-document.ts'
import { decideRestaurantDocument } from './decide-restaurant-document.ts'
import { downloadRestaurantDocument } from './download-restaurant-document.ts'
import { eraseRestaurantDocument } from './erase-restaurant-document.ts'
import { listRestaurantDocuments } from './list-restaurant-documents.ts'

/** Those with a file as their body are in a scope of their own, because only the verb reads it. */
export async function restaurantDocumentRoutes(
  api: FastifyInstance,
  context: Context,
  serveOn: (scope: FastifyInstance) => Serve,
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    serveOn(scope)(calls.addRestaurantDocument, (asking) =>
      addRestaurantDocument(context, asking.params.storeId, {
        kind: asking.query.kind,
        body: asking.request.body,
        changer: operatorOf(asking),
      }),
    )
  })
  const serve = serveOn(api)
  serve(calls.listRestaurantDocuments, ({ params }) =>
    listRestaurantDocuments(context, params.storeId),
  )
  serve(calls.decideRestaurantDocument, (asking) =>
    decideRestaurantDocument(context, asking.params, {
      ...asking.body,
      changer: operatorOf(asking),
    }),
  )
  serve(calls.eraseRestaurantDocument, (asking) =>
    eraseRestaurantDocument(context, asking.params, operatorOf(asking)),
  )
  serve(calls.downloadRestaurantDocument, async (asking) => {
    const { accountId } = accountOf(asking)
    const { name, file } = await downloadRestaurantDocument(context, asking.params, accountId)
    await sendAway(asking.reply, name).send(file)
    return ''
  })
}

/** Nothing that somebody sent is shown by a browser: it is saved, whatever it is, and could run nothing. */
const sendAway = (reply: FastifyReply, name: string) =>
  reply
    .type('application/octet-stream')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none';frame-ancestors 'none';sandbox")
    .header('cache-control', 'no-store')
