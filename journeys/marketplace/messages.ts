import type { PostgresUrls } from '#tools/testing/template-database.ts'

/** The environment variable that has its settings, as JSON. */
export const SETTINGS_OF_JOURNEY = 'TUCKIN_JOURNEY_SETTINGS'

/** Among those settings, `none` for an empty marketplace instead of the demonstration town. */
export const TOWN_OF_JOURNEY = 'JOURNEY_TOWN'

/** The environment variable that has the PostgreSQL of another marketplace with the town, as JSON. */
export const POSTGRES_OF_JOURNEY = 'TUCKIN_JOURNEY_POSTGRES'

/** The messages of a marketplace's process. */
export type FromMarketplace =
  | {
      kind: 'ready'
      url: string
      databaseUrl: string
      postgres: PostgresUrls
      mailboxUrl: string
      nowMs: number
    }
  | { kind: 'clock'; nowMs: number }

/** The messages to it. */
export type ToMarketplace = { putForwardMs: number }
