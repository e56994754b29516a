import { readConfiguration } from '#api/settings/configuration.ts'
import type { Context } from '#api/context.ts'
import { connect } from '#api/database/connect.ts'
import { NO_MONITORING } from '#api/outside/monitoring/monitoring.port.ts'
import { OWN_CONTENT } from '#api/outside/content/content.port.ts'
import { NO_BOT_CHECK } from '#api/outside/bot-check/bot-check.port.ts'
import type { MapsPort, PostcodeSectors } from '#api/outside/maps/maps.port.ts'
import { chooseStorage } from '#api/outside/choose-drivers.ts'
import { createFhrs } from '#api/outside/hygiene/fhrs.driver.ts'
import { createPhotoIntake } from '#api/photos/encode/photo-intake.ts'
import { createListener } from '#api/database/listen.ts'
import { Marketplace } from '#api/settings/marketplace.ts'
import { Memory } from '#api/memory/memory.ts'
import { startBackground } from '#api/background.ts'

// A server process with only its jobs, for a test to kill. Settings come by environment.
const configuration = readConfiguration(process.env)
const databaseUrl = configuration.databaseUrl ?? ''
const { db, pool } = connect(databaseUrl, { max: 2 })
const nowhere: MapsPort & PostcodeSectors = {
  suggest: async () => [],
  place: async () => null,
  details: async () => null,
  at: async () => null,
  sectors: () => [],
}
const listener = createListener(databaseUrl, { warn: () => {} })
// A fixed clock, like the test's: its orders are not overdue.
const now = () => new Date(process.env['NOW'] ?? '')
const context: Context = {
  configuration,
  marketplace: new Marketplace(db, configuration.marketplaceDefaults),
  db,
  pool,
  listener,
  maps: nowhere,
  gazetteer: nowhere,
  botCheck: NO_BOT_CHECK,
  hygiene: createFhrs({ url: configuration.hygieneUrl }),
  socialSignIn: new Map(),
  payments: null,
  content: OWN_CONTENT,
  photos: { intake: createPhotoIntake(), storage: chooseStorage(configuration) },
  monitoring: NO_MONITORING,
  memory: new Memory({ listener, now }),
  now,
  random: Math.random,
}
await startBackground(context, { warn() {}, error() {} })
