import { useMemo } from 'react'
import type { NewBasketItem } from '#contract/cart/cart-line.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { ServiceTime } from '#contract/fields.ts'
import type { Service } from '#rules/orders/service.ts'
import { serviceChosen } from '#web/state/search-address.slice.ts'
import type { AddCommand, BasketStore, ChangeCommand, DetailsCommand } from './basket-commands.ts'
import { changeBasket, askForNewBasket, isOfOtherStore, wishTime } from './basket-queue.ts'
import type { Basket } from './shown-basket.ts'
import { useAppStore } from '#web/state/store.ts'
import { useServiceChoice, type ServiceChoice } from '#web/cart/service-time/use-service-choice.ts'
import { showBasketFailure } from '#web/calls/basket-failure.ts'

/** The store with the times, the chosen one, and how to choose another. */
export interface ServiceTimeProps {
  place: BasketStore
  choice: ServiceChoice
  acts: Pick<BasketCommands, 'chooseTime'>
}

/** A product to add: what the server needs, and the name to show meanwhile. */
export type Dish = Pick<AddCommand, 'item' | 'name' | 'optionNames' | 'partNames'>

/** The changes of the basket that a store's page offers. */
export interface BasketCommands {
  /** Resolves to false if the question about another store's basket is asked first. */
  add: (dish: Dish) => Promise<boolean>
  /** Empties the basket first, then adds. */
  addToNew: (item: NewBasketItem) => Promise<Cart>
  changeLine: (line: Omit<ChangeCommand, 'kind'>) => Promise<Cart>
  changeDetails: (details: DetailsCommand['details']) => Promise<Cart>
  chooseService: (service: Service) => void
  chooseTime: (serviceTime: ServiceTime) => Promise<void>
}

/** The changes that a store's page offers; `basket` is the one that it shows. */
export function useBasketCommands(basket: Basket, place: BasketStore): BasketCommands {
  const store = useAppStore()
  const { service, serviceTime } = useServiceChoice(basket, place)
  return useMemo(() => {
    const isHere = basket.place?.id === place.id
    const act = (dish: Dish, isNewBasket: boolean): AddCommand => ({
      kind: 'add',
      ...dish,
      place,
      service,
      serviceTime,
      isDeciding: !isHere && !basket.isLoading,
      isNewBasket,
    })
    const changeDetails = (details: DetailsCommand['details']) =>
      changeBasket(store, { kind: 'details', details })
    return {
      async add(dish) {
        if (basket.place && !isHere) {
          askForNewBasket(store, act(dish, false))
          return false
        }
        try {
          await changeBasket(store, act(dish, false))
          return true
        } catch (thrown) {
          if (isOfOtherStore(thrown)) return false
          throw thrown
        }
      },
      addToNew: (item) =>
        changeBasket(store, act({ item, name: '', optionNames: [], partNames: [] }, true)),
      changeLine: (line) => changeBasket(store, { kind: 'change', ...line }),
      changeDetails,
      chooseService(chosen) {
        const { service: former } = store.getState().searchAddress
        store.dispatch(serviceChosen(chosen))
        if (!isHere) return
        changeDetails({ serviceType: chosen }).catch((thrown) => {
          store.dispatch(serviceChosen(former))
          showBasketFailure(thrown)
        })
      },
      async chooseTime(chosen) {
        wishTime(store, place.id, chosen)
        if (isHere) await changeDetails({ serviceTime: chosen })
      },
    }
  }, [store, basket.place, basket.isLoading, place, service, serviceTime])
}
