import { randomUUID } from 'node:crypto'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyHttpOptions,
  type RawServerDefault,
} from 'fastify'

import type { Configuration } from '#api/configuration.ts'

/**
 * One structured line for each request: its identifier, what was asked (the pattern of the path,
 * because paths and queries carry tokens and addresses), the status and the time. Never headers,
 * bodies or who asked.
 */
export function logging({ logLevel }: Configuration): FastifyHttpOptions<RawServerDefault> {
  return {
    logger:
      logLevel === 'silent'
        ? false
        : {
            level: logLevel,
            base: null,
            timestamp: () => `,"time":"${new Date().toISOString()}"`,
            formatters: { level: (label: string) => ({ level: label }) },
            serializers: {
              // PostgreSQL's own `detail` repeats values of rows, so the fields are named here.
              err: ({ name, message, stack = '', code }: FastifyError) => ({
                type: name,
                message,
                stack,
                code,
              }),
            },
          },
    logController: new fastify.LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
  }
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    request.log.info(
      {
        method,
        route: routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}
