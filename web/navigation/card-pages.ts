import { pathOf } from '#web/language.ts'
import { links } from '#web/links.ts'

/**
 * Whether the document was served as one of the pages where a card is given: only those are allowed
 * the payment provider's script, and going from page to page in a browser changes no document.
 */
export function isServedForCards(): boolean {
  const [served] = performance.getEntriesByType('navigation')
  return !served || isForCards(served.name) || isOfOrder(served.name)
}

/** Where one may be given, after delivery: that is no reason to load the page anew before. */
const isOfOrder = (address: string) => pathAt(address).startsWith(links.order(''))

const pathAt = (address: string) => pathOf(new URL(address, location.origin).pathname)

/** Whether a card is given at this address, within this website. */
export function isForCards(address: string): boolean {
  const path = pathAt(address).replace(/\/$/, '')
  return path === links.checkout() || path === links.account('cards')
}
