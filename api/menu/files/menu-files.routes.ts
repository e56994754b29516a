import type { FastifyInstance } from 'fastify'
import { MENU_FILE_TYPES, menuFileCalls } from '#contract/partner/menu/menu-files.ts'
import { MENU_FILE_LIMITS } from '#rules/menu/import/menu-file-limits.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { oneAtATime } from '#api/http/one-at-a-time.ts'
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
      const bytes = await receive(request.body)
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

/** This much of a file that is too large is read to its end, because browsers read no answer before. */
const READ_MAXIMUM_BYTES = 64 * 1024 * 1024

/** A body that was sent. Throws MENU_FILE_TOO_LARGE, and UNREADABLE_REQUEST when it breaks off. */
async function receive(body: unknown): Promise<Uint8Array> {
  const isStream = typeof body === 'object' && body !== null && Symbol.asyncIterator in body
  if (!isStream) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes <= MENU_FILE_LIMITS.bytes) chunks.push(chunk)
      if (bytes > READ_MAXIMUM_BYTES) break
    }
  } catch (error) {
    throw new ApiError('UNREADABLE_REQUEST', undefined, { cause: error })
  }
  if (bytes > MENU_FILE_LIMITS.bytes) throw new ApiError('MENU_FILE_TOO_LARGE')
  return Buffer.concat(chunks)
}
