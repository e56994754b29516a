import type { FastifyInstance } from 'fastify'
import type { Context } from '#api/context.ts'
import { ping } from '#api/database/ping.ts'

/** /healthz: the process answers. /readyz: it can do its work, which a load balancer waits for. */
export function serveHealth(app: FastifyInstance, { db }: Context): void {
  const quiet = { logLevel: 'warn' } as const
  app.get('/healthz', quiet, (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', quiet, async (request, reply) => {
    try {
      await ping(db)
      return await reply.send({ status: 'ready' })
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'database does not answer' })
    }
  })
}
