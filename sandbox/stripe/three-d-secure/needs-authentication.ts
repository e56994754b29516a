import type { TestCard } from '#sandbox/stripe/cards/test-cards.ts'
import type { StoredCard } from '#sandbox/stripe/state/stored-objects.ts'

export type Situation = {
  /** The customer is away, so can't authenticate. */
  isOffSession: boolean
  /** Asked for wherever the card can. */
  isRequested: boolean
}

/** Whether a payment by this card requires the customer's authentication. */
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
