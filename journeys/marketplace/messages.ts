/** The environment variable that has its settings, as JSON. */
export const SETTINGS_OF_JOURNEY = 'TUCKIN_JOURNEY_SETTINGS'

/** Among those settings, `none` for an empty marketplace instead of the demonstration town. */
export const TOWN_OF_JOURNEY = 'JOURNEY_TOWN'

/** The messages of a marketplace's process. */
export type FromMarketplace =
  | { kind: 'ready'; url: string; databaseUrl: string; mailboxUrl: string; nowMs: number }
  | { kind: 'clock'; nowMs: number }

/** The messages to it. */
export type ToMarketplace = { putForwardMs: number }
