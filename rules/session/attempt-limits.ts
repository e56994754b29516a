import type { Limit } from '#rules/time/limit.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After so long without a wrong guess the delays begin again; far longer than the longest delay. */
export const GUESSES_COUNT_MS = DAY_MS
/** For one email address from all networks: many machines together get no further. */
export const GUESSES_FROM_EVERYWHERE: Limit = { count: 100, withinMs: HOUR_MS }
/** Where somebody has signed in within this time, strangers elsewhere lock them out of nothing. */
export const KNOWN_NETWORK_MS = 90 * DAY_MS

/** Other people's telephone numbers that one account may come upon. */
export const USED_PHONES: Limit = { count: 10, withinMs: HOUR_MS }

/** For one person's PIN at one restaurant, on all of its tablets. */
export const WRONG_PINS_A_DAY: Limit = { count: 30, withinMs: DAY_MS }
/**
 * The wait after each wrong PIN of one person on one tablet, the last for all that follow: a PIN of four
 * digits would take a year to find.
 */
export const PIN_DELAYS_MS: readonly number[] = [
  0,
  0,
  0,
  0,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
]

/** Emails about accounts: how many may be requested, in the order in which the limits are counted. */
export const ACCOUNT_EMAILS = {
  /** By one network, to whomever. */
  byNetwork: { count: 30, withinMs: 15 * MINUTE_MS },
  /** To one address, by one network. */
  toAddressByNetwork: { count: 5, withinMs: 15 * MINUTE_MS },
  /**
   * To one address, from one network that its owner has not used lately: strangers cannot flood a mailbox,
   * and one network cannot use up more than half of the next limit.
   */
  toAddressByStrangerADay: { count: 10, withinMs: DAY_MS },
  /** To one address, by all such networks. */
  toAddress: { count: 10, withinMs: 15 * MINUTE_MS },
  toAddressADay: { count: 20, withinMs: DAY_MS },
  /** And then: as long as a link to set a password lasts, so that its owner always has one that works. */
  toAddressAfterThat: { count: 1, withinMs: HOUR_MS },
} as const satisfies Record<string, Limit>
