import { readConfiguration } from '#api/settings/configuration.ts'
import { startServer } from '#api/main.ts'
import type { ServerOrder } from './server.ts'

// A real server, for a test to kill or to stop. Its first message has its configuration.
process.once('message', (order: ServerOrder) => void serve(order))

async function serve({ env, aheadMs, hasPages }: ServerOrder): Promise<void> {
  const now = () => new Date(Date.now() + aheadMs)
  const server = await startServer(readConfiguration(env), { now, hasPages })
  process.once('SIGTERM', () => void server.stop().then(() => process.disconnect()))
  process.send?.('ready')
}
