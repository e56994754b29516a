import type { FastifyInstance } from 'fastify'
import { MENU_FILE_TYPES, menuFileCalls } from '#contract/partner/menu/menu-files.ts'
import { MENU_FILE_LIMITS } from '#rules/menu/import/menu-file-limits.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import { oneAtATime } from '#api/http/one-at-a-time.ts'
import { receiveFile } from '#api/http/receive-file.ts'
import type { Serve } from '#api/http/serve.ts'
import { exportMenu } from './export-menu.ts'
import { importMenu } from './import-menu.ts'

/** In a scope of their own, because only the verb reads the body of a file. */
export async function menuFileRoutes(
  api: FastifyInstance,
  context: Context,
  serveOn: (scope: FastifyInstance) => Serve,
): Promise<void> {
  const inTurn = oneAtATime()
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    const { ofStore } = staffCalls(serveOn(scope), context)
    ofStore(menuFileCalls.importMenu, async ({ params, query, request }) => {
      const bytes = await receiveFile(request.body, MENU_FILE_LIMITS.bytes)
      return inTurn(() => importMenu(context, { ...params, ...query, bytes }))
    })
    ofStore(menuFileCalls.exportMenu, async ({ params, query, reply }) => {
      const { format } = query
      const file = await exportMenu(context, { ...params, format })
      reply.header('content-disposition', `attachment; filename="menu.${format}"`)
      await reply.type(MENU_FILE_TYPES[format]).send(file)
      return ''
    })
  })
}
