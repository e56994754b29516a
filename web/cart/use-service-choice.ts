import type { Address } from '#contract/address.ts'
import type { ServiceTime } from '#contract/cart.ts'
import type { Service } from '#rules/orders/service.ts'
import { useAppSelector } from '../state/store.ts'
import { detailsAfter, type BasketPlace } from './basket-acts.ts'
import type { Basket } from './use-basket.ts'

/**
 * How, when and where food from a store is wanted: as its basket says, or as was chosen before
 * there was one. A store that offers one service only decides it.
 */
export function useServiceChoice(
  { cart, place: basketPlace, queue }: Basket,
  place: BasketPlace,
): { service: Service; serviceTime: ServiceTime; address: Address } {
  const searched = useAppSelector(({ searchAddress }) => searchAddress)
  if (cart && basketPlace?.id === place.id && cart.store.id === place.id) {
    const { serviceType, serviceTime } = detailsAfter(cart, queue.acts)
    return { service: serviceType, serviceTime, address: cart.address ?? searched }
  }
  const [only, ...others] = place.services
  const service = only !== undefined && others.length === 0 ? only : searched.service
  const wish = queue.wish?.storeId === place.id ? queue.wish.serviceTime : 'asap'
  return { service, serviceTime: wish, address: searched }
}
