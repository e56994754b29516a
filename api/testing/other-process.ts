import type { FastifyInstance } from 'fastify'
import { buildApp } from '#api/app.ts'
import type { Context } from '#api/context.ts'
import { createListener } from '#api/database/listen.ts'
import { Memory } from '#api/memory/memory.ts'

/** The same marketplace, served as by another process: with a listener and a cache of its own. */
export interface OtherProcess {
  app: FastifyInstance
  url: string
  close(): Promise<void>
}

export async function openOtherProcess(context: Context): Promise<OtherProcess> {
  const listener = createListener(context.configuration.databaseUrl ?? '', { warn: () => {} })
  const memory = new Memory({ listener, now: context.now })
  const app = await buildApp({ ...context, listener, memory })
  const url = await app.listen({ port: 0 })
  await listener.ready()
  return {
    app,
    url,
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
      await listener.close()
    },
  }
}
