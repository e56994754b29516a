import type { Service } from '#rules/orders/service.ts'
import { londonParts } from '#rules/time/london.ts'
import type { DiscountKind } from './discount-terms.ts'

/** The terms of an offer as it is advertised. */
export interface AdvertisedTerms {
  kind: DiscountKind
  minimumPence: number
  service: Service | null
  /** Null: every day. 1 is Monday. */
  weekdays: readonly number[] | null
  /** Names of the products it is for; null: for all. */
  products: readonly string[] | null
}

export interface BasketForOffer {
  service: Service
  /** When the food is handed over: the chosen time, or now. */
  handOverAt: Date
  subtotalPence: number
  /** Of what can be ordered. */
  productNames: readonly string[]
}

/**
 * Whether an offer may apply to a basket, by its advertised terms; one that can't has no button to apply
 * it. An empty basket may still be filled with anything. `checkDiscount` decides what only the server
 * knows, such as how often it was used.
 */
export function offerMayCount(offer: AdvertisedTerms, basket: BasketForOffer): boolean {
  const only = offer.service ?? (offer.kind === 'freeDelivery' ? 'delivery' : null)
  if (only !== null && only !== basket.service) return false
  const { weekday } = londonParts(basket.handOverAt)
  if (offer.weekdays && !offer.weekdays.includes(weekday)) return false
  if (basket.subtotalPence === 0) return true
  if (basket.subtotalPence < offer.minimumPence) return false
  return offer.products?.some((name) => basket.productNames.includes(name)) ?? true
}
