import { openIntervalAt, type OpenInterval } from './opening-hours.ts'
import { storeTab } from './store-tab.ts'
import type { StoreMoment } from './slots.ts'

/** How long nobody has had the store app open before the store is warned. */
export const UNATTENDED_WARNING_MINUTES = 5
/** After how long a store may choose to be paused; it may also choose never. */
export const UNATTENDED_PAUSE_MINUTES: readonly number[] = [10, 15, 30]

const MINUTE_MS = 60_000
/** Of a store that closes later or never. Shorter than a day, so that a time says when it ends without its date. */
const LONGEST_PAUSE_MS = 12 * 60 * MINUTE_MS

/** That a store takes orders which nobody would see. */
export interface Unattended {
  since: Date
  /** When the opening ends that runs now; 12 hours from now at most. */
  until: Date
}

/**
 * Whether a store takes orders for as soon as possible while nobody has its store app open, and since when: not
 * before it opened or its last pause ended, so that whoever opens the restaurant has time to turn the tablet on;
 * nor before a server was there to see. Null: it takes none.
 */
export function findUnattended(
  /** Of each service that the store offers. */
  moments: readonly StoreMoment[],
  { seenAt, watchedSince }: { seenAt: Date; watchedSince: Date },
): Unattended | null {
  const openings = moments.flatMap((moment) => openingThatTakesOrders(moment) ?? [])
  const [moment] = moments
  if (openings.length === 0 || !moment) return null
  const openedMs = Math.min(...openings.map(({ startAt }) => startAt.getTime()))
  const closesMs = Math.max(...openings.map(({ endAt }) => endAt.getTime()))
  const froms = [seenAt, watchedSince, ...(moment.pausedUntil ? [moment.pausedUntil] : [])]
  const sinceMs = Math.max(openedMs, ...froms.map((from) => from.getTime()))
  const longestMs = moment.now.getTime() + LONGEST_PAUSE_MS
  return { since: new Date(sinceMs), until: new Date(Math.min(closesMs, longestMs)) }
}

/** What a store wants when nobody has its store app open, and whether its staff have been warned. */
export interface UnattendedRule {
  warns: boolean
  /** Null: it is never paused. */
  pauseMinutes: number | null
  isWarned: boolean
}

/** What to do about a store that has been unattended since an instant. A pause also warns. */
export function unattendedAct(
  { warns, pauseMinutes, isWarned }: UnattendedRule,
  { since, now }: { since: Date; now: Date },
): 'warn' | 'pause' | null {
  const minutes = (now.getTime() - since.getTime()) / MINUTE_MS
  if (pauseMinutes !== null && minutes >= pauseMinutes) return 'pause'
  return warns && !isWarned && minutes >= UNATTENDED_WARNING_MINUTES ? 'warn' : null
}

function openingThatTakesOrders(moment: StoreMoment): OpenInterval | null {
  // Asked first, as it is cheaper and most stores that nobody has open are closed.
  const opening = openIntervalAt(moment.hours, moment.service, moment.now)
  return opening && storeTab(moment).tab === 'available' ? opening : null
}
