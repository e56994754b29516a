import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Configuration } from './settings/configuration.ts'
import type { Marketplace } from './settings/marketplace.ts'
import type { Listener } from './database/listen.ts'
import type { Database } from './database/tables.ts'
import type { Memory } from './memory/memory.ts'
import type { BotCheckPort } from './outside/bot-check/bot-check.port.ts'
import type { ContentPort } from './outside/content/content.port.ts'
import type { HygienePort } from './outside/hygiene/hygiene.port.ts'
import type { MapsPort, PostcodeSectors } from './outside/maps/maps.port.ts'
import type { MonitoringPort } from './outside/monitoring/monitoring.port.ts'
import type { PaymentsPort } from './outside/payments/payments.port.ts'
import type { PhotoIntake } from './outside/photo-encoding/photo-intake.port.ts'
import type { StoragePort } from './outside/storage/storage.port.ts'
import type { SocialSignInPort } from './outside/social-sign-in/social-sign-in.port.ts'

/** What verbs work with. One per server process; tests make their own. */
export interface Context {
  configuration: Configuration
  /** What an operator has set: the name, the look, the contact. */
  marketplace: Marketplace
  db: Kysely<Database>
  pool: Pool
  listener: Listener
  /** The maps driver for searches. */
  maps: MapsPort
  /**
   * The positions of postcodes, looked up locally: whether a store delivers never waits for an outside
   * service.
   */
  gazetteer: MapsPort & PostcodeSectors
  botCheck: BotCheckPort
  /** The register of food hygiene ratings. */
  hygiene: HygienePort
  /** The providers that people can sign in with. */
  socialSignIn: SocialSignInPort
  /** The payment provider; null: orders are paid in cash. */
  payments: PaymentsPort | null
  /** Where errors are reported to, besides the log. */
  monitoring: MonitoringPort
  /** Where the footer is written. */
  content: ContentPort
  /** How photos are processed, and where they are stored. */
  photos: { intake: PhotoIntake; storage: StoragePort }
  /** What this process caches for longer than a request. */
  memory: Memory
  /** The instant that rules run at; tests choose it. */
  now: () => Date
  /** From 0 to below 1: spreads expiries that would otherwise coincide; tests choose 0. */
  random: () => number
}
