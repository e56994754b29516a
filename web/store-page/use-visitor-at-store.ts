import { readAgain } from '#web/cart/basket/basket-queue.ts'
import { useBasket, useFreshBasket, useLiveBasket } from '#web/cart/basket/use-basket.ts'
import { useBasketCommands } from '#web/cart/basket/use-basket-commands.ts'
import { useMenuCommands } from '#web/cart/basket/use-menu-commands.ts'
import { useOfferCode } from '#web/cart/promo-code/use-offer-code.ts'
import { useServiceChoice } from '#web/cart/service-time/use-service-choice.ts'
import { menuQueryOf } from '#web/menu/menu-query.ts'
import { useAppStore } from '#web/state/store.ts'
import { useCurrentStore, useMenuAt, useServiceInUrl } from '#web/menu/page/use-current-store.ts'
import type { LoadedStore, VisitorAtStore, VisitorCommands } from './visitor-at-store.ts'

/** What the state says of a visitor at a store, and what they can do there. */
export function useVisitorAtStore(loaded: LoadedStore): {
  visitor: VisitorAtStore
  commands: VisitorCommands
} {
  const appStore = useAppStore()
  const basket = useBasket()
  useFreshBasket()
  useLiveBasket(basket.cart)
  const isTaken = useServiceInUrl()
  const chosen = useServiceChoice(basket, loaded.store)
  const choice = { ...chosen, service: isTaken ? chosen.service : loaded.service }
  const { store, place } = useCurrentStore(loaded.store, loaded.service, choice.service)
  const menuQuery = isTaken ? menuQueryOf(chosen) : { service: loaded.menuService }
  const categories = useMenuAt(loaded, menuQuery, () => readAgain(appStore))
  const ofBasket = useBasketCommands(basket, store)
  const ofMenu = useMenuCommands(ofBasket, basket)
  const isHere = basket.place?.id === store.id && basket.cart?.store.id === store.id
  const { apply: applyCode, waitingCode } = useOfferCode(isHere ? basket.cart : null)
  return {
    visitor: { store, place, choice, categories, menuQuery, basket, waitingCode },
    commands: { ...ofBasket, ...ofMenu, applyCode },
  }
}
