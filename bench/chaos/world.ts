import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_BASE } from '#contract/constants.ts'
import { connect } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { signAccessToken } from '#api/session/tokens/access-token.ts'
import { hashPassword } from '#api/session/password/hash-password.ts'
import { sandboxWebhookSecret } from '#api/settings/stripe-configuration.ts'
import { loadCountry } from '#town/load-country.ts'
import { freePort } from '../free-port.ts'
import { hire, listStores, openForAll, register, type KnownStore } from './marketplace.queries.ts'
import { openPostOffice, type PostOffice } from './mail-server.ts'
import { Program } from './program.ts'
import { ShakenDatabase } from './harmed-database.ts'

/** A whole marketplace with its outside world, each part of which can be killed. */
export interface World {
  serverUrl: string
  sandboxUrl: string
  database: ShakenDatabase
  server: Program
  sandbox: Program
  postOffice: PostOffice
  stores: KnownStore[]
  /** The sessions of customers with an account, by the number of each. */
  signIn(account: number): Promise<Record<string, string>>
  accounts: number
  /** Where everything is stored, logs as well. */
  dataDir: string
  /** Ends the server at once, and starts it again with its clock moved ahead. */
  restartLater(ms: number): Promise<void>
  /** Ends everything; `keepsData` leaves the files for finding the cause of a failure. */
  stop(leavesData: boolean): Promise<void>
}

const PASSWORD = 'chaos-staff-password'
export const PARTNER = { username: 'partner@chaos.example', password: PASSWORD }
export const OPERATOR = { username: 'operator@chaos.example', password: PASSWORD }

const TOKEN_SECRET = 'only-for-chaos-0123456789-0123456789'
const STORES = 3

/**
 * Starts one on free ports, with a folder of its own. `uses` is the limit of the promo code, and the number
 * of customers with an account.
 */
export async function startWorld(seed: number, uses: number): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tuckin-chaos-'))
  const database = await ShakenDatabase.start(dataDir)
  const { stores, accounts } = await fill(database, seed, uses)
  const postOffice = await openPostOffice()
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const serverUrl = `http://127.0.0.1:${port}`
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: join(dataDir, 'sandbox'),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_URL: sandboxUrl,
    STRIPE_WEBHOOK_URL: `${serverUrl}${API_BASE}/payment/webhooks/stripe`,
    SANDBOX_WEBHOOK_SECRET: sandboxWebhookSecret(TOKEN_SECRET),
  }
  await mkdir(env.DATA_DIR)
  const at = (name: string) => join(import.meta.dirname, name)
  const sandbox = new Program('sandbox', at('sandbox.main.ts'), env, join(dataDir, 'sandbox.log'))
  const settings = {
    ...serverSettings(database.serverUrl, postOffice.smtpUrl, sandboxUrl),
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(await freePort()),
  }
  const server = new Program('server', at('server.main.ts'), settings, join(dataDir, 'server.log'))
  await Promise.all([sandbox.start(), server.start()])
  let aheadMs = 0
  return {
    serverUrl,
    sandboxUrl,
    database,
    server,
    sandbox,
    postOffice,
    stores,
    accounts: accounts.length,
    async signIn(account) {
      const who = { accountId: accounts[account] ?? '', profileType: 'customer' } as const
      const session = { ...who, sessionId: randomUUID() }
      const token = await signAccessToken(TOKEN_SECRET, session, new Date())
      return { authorization: `Bearer ${token}` }
    },
    dataDir,
    async restartLater(ms) {
      aheadMs += ms
      await server.kill()
      await server.start({ CHAOS_AHEAD_MS: String(aheadMs) })
    },
    async stop(leavesData) {
      await Promise.all([server.kill(), sandbox.kill()])
      await postOffice.stop()
      await database.stop()
      if (!leavesData) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function serverSettings(databaseUrl: string, smtpUrl: string, sandboxUrl: string) {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Tuck In <orders@tuckin.example>',
    SANDBOX_URL: sandboxUrl,
    TOKEN_SECRET,
    LOG_LEVEL: 'error',
    // Everyone comes from one address.
    RATE_LIMITS: 'off',
    BOT_CHECK: 'off',
  }
}

async function fill({ url, serverUrl }: ShakenDatabase, seed: number, uses: number) {
  await migrate(url, { serverUrl })
  const { db, close } = connect(url, { max: 2 })
  try {
    await loadCountry(db, { stores: STORES, products: 12, seed })
    await openForAll(db, uses)
    const hash = await hashPassword(PASSWORD)
    await hire(db, 'partner', PARTNER.username, hash)
    await hire(db, 'operator', OPERATOR.username, hash)
    return { stores: await listStores(db), accounts: await register(db, uses) }
  } finally {
    await close()
  }
}
