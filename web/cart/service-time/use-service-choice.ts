import type { Address } from '#contract/address.ts'
import type { ServiceTime } from '#contract/fields.ts'
import type { Service } from '#rules/orders/service.ts'
import { useAppSelector } from '#web/state/store.ts'
import { detailsAfter, type BasketStore } from '#web/cart/basket/basket-commands.ts'
import type { Basket } from '#web/cart/basket/shown-basket.ts'

export interface ServiceChoice {
  service: Service
  serviceTime: ServiceTime
  address: Address
  /** Of the basket for which it was chosen; null while there is none at this store. */
  cartToken: string | null
  /** Until when its slot is reserved, if it needs a reservation. */
  reservedUntil: string | null
}

/**
 * Service, time and address for a store: those of its basket, or those chosen before there was one. A store
 * with only one service decides it.
 */
export function useServiceChoice(
  { cart, place: basketPlace, queue }: Basket,
  place: BasketStore,
): ServiceChoice {
  const searched = useAppSelector(({ searchAddress }) => searchAddress)
  if (cart && basketPlace?.id === place.id && cart.store.id === place.id) {
    const { serviceType, serviceTime } = detailsAfter(cart, queue.acts)
    const isCurrent = serviceTime === cart.serviceTime
    return {
      service: serviceType,
      serviceTime,
      address: cart.address ?? searched,
      cartToken: cart.cartToken,
      reservedUntil: isCurrent ? cart.slotReservedUntil : null,
    }
  }
  const [only, ...others] = place.services
  const service = only !== undefined && others.length === 0 ? only : searched.service
  const chosenTime = queue.chosenTime?.storeId === place.id ? queue.chosenTime.serviceTime : 'asap'
  return {
    service,
    serviceTime: chosenTime,
    address: searched,
    cartToken: null,
    reservedUntil: null,
  }
}
