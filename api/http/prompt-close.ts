import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const longestDrainMs = 5000
const recheckMs = 50

/**
 * Lets the server close soon. Requests under way are answered first, for a few seconds. Browsers also open
 * connections in advance, which Node does not count as idle and would wait for without end: connections
 * without any request end at once. A keep-alive connection is closed as soon as its current request is
 * answered.
 */
export function closePromptly(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
    const sweeping = setInterval(() => app.server.closeIdleConnections(), recheckMs).unref()
    app.server.once('close', () => clearInterval(sweeping))
    setTimeout(() => app.server.closeAllConnections(), longestDrainMs).unref()
  })
}
