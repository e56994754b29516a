const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long an access token is accepted without a look at the database. */
export const ACCESS_TOKEN_LIFETIME_MS = 15 * MINUTE_MS

/** How long a session lasts after its last use, and after its beginning however it is used. */
const REMEMBERED = { idleMs: 30 * DAY_MS, maximumMs: 180 * DAY_MS }
const NOT_REMEMBERED = { idleMs: DAY_MS, maximumMs: 7 * DAY_MS }

/** When a session that is used now expires, unless it is used again. */
export function sessionExpiresAt(
  now: Date,
  { rememberMe, createdAt }: { rememberMe: boolean; createdAt: Date },
): Date {
  const { idleMs, maximumMs } = rememberMe ? REMEMBERED : NOT_REMEMBERED
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + maximumMs))
}

/** After how many minutes without a touch a shared tablet may lock. */
export const TABLET_IDLE_MINUTES: readonly number[] = [2, 5, 10, 20, 30]
export const DEFAULT_TABLET_IDLE_MINUTES = 10
/** A long day in a restaurant. */
const LONGEST_SWITCHED_MS = 14 * HOUR_MS

/**
 * When somebody's turn on a shared tablet ends that the tablet keeps in use now. It locks by itself when it
 * has not been touched for `idleMinutes`; this is for one that cannot any more: asleep, or without a network.
 */
export function switchedExpiresAt(
  now: Date,
  { idleMinutes, createdAt }: { idleMinutes: number; createdAt: Date },
): Date {
  const used = now.getTime() + idleMinutes * MINUTE_MS + ACCESS_TOKEN_LIFETIME_MS
  return new Date(Math.min(used, createdAt.getTime() + LONGEST_SWITCHED_MS))
}

/** How long an operator works as a restaurant's staff, however it is used. */
export const AS_STAFF_LIFETIME_MS = HOUR_MS

/** How long a link in an email works: to confirm a registration, set a password, change an email. */
export const EMAIL_LINK_LIFETIME_MS = {
  confirm: DAY_MS,
  reset: HOUR_MS,
  operatorInvited: DAY_MS,
  emailChange: DAY_MS,
}

/** How long somebody who is invited to work at a restaurant can join. */
export const STAFF_INVITATION_LIFETIME_MS = 7 * DAY_MS

/** How long somebody has for the second step after the right password, or to make a passkey. */
export const SECOND_FACTOR_LIFETIME_MS = 5 * MINUTE_MS

/** How long somebody has at a provider's pages. */
export const SOCIAL_PROOFS_LIFETIME_SECONDS = 600
/** How long a browser has from a provider's answer to the page that signs in by it. */
export const SOCIAL_RETURN_LIFETIME_SECONDS = 60

/** How long an expired link is answered as expired; after that it is unknown. */
export const EXPIRED_LINK_RETENTION_MS = 30 * DAY_MS
/** How long an account waits to be completed. */
export const UNCOMPLETED_ACCOUNT_RETENTION_MS = 30 * DAY_MS
