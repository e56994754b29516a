import { deliveryFeePence, type FeeTier } from '#rules/delivery/delivery-fee.ts'
import type { Service } from '#rules/orders/service.ts'
import { platformFeePence, type PlatformFee } from './platform-fee.ts'

/** What a store's fees depend on, for one address. */
export interface StoreTerms {
  service: Service
  /** Null where no zone is known; then the delivery fee is not either. */
  feeTiers: readonly FeeTier[] | null
  minimumOrderPence: number
  platformFee: PlatformFee
  unavoidableBagPence: number
}

/** The same food everywhere, so that stores can be compared: about a meal for two. */
export const TYPICAL_FOOD_PENCE = 2000

export interface AllInPrice {
  /** £20, or the minimum order where that is higher. */
  foodPence: number
  /** With every fee that cannot be avoided, before offers and tips. */
  totalPence: number
}

/** What £20 of food costs with all fees at an address; null if the delivery fee is unknown. */
export function allInPrice(terms: StoreTerms): AllInPrice | null {
  const { service, feeTiers, minimumOrderPence, platformFee, unavoidableBagPence } = terms
  const isCollected = service === 'collection'
  if (!isCollected && feeTiers === null) return null
  const foodPence = Math.max(TYPICAL_FOOD_PENCE, minimumOrderPence)
  const deliveryPence = isCollected ? 0 : deliveryFeePence(feeTiers ?? [], foodPence)
  const feesPence = deliveryPence + platformFeePence(platformFee, foodPence) + unavoidableBagPence
  return { foodPence, totalPence: foodPence + feesPence }
}
