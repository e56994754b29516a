import { readConfiguration } from '#api/settings/configuration.ts'
import { startServer } from '#api/main.ts'
import type { ServerOrder } from './town-server.ts'

/** The measured server, whose first message has its configuration. */
process.once('message', (order: ServerOrder) => void serve(order))

async function serve({ databaseUrl, dataDir, port, nowMs, workers }: ServerOrder): Promise<void> {
  const configuration = readConfiguration({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${port + 2}`,
    LOG_LEVEL: 'warn',
    // Every request of a measurement comes from one address.
    RATE_LIMITS: 'off',
    BOT_CHECK: 'off',
    // Readers of live events send a network address of their own, as a proxy would.
    TRUST_PROXY: '1',
    WORKERS: String(workers),
  })
  const aheadMs = nowMs - Date.now()
  const server = await startServer(configuration, { now: () => new Date(Date.now() + aheadMs) })
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  process.send?.('ready')
}
