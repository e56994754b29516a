import type { Cart } from '#contract/cart/cart.ts'
import type { ServiceTime } from '#contract/fields.ts'
import type { Offer } from '#contract/discount.ts'
import type { StoreCard } from '#contract/stores/stores.ts'
import { offerMayCount } from '#rules/discount/offer-applicability.ts'
import type { Service } from '#rules/orders/service.ts'

type OfCart = Pick<
  Cart,
  'isDeliveryFeeKnown' | 'deliveryFeePence' | 'subtotalPence' | 'discountCode'
>

/**
 * The offers that may save something at a store: no free delivery if delivery is free for everybody, or if
 * the basket there, if any, reaches free delivery without it. A code that the basket has stays.
 */
export function usefulOffers(
  offers: readonly Offer[],
  { service, deliveryFeePence }: Pick<StoreCard, 'deliveryFeePence'> & { service: Service },
  cart: OfCart | null,
): Offer[] {
  const isFreeForCart =
    cart !== null &&
    cart.isDeliveryFeeKnown &&
    cart.subtotalPence > 0 &&
    cart.deliveryFeePence === 0
  const isFree = service === 'collection' || deliveryFeePence === 0 || isFreeForCart
  return offers.filter(
    ({ kind, code }) =>
      !isFree || kind !== 'freeDelivery' || (code !== null && code === cart?.discountCode),
  )
}

interface Wish {
  service: Service
  serviceTime: ServiceTime
}

/** Whether an offer may apply to a basket, or to any basket to come. */
export function mayCountFor(
  offer: Offer,
  { service, serviceTime }: Wish,
  cart: Pick<Cart, 'subtotalPence' | 'lines'> | null,
  now: Date,
): boolean {
  const lines = cart?.lines.filter(({ isAvailable }) => isAvailable) ?? []
  return offerMayCount(offer, {
    service,
    handOverAt: serviceTime === 'asap' ? now : new Date(serviceTime),
    subtotalPence: cart?.subtotalPence ?? 0,
    productNames: lines.map(({ name }) => name),
  })
}
