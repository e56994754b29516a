import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import type { Category } from '#contract/menu.ts'
import type { Store } from '#contract/stores/stores.ts'
import type { Service } from '#rules/orders/service.ts'
import { EMPTY_BASKET, type Basket } from '#web/cart/basket/shown-basket.ts'
import type { BasketCommands } from '#web/cart/basket/use-basket-commands.ts'
import type { MenuCommands } from '#web/cart/basket/use-menu-commands.ts'
import type { OfferCode } from '#web/cart/promo-code/use-offer-code.ts'
import type { ServiceChoice } from '#web/cart/service-time/use-service-choice.ts'
import type { MenuQuery } from '#web/menu/menu-query.ts'

/** A store's page as the server rendered it, which is the same for everybody. */
export interface LoadedStore {
  store: Store
  service: Service
  /** As soon as possible, by `menuService`. */
  categories: readonly Category[]
  /** The service that the store offers. */
  menuService: Service
}

/** A store as this visitor sees it: at their address, for the service and time that they chose, with their basket. */
export interface VisitorAtStore {
  store: Store
  /** The address that the store was loaded for; null while it was loaded for none. */
  place: string | null
  choice: ServiceChoice
  categories: readonly Category[]
  /** The service and time of the menu. */
  menuQuery: MenuQuery
  basket: Basket
  /** The code of an offer that is applied once there is a basket. */
  waitingCode: string | null
}

export interface VisitorCommands extends BasketCommands, MenuCommands {
  applyCode: OfferCode['apply']
}

/** What somebody sees who has chosen nothing yet. */
export function firstVisit({
  store,
  service,
  categories,
  menuService,
}: LoadedStore): VisitorAtStore {
  return {
    store,
    place: null,
    choice: {
      service,
      serviceTime: 'asap',
      address: EMPTY_ADDRESS,
      cartToken: null,
      reservedUntil: null,
    },
    categories,
    menuQuery: { service: menuService },
    basket: EMPTY_BASKET,
    waitingCode: null,
  }
}
