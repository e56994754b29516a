import type { FastifyInstance } from 'fastify'

const lookAgainMs = 50

/**
 * A connection that is kept open for a next request would hold the end of the server up, so each is
 * closed as soon as what was under way on it is answered.
 */
export function closeSpentConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const closing = setInterval(() => app.server.closeIdleConnections(), lookAgainMs)
    app.server.once('close', () => clearInterval(closing))
    closing.unref()
  })
}
