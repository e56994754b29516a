import type { FastifyInstance } from 'fastify'
import { buildApp } from '#api/app.ts'
import { openApiDocument } from '#contract/openapi.ts'
import { readConfiguration, type Configuration } from '#api/settings/configuration.ts'
import type { Context } from '#api/context.ts'
import { connect, type Connection } from '#api/database/connect.ts'
import { createListener } from '#api/database/listen.ts'
import type { LogStream } from '#api/http/request-log.ts'
import { Memory } from '#api/memory/memory.ts'
import { createGazetteer } from '#api/outside/maps/gazetteer/gazetteer.driver.ts'
import { OWN_CONTENT, type ContentPort } from '#api/outside/content/content.port.ts'
import { NO_MONITORING, type MonitoringPort } from '#api/outside/monitoring/monitoring.port.ts'
import { NO_BOT_CHECK, type BotCheckPort } from '#api/outside/bot-check/bot-check.port.ts'
import type { MapsPort } from '#api/outside/maps/maps.port.ts'
import { createFhrs } from '#api/outside/hygiene/fhrs.driver.ts'
import { chooseSocialSignIn } from '#api/outside/social-sign-in/choose-social-sign-in.ts'
import type { PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { chooseStorage } from '#api/outside/choose-drivers.ts'
import type { PhotoIntake } from '#api/outside/photo-encoding/photo-intake.port.ts'
import { createPhotoIntake } from '#api/photos/encode/photo-intake.ts'
import type { SocialSignInPort } from '#api/outside/social-sign-in/social-sign-in.port.ts'
import type { TestDatabase } from '#tools/testing/template-database.ts'
import { Marketplace } from '#api/settings/marketplace.ts'
import { createTestDatabase } from '#tools/testing/test-database.ts'

export interface TestApp {
  app: FastifyInstance
  context: Context
  /** Connects as the owner of the database, for what the server itself may not do. */
  owner: Pick<Connection, 'db' | 'pool'>
  /** Moves the clock that rules run at. */
  setNow(now: Date): void
  close(): Promise<void>
}

/** A Friday evening in May, 19:00 in London. */
export const FRIDAY_EVENING = new Date('2026-05-15T18:00:00Z')

// Made once for all tests of a file, because reading the postcodes takes a moment.
const gazetteer = createGazetteer()

const NO_LOG = { warn: () => {}, error: () => {} }

const described = new Map<string, ReturnType<typeof openApiDocument>>()

/** Made once for each name and address of a marketplace: writing it takes longer than all else of a server. */
const describe: typeof openApiDocument = (about) => {
  const key = JSON.stringify(about)
  const document = described.get(key) ?? openApiDocument(about)
  described.set(key, document)
  return document
}

interface TestAppOptions {
  now?: Date
  /** A copy of the template when left out. */
  database?: TestDatabase
  /** Settings that differ from those of other tests. */
  env?: Record<string, string>
  /** The gazetteer when left out. */
  maps?: MapsPort
  /** Everyone passes by default. */
  botCheck?: BotCheckPort
  /** By default the providers of the settings, which are the sandbox's. */
  socialSignIn?: SocialSignInPort
  /** By default none: orders are paid in cash. */
  payments?: PaymentsPort
  /** By default errors are not reported. */
  monitoring?: MonitoringPort
  /** The website's own footer when left out. */
  content?: ContentPort
  /** The product's own when left out. */
  photoIntake?: PhotoIntake
  /** Gets every line of the log, for tests that set LOG_LEVEL. */
  logTo?: LogStream
}

function photosOf(configuration: Configuration, intake: PhotoIntake = createPhotoIntake()) {
  return { intake, storage: chooseStorage(configuration) }
}

/** As the running server is, and as the owner of the database. */
function connectBoth({ url, serverUrl, drop }: TestDatabase) {
  const { db, pool, close } = connect(serverUrl, { max: 8 })
  const owner = connect(url, { max: 2 })
  const leave = async () => {
    await Promise.all([close(), owner.close()])
    await drop()
  }
  return { db, pool, owner, leave }
}

/** The whole server on an empty database of its own, with a fixed clock. */
export async function createTestApp({
  now = FRIDAY_EVENING,
  env = {},
  ...given
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given.database ?? (await createTestDatabase())
  const configuration = readConfiguration(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.serverUrl,
      DATABASE_OWNER_URL: database.url,
      WORKERS: '0',
      // Every request of a test comes from one address.
      RATE_LIMITS: 'off',
      BOT_CHECK: 'off',
      // A key for tests only.
      PUSH_KEY: 'dGhpcyBpcyBhIGtleSBmb3IgdGVzdHMgb25seSEhISE',
      ...env,
    },
    () => 'a secret of at least thirty-two characters, for tests only',
  )
  const { db, pool, owner, leave } = connectBoth(database)
  const listener = createListener(database.serverUrl, NO_LOG)
  let clock = now
  const { marketplaceDefaults: defaults } = configuration
  const memory = new Memory({ listener, now: () => clock })
  const context: Context = {
    configuration,
    marketplace: await Marketplace.open(db, defaults, { memory, log: NO_LOG }),
    db,
    pool,
    listener,
    maps: given.maps ?? gazetteer,
    gazetteer,
    botCheck: given.botCheck ?? NO_BOT_CHECK,
    hygiene: createFhrs({ url: configuration.hygieneUrl }),
    socialSignIn: given.socialSignIn ?? chooseSocialSignIn(configuration),
    payments: given.payments ?? null,
    content: given.content ?? OWN_CONTENT,
    photos: photosOf(configuration, given.photoIntake),
    monitoring: given.monitoring ?? NO_MONITORING,
    memory,
    now: () => clock,
    random: () => 0,
  }
  const app = await buildApp(context, { describe, ...(given.logTo && { logTo: given.logTo }) })
  await listener.ready()
  return {
    app,
    context,
    owner,
    setNow: (next) => {
      clock = next
    },
    close: async () => {
      await app.close()
      await listener.close()
      await leave()
    },
  }
}
