import type { Cart } from '#contract/cart/cart.ts'
import type { ServiceTime } from '#contract/fields.ts'
import type { RemovedLine } from '#web/cart/lines/removed-line.ts'
import type { BasketCommand, BasketStore, ShownLine } from './basket-commands.ts'

/** The pending changes of the basket, besides the server's answer. */
export interface BasketQueue {
  /** The first is on its way, the others follow one by one. */
  acts: readonly BasketCommand[]
  /** The newest answer of the queue, which may be ahead of the cached cart. */
  latest: Cart | null
  /** The service time chosen before there is a cart to save it in. */
  chosenTime: { storeId: string; serviceTime: ServiceTime } | null
  /** The last line that was removed, until that is undone or its dish is added again. */
  removed: RemovedLine | null
}

export interface Basket {
  /** As the server last sent it; null while there is none. */
  cart: Cart | null
  /** The store of the basket; null while it is empty. */
  place: BasketStore | null
  lines: readonly ShownLine[]
  itemCount: number
  /** A change is on its way, so the sums are not final. */
  isSettling: boolean
  /** There is a basket, but it has not loaded yet. */
  isLoading: boolean
  isFailed: boolean
  queue: BasketQueue
  /** The line that was removed last and can be restored. */
  removed: RemovedLine | null
}

export const EMPTY_QUEUE: BasketQueue = { acts: [], latest: null, chosenTime: null, removed: null }

export const EMPTY_BASKET: Basket = {
  cart: null,
  place: null,
  lines: [],
  itemCount: 0,
  isSettling: false,
  isLoading: false,
  isFailed: false,
  queue: EMPTY_QUEUE,
  removed: null,
}

/** The cart that friends add to, while it is empty; null for any other. */
export const emptyButShared = ({ cart, place }: Pick<Basket, 'cart' | 'place'>): Cart | null =>
  place === null && cart?.sharing ? cart : null
