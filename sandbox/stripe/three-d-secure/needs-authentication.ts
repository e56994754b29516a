import type { TestCard } from '#sandbox/stripe/cards/test-cards.ts'
import type { StoredCard } from '#sandbox/stripe/state/stored-objects.ts'

export type Situation = {
  /** The customer is away: nobody could authenticate. */
  isOffSession: boolean
  /** Asked for wherever the card can. */
  isRequested: boolean
}

/** Whether the customer is asked to authenticate a payment by this card. */
export function needsAuthentication(
  { threeDSecure }: TestCard,
  { isWallet, isSetUp }: StoredCard,
  { isOffSession, isRequested }: Situation,
): boolean {
  if (isWallet || threeDSecure === 'unsupported') return false
  if (threeDSecure === 'optional') return isRequested && !isOffSession
  if (!isOffSession) return true
  if (threeDSecure === 'alreadySetUp') return false
  return threeDSecure === 'untilSetUp' ? !isSetUp : true
}
