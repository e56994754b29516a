import type { FastifyInstance } from 'fastify'
import { identityDocumentCalls as calls } from '#contract/identity-documents/identity-documents.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/http/asker.ts'
import type { Serve } from '#api/http/serve.ts'
import { listDocuments } from '#api/stores/identity-documents/list-documents.ts'
import { removeIdentityDocument } from './remove-identity-document.ts'
import { sendIdentityDocument } from './send-identity-document.ts'

const actOf = (asking: { who: Who | null; params: { storeId: string } }) => ({
  storeId: asking.params.storeId,
  changer: changerOf(asking),
})

/** In a scope of their own, because only the verb reads the body of a file. */
export async function identityDocumentRoutes(
  api: FastifyInstance,
  context: Context,
  serveOn: (scope: FastifyInstance) => Serve,
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    const { ofStore } = staffCalls(serveOn(scope), context)
    ofStore(calls.listIdentityDocuments, ({ params }) => listDocuments(context, params.storeId))
    ofStore(calls.sendIdentityDocument, (asking) =>
      sendIdentityDocument(context, actOf(asking), {
        kind: asking.query.kind,
        body: asking.request.body,
      }),
    )
    ofStore(calls.removeIdentityDocument, (asking) =>
      removeIdentityDocument(context, actOf(asking), asking.params.documentId),
    )
  })
}
