import type { FastifyInstance } from 'fastify'
import { STORE_FILE_LIMITS } from '#rules/stores/import/store-file-limits.ts'
import { storeImportCalls } from '#contract/operator/restaurants/store-imports.ts'
import type { Context } from '#api/context.ts'
import { readInThread } from '#api/menu/files/read-in-thread.ts'
import { oneAtATime } from '#api/http/one-at-a-time.ts'
import { receiveFile } from '#api/http/receive-file.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { importStores, planStoreImport, previewOf, storesFileOf } from './import-stores.ts'
import { listStoreImports } from './list-store-imports.ts'

/** In a scope of their own, because only the verbs read the body of a file. */
export async function storeImportRoutes(
  api: FastifyInstance,
  context: Context,
  serveOn: (scope: FastifyInstance) => Serve,
): Promise<void> {
  const inTurn = oneAtATime()
  const limits = { stores: STORE_FILE_LIMITS.stores }
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    const serve = serveOn(scope)
    serve(storeImportCalls.previewStoreImport, async ({ request }) => {
      const bytes = await receiveFile(request.body, STORE_FILE_LIMITS.bytes)
      return inTurn(async () => {
        const file = await storesFileOf(bytes, limits, readInThread)
        return previewOf(await planStoreImport(context, file))
      })
    })
    serve(storeImportCalls.importStores, async ({ request, query, who }) => {
      const { accountId } = accountOf({ who })
      const bytes = await receiveFile(request.body, STORE_FILE_LIMITS.bytes)
      return inTurn(async () => {
        const file = await storesFileOf(bytes, limits, readInThread)
        return importStores(context, { ...file, ...query }, { accountId, by: 'operator' })
      })
    })
    serve(storeImportCalls.listStoreImports, () => listStoreImports(context))
  })
}
