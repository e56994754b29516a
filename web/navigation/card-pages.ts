import { pathOf } from '#web/language.ts'
import { links } from '#web/links.ts'

/**
 * Whether the document was served as one of the pages that take a card: only those are allowed the payment
 * provider's script, and navigating within a document does not change what it is allowed.
 */
export function isServedForCards(): boolean {
  const [served] = performance.getEntriesByType('navigation')
  return !served || isForCards(served.name) || isOfOrder(served.name)
}

/** Pages that may take a card, after delivery: no reason to reload the page before. */
const isOfOrder = (address: string) => pathAt(address).startsWith(links.order(''))

const pathAt = (address: string) => pathOf(new URL(address, location.origin).pathname)

/** Whether the page at this address, within this website, takes a card. */
export function isForCards(address: string): boolean {
  const path = pathAt(address).replace(/\/$/, '')
  return path === links.checkout() || path === links.account('cards')
}
