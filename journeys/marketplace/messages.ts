/** The variable of its environment that has the settings of its own, as JSON. */
export const SETTINGS_OF_JOURNEY = 'TUCKIN_JOURNEY_SETTINGS'

/** What the process of a marketplace says. */
export type FromMarketplace =
  | { kind: 'ready'; url: string; databaseUrl: string; mailboxUrl: string; nowMs: number }
  | { kind: 'clock'; nowMs: number }

/** What it is told. */
export type ToMarketplace = { putForwardMs: number }
