// Imported first, because later imports may read the clock.
import { putForward } from './evening.ts'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { readConfiguration } from '#api/settings/configuration.ts'
import { throwAwayFolder } from '#tools/testing/throw-away-folder.ts'
import { startServer } from '#api/main.ts'
import { startSandbox } from '#sandbox/main.ts'
import { API_BASE, STRIPE_WEBHOOK_PATH } from '#contract/constants.ts'
import { sandboxWebhookSecret } from '#api/settings/stripe-configuration.ts'
import { storedSecret } from '#api/settings/token-secret.ts'
import type { PostgresUrls } from '#tools/testing/template-database.ts'
import {
  POSTGRES_OF_JOURNEY,
  SETTINGS_OF_JOURNEY,
  TOWN_OF_JOURNEY,
  type FromMarketplace,
  type ToMarketplace,
} from './messages.ts'
import { openDatabase } from './open-database.ts'

/**
 * A whole marketplace for journeys, in a process of its own: database, demonstration town, sandbox and server
 * on free ports. Its clock starts on a Friday evening, and its parent may move it ahead; nothing else about
 * it is different.
 */
const dataDir = await throwAwayFolder('tuckin-journeys-')
// Written by start-marketplace.ts.
const settings = JSON.parse(process.env[SETTINGS_OF_JOURNEY] ?? '{}') as Record<string, string>
const postgres = JSON.parse(process.env[POSTGRES_OF_JOURNEY] ?? 'null') as PostgresUrls | null
const database = await openDatabase({
  dataDir,
  hasTown: settings[TOWN_OF_JOURNEY] !== 'none',
  postgres,
})

const port = await freePort()
const webhookSecret = sandboxWebhookSecret(storedSecret(dataDir, 'token-secret'))
const sandbox = await startSandbox({
  host: '127.0.0.1',
  port: 0,
  smtpPort: 0,
  stripe: {
    webhookUrl: `http://localhost:${port}${API_BASE}${STRIPE_WEBHOOK_PATH}`,
    webhookSecret,
  },
})
/** As a town has it that takes cards: its mail server and Stripe are real to it, and happen to be the sandbox's. */
const inProduction = {
  SANDBOX: 'off',
  PUBLIC_URL: `http://localhost:${port}`,
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: sandbox.stripeUrl,
}
const configuration = readConfiguration({
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: database.serverUrl,
  SMTP_URL: sandbox.smtpUrl,
  SANDBOX_URL: sandbox.url,
  LOG_LEVEL: 'warn',
  // So that everyone in a journey can have a network address of their own, and limits count them separately.
  TRUST_PROXY: '1',
  // Emails come and cards are charged at once, except where a journey undoes something.
  UNDO_SECONDS: '0',
  ...(settings['NODE_ENV'] === 'production' && inProduction),
  ...settings,
})
const server = await startServer(configuration)

process.on('message', (message: ToMarketplace) => {
  putForward(message.putForwardMs)
  send({ kind: 'clock', nowMs: Date.now() })
})
process.on('disconnect', () => void stop())
process.on('SIGTERM', () => void stop())
send({
  kind: 'ready',
  url: configuration.publicUrl,
  databaseUrl: database.url,
  postgres: database.postgres,
  mailboxUrl: sandbox.mailboxUrl,
  nowMs: Date.now(),
})

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await server.stop()
  await sandbox.stop()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}

function send(message: FromMarketplace): void {
  process.send?.(message)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
