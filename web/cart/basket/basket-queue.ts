import { useSyncExternalStore } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import type { ServiceTime } from '#contract/fields.ts'
import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { cartApi, cartKey, cachedCart, showCart } from '#web/calls/cart-calls.ts'
import { newBasketRequested } from '#web/state/cart.slice.ts'
import { useAppStore, type AppStore } from '#web/state/store.ts'
import {
  withCommand,
  countOf,
  linesAfter,
  type AddCommand,
  type BasketCommand,
} from './basket-commands.ts'
import { cartInConflict, meansTheSame, newestCart } from './newest-cart.ts'
import { removedLine } from '#web/cart/lines/removed-line.ts'
import { sendCommand } from './send-command.ts'
import { EMPTY_QUEUE, type BasketQueue } from './shown-basket.ts'

interface Waiter {
  resolve: (cart: Cart) => void
  reject: (thrown: unknown) => void
}

/** The state of a store's queue. */
class QueueMemory {
  queue = EMPTY_QUEUE
  isRunning = false
  /**
   * The callers that wait for each command; a command that was joined with another has the callers of both.
   */
  readonly waiters = new Map<BasketCommand, Waiter[]>()
  readonly #listeners = new Set<() => void>()

  readonly read = (): BasketQueue => this.queue

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  change(changes: Partial<BasketQueue>): void {
    this.queue = { ...this.queue, ...changes }
    for (const listener of this.#listeners) listener()
  }

  takeWaiters(act: BasketCommand): Waiter[] {
    const taken = this.waiters.get(act) ?? []
    this.waiters.delete(act)
    return taken
  }
}

const makeQueue = () => new QueueMemory()
const queueOf = ({ memory }: AppStore) => memory.of(makeQueue)

export const basketQueue = (store: AppStore): BasketQueue => queueOf(store).queue

/** The current queue, for components. */
export function useBasketQueue(): BasketQueue {
  const { listen, read } = queueOf(useAppStore())
  return useSyncExternalStore(listen, read, () => EMPTY_QUEUE)
}

export function wishTime(store: AppStore, storeId: string, serviceTime: ServiceTime): void {
  queueOf(store).change({ chosenTime: { storeId, serviceTime } })
}

/**
 * Changes the basket: shown at once, sent when every change before it has been answered.
 * @returns the basket afterwards; throws an `ApiFailure`
 */
export function changeBasket(store: AppStore, act: BasketCommand): Promise<Cart> {
  const memory = queueOf(store)
  const before = memory.queue.acts
  const acts = withCommand(before, act)
  const placed = acts.at(-1) ?? act
  const joined = acts.length === before.length ? before.at(-1) : undefined
  const already = joined ? memory.takeWaiters(joined) : []
  memory.change({ acts, removed: removedBy(store, act, before) })
  updateCount(store)
  return new Promise<Cart>((resolve, reject) => {
    memory.waiters.set(placed, [...already, { resolve, reject }])
    void run(store)
  })
}

/** The line that can be restored once a command is done. */
function removedBy(store: AppStore, act: BasketCommand, before: readonly BasketCommand[]) {
  const { removed, latest } = basketQueue(store)
  if (act.kind === 'add') return act.item.productId === removed?.add.item.productId ? null : removed
  if (act.kind !== 'change' || act.quantity > 0) return removed
  const { cartToken } = store.getState().cart
  const cart = newestCart(cartToken, cachedCart(store, cartToken), latest)
  return removedLine(cart, before, act.lineId)
}

/** Restores the line that was removed last. Rejects with an `ApiFailure`. */
export async function undoRemoval(store: AppStore): Promise<void> {
  const { removed } = basketQueue(store)
  if (removed?.cartToken === store.getState().cart.cartToken) await changeBasket(store, removed.add)
}

async function run(store: AppStore): Promise<void> {
  const memory = queueOf(store)
  if (memory.isRunning) return
  memory.isRunning = true
  const first = () => memory.queue.acts[0]
  for (let act = first(); act; act = first()) await settle(store, act)
  memory.isRunning = false
}

async function settle(store: AppStore, act: BasketCommand): Promise<void> {
  const memory = queueOf(store)
  const rest = () => memory.queue.acts.slice(1)
  try {
    const cart = await sendInStep(store, act)
    memory.change({ acts: rest(), latest: cart })
    for (const { resolve } of memory.takeWaiters(act)) resolve(cart)
  } catch (thrown) {
    const { removed } = memory.queue
    const isStillThere = act.kind === 'change' && act.lineId === removed?.lineId
    memory.change({ acts: rest(), removed: isStillThere ? null : removed })
    if (isOfOtherStore(thrown) && act.kind === 'add') askForNewBasket(store, act)
    for (const { reject } of memory.takeWaiters(act)) reject(thrown)
    if (!cartInConflict(thrown)) readAgain(store)
  }
  updateCount(store)
}

const maximumTries = 3

/**
 * Sends a command with the version of the basket that it changes. If another tab, device or friend was
 * quicker, the fresh basket is shown; the command is sent again if what it changes is still the same, and
 * else refused.
 */
async function sendInStep(store: AppStore, act: BasketCommand): Promise<Cart> {
  for (let tries = 1; ; tries++) {
    const { cartToken } = store.getState().cart
    const seen = newestCart(cartToken, cachedCart(store, cartToken), basketQueue(store).latest)
    try {
      return act.kind === 'call'
        ? await act.send(cartToken ?? '')
        : await sendCommand(store, act, seen?.version)
    } catch (thrown) {
      const fresh = cartInConflict(thrown)
      if (!fresh) throw thrown
      showCart(store, fresh)
      queueOf(store).change({ latest: fresh })
      if (tries === maximumTries || !seen || !meansTheSame(act, seen, fresh)) throw thrown
    }
  }
}

/** Asks whether a dish may replace the basket; the answer is a new command. */
export function askForNewBasket(store: AppStore, { item, place }: AddCommand): void {
  store.dispatch(newBasketRequested({ ...item, storeId: place.id, storeName: place.name }))
}

/** Whether a dish was refused only because the basket is another store's. */
export function isOfOtherStore(thrown: unknown): thrown is ApiFailure {
  return isApiFailure(thrown) && thrown.details['reason'] === 'OTHER_STORE'
}

/** The number in the page's header changes at once; everything else waits for the server. */
function updateCount(store: AppStore): void {
  const { cartToken } = store.getState().cart
  if (!cartToken) return
  store.dispatch(
    cartApi.util.updateQueryData('getCart', cartKey(cartToken), (cart) => {
      cart.itemCount = countOf(linesAfter(cart, basketQueue(store).acts))
    }),
  )
}

/** After a refusal only the server knows the basket's content. */
export function readAgain(store: AppStore): void {
  const { cartToken } = store.getState().cart
  if (!cartToken) return
  const again = { forceRefetch: true, subscribe: false }
  void store.dispatch(cartApi.endpoints.getCart.initiate(cartKey(cartToken), again))
}
