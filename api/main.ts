import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { connect } from './database/connect.ts'
import { createListener } from './database/listen.ts'
import { ownsAuditLog } from './database/server-role.ts'
import { startBackground } from './background.ts'
import { isDataKeyRight } from './operator/settings/check-data-key.ts'
import { Memory } from './memory/memory.ts'
import {
  chooseBotCheck,
  chooseContent,
  chooseMonitoring,
  chooseStorage,
} from './outside/choose-drivers.ts'
import { chooseMaps } from './outside/maps/choose-maps.ts'
import { createGazetteer, type Gazetteer } from './outside/maps/gazetteer/gazetteer.driver.ts'
import { createUnitPostcodes } from './outside/maps/gazetteer/unit-postcodes/unit-postcodes.driver.ts'
import { createFhrs } from './outside/hygiene/fhrs.driver.ts'
import { choosePayments } from './outside/payments/choose-payments.ts'
import { chooseSocialSignIn } from './outside/social-sign-in/choose-social-sign-in.ts'
import { PageCache, type Render } from './pages/page-cache.ts'
import { servePages } from './pages/serve-pages.ts'
import { startRenderer } from './pages/start-renderer.ts'
import { createPhotoIntake } from './photos/encode/photo-intake.ts'
import type { Configuration } from './settings/configuration.ts'
import { Marketplace } from './settings/marketplace.ts'

export type RunningServer = {
  url: string
  /** Answers what is under way, then closes everything. */
  stop(): Promise<void>
}

type Options = {
  now?: () => Date
  /** False for the API alone, which needs no built website. */
  hasPages?: boolean
  /** Another built-in gazetteer than the product's. */
  gazetteer?: Gazetteer
}

/** Opens the database, listens and starts the jobs. `databaseUrl` must be given and migrated. */
export async function startServer(
  configuration: Configuration,
  { now = () => new Date(), hasPages = true, ...given }: Options = {},
): Promise<RunningServer> {
  const { databaseUrl, databaseConnections, host, port } = configuration
  if (databaseUrl === null) throw new Error('The server needs a database')
  const { db, pool, close } = connect(databaseUrl, { max: databaseConnections })
  const log = createStartingLog()
  const listener = createListener(databaseUrl, log)
  const gazetteer =
    given.gazetteer ?? createGazetteer({ units: createUnitPostcodes({ db, listener }) })
  const content = chooseContent(configuration, log)
  const memory = new Memory({ listener, now })
  const marketplace = await Marketplace.open(db, configuration.marketplaceDefaults, { memory, log })
  const context: Context = {
    configuration,
    marketplace,
    db,
    pool,
    listener,
    maps: chooseMaps(configuration, gazetteer, log),
    gazetteer,
    botCheck: chooseBotCheck({ configuration, db, now }, log),
    hygiene: createFhrs({ url: configuration.hygieneUrl }),
    socialSignIn: chooseSocialSignIn(configuration),
    payments: choosePayments(configuration),
    content,
    photos: { intake: createPhotoIntake(), storage: chooseStorage(configuration) },
    monitoring: chooseMonitoring(configuration, log),
    now,
    memory,
    random: Math.random,
  }
  const renderer = hasPages ? startRenderer(context, () => app, log) : null
  const app = await buildApp(context)
  log.use(app.log)
  await warnOfDatabase(context, log)
  if (renderer) {
    const render: Render = (url, options) => renderer.render(url, options)
    const logError = (err: unknown) => app.log.error({ err }, 'a page could not be remade')
    const cache = new PageCache(render, { random: context.random, now: () => new Date(), logError })
    await servePages(app, context, { renderer, cache })
  }
  content.start()
  const url = await app.listen({ host, port })
  const jobs = await startBackground(context, app.log)
  // After the server is known to answer: the first search must not wait for the files.
  setImmediate(() => gazetteer.load())
  return {
    url,
    stop: async () => {
      content.stop()
      await app.close()
      await context.monitoring.close()
      await renderer?.close()
      await jobs.stop()
      await listener.close()
      await close()
    },
  }
}

/** What the database says is wrong with the settings, though the server can run. */
async function warnOfDatabase(context: Context, log: ReturnType<typeof createStartingLog>) {
  if (await ownsAuditLog(context.db))
    log.warn({}, 'nothing but a trigger protects the audit log: set DATABASE_OWNER_URL')
  if (!(await isDataKeyRight(context)))
    log.error(
      {},
      'bank accounts and authenticator apps were sealed with another data key: put that one into DATA_DIR/data-key, or DATA_KEY, and start again',
    )
}

/**
 * The app's own log, once there is an app. What fails before is tried again, and logged when it fails then, or
 * keeps the server from starting.
 */
function createStartingLog() {
  let logger: FastifyBaseLogger | null = null
  return {
    use: (given: FastifyBaseLogger) => void (logger = given),
    info: (fields: object, message: string) => logger?.info(fields, message),
    warn: (fields: object, message: string) => logger?.warn(fields, message),
    error: (fields: object, message: string) => logger?.error(fields, message),
  }
}
