import { isUsedUp, type DiscountUses } from './discount-limits.ts'
import type { DiscountFunder, DiscountTerms } from './discount-terms.ts'

export const DISCOUNT_STATES = ['running', 'scheduled', 'ended', 'stopped'] as const
export type DiscountState = (typeof DISCOUNT_STATES)[number]

/** What a discount is now, for whoever runs it. One that is used up has ended, as nobody can use it. */
export function discountState(terms: DiscountTerms, uses: DiscountUses, now: Date): DiscountState {
  const { startsAt, endsAt, endedAt } = terms
  const wasOver = endsAt !== null && endedAt !== null && endsAt <= endedAt
  if (endedAt !== null && endedAt <= now && !wasOver) return 'stopped'
  if (wasOver || (endsAt !== null && endsAt <= now) || isUsedUp(terms, uses)) return 'ended'
  return startsAt !== null && startsAt > now ? 'scheduled' : 'running'
}

/** Who made a discount, and who pays for it. */
interface Ownership {
  madeBy: DiscountFunder
  fundedBy: DiscountFunder
}

/** Only who made a discount changes it. */
export const mayChangeDiscount = (who: DiscountFunder, { madeBy }: Ownership) => who === madeBy

/** Who pays for a discount may stop it too, whoever made it. */
export const mayStopDiscount = (who: DiscountFunder, { madeBy, fundedBy }: Ownership) =>
  who === madeBy || who === fundedBy
