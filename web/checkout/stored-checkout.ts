import { readStored } from '#web/state/persistence/browser-storage.ts'
import { stored } from '#web/state/persistence/stored-values.ts'

/** Whether this browser has a basket to order, or has to find out what became of one. */
export function hasStoredCheckout(): boolean {
  return (
    Boolean(readStored(stored.forAllTabs)?.cartToken) ||
    readStored(stored.orderAttempt) !== null ||
    readStored(stored.checkoutCart) !== null ||
    // Somebody returns from their bank's page.
    location.search.includes('payment_intent')
  )
}

/** Whether the visitor has nothing to choose between logging in and ordering as a guest. */
export function isKnownVisitor(): boolean {
  return (
    readStored(stored.guestChoice) !== null ||
    [stored.forAllTabs, stored.inTab].some((parts) => readStored(parts)?.auth?.isAuthenticated)
  )
}
