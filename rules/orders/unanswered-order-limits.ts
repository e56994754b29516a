import type { Limit } from '#rules/time/limit.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * The maximum of cash orders at one store that are unanswered, cancelled by their customer, or expired: of
 * one account, or of one network's guests together. Orders that a store accepted or declined do not count,
 * so real customers may order as often as they like.
 */
export const UNANSWERED_CASH_ORDERS: readonly Limit[] = [
  { count: 5, withinMs: HOUR_MS },
  { count: 15, withinMs: DAY_MS },
]

/**
 * When the first limit that these exceed allows one more, as an instant; null while they exceed none.
 * `placedAt`: the latest first.
 */
export function allowedAgainAt(
  limits: readonly Limit[],
  placedAt: readonly Date[],
  at: Date,
): Date | null {
  for (const { count, withinMs } of limits) {
    const within = placedAt.filter((each) => each.getTime() > at.getTime() - withinMs)
    const leaving = within[count]
    if (leaving) return new Date((within[count - 1] ?? leaving).getTime() + withinMs)
  }
  return null
}

/**
 * Emails of one kind (received, declined, cancelled by the customer) about cash orders that no store has
 * accepted, to an unconfirmed address. The limits are counted in this order, and what one refuses is not
 * counted by the next, so that one network does not use up the mailbox's allowance.
 */
export const UNCONFIRMED_EMAILS: Readonly<
  Record<'toMailboxFromNetwork' | 'fromNetwork' | 'toMailbox', readonly Limit[]>
> = {
  toMailboxFromNetwork: [
    { count: 3, withinMs: HOUR_MS },
    { count: 6, withinMs: DAY_MS },
  ],
  fromNetwork: [
    { count: 20, withinMs: HOUR_MS },
    { count: 60, withinMs: DAY_MS },
  ],
  toMailbox: [
    { count: 6, withinMs: HOUR_MS },
    { count: 12, withinMs: DAY_MS },
  ],
}
