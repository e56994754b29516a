import type { Service } from '#rules/orders/service.ts'

/** What a dish or an option costs, by each service. */
export interface ServicePrices {
  /** Delivered, and collected too unless that has a price of its own. */
  pricePence: number
  /** Collected; null: the same as delivered. */
  collectionPence: number | null
}

/** What a dish or an option costs by a service, in pence. */
export function priceForService(
  { pricePence, collectionPence }: ServicePrices,
  service: Service,
): number {
  return service === 'collection' ? (collectionPence ?? pricePence) : pricePence
}

/**
 * The service whose prices a menu is shown with: the requested one. Where none is requested that is delivery,
 * unless the store only hands over.
 */
export function pricedService(
  services: readonly Service[],
  requested: Service | undefined,
): Service {
  return requested ?? (services.includes('delivery') ? 'delivery' : 'collection')
}
