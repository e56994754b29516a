import type { Cart } from '#contract/cart/cart.ts'
import type { ServiceTime } from '#contract/fields.ts'
import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { cartApi, cartKey, keptCart, showCart } from '#web/calls/cart-calls.ts'
import { newBasketAsked } from '#web/state/cart.slice.ts'
import type { AppStore } from '#web/state/store.ts'
import {
  withCommand,
  countOf,
  linesAfter,
  type AddCommand,
  type BasketCommand,
} from './basket-commands.ts'
import { cartInConflict, meansTheSame, newestCart } from './newest-cart.ts'
import { removedLine, type RemovedLine } from '#web/cart/lines/removed-line.ts'
import { sendCommand } from './send-command.ts'

/** What the basket waits for, beside what the server has said. */
export interface BasketQueue {
  /** The first is on its way, the others follow one by one. */
  acts: readonly BasketCommand[]
  /** The newest answer of the queue, which may be ahead of the kept cart. */
  latest: Cart | null
  /** When the food is wanted, chosen before there is a cart to say it to. */
  wish: { storeId: string; serviceTime: ServiceTime } | null
  /** The last line that was removed, until it is put back or its dish is added again. */
  removed: RemovedLine | null
}

interface Waiter {
  resolve: (cart: Cart) => void
  reject: (thrown: unknown) => void
}

const quiet: BasketQueue = { acts: [], latest: null, wish: null, removed: null }
let queue = quiet
let isRunning = false
/** Those who wait for each act; an act that was joined with another has the waiters of both. */
const waiters = new Map<BasketCommand, Waiter[]>()
const listeners = new Set<() => void>()

export const basketQueue = () => queue
export const quietQueue = () => quiet

export function listenToQueue(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function wishTime(storeId: string, serviceTime: ServiceTime): void {
  change({ wish: { storeId, serviceTime } })
}

/**
 * Does something to the basket: shown at once, sent when everything before it has been answered.
 * @returns the basket afterwards; throws an `ApiFailure`
 */
export function changeBasket(store: AppStore, act: BasketCommand): Promise<Cart> {
  const before = queue.acts
  const acts = withCommand(before, act)
  const placed = acts.at(-1) ?? act
  const joined = acts.length === before.length ? before.at(-1) : undefined
  const already = (joined && waiters.get(joined)) ?? []
  if (joined) waiters.delete(joined)
  change({ acts, removed: removedBy(store, act, before) })
  keepCount(store)
  return new Promise<Cart>((resolve, reject) => {
    waiters.set(placed, [...already, { resolve, reject }])
    void run(store)
  })
}

/** What can be put back once an act is done. */
function removedBy(store: AppStore, act: BasketCommand, before: readonly BasketCommand[]) {
  const { removed } = queue
  if (act.kind === 'add') return act.item.productId === removed?.add.item.productId ? null : removed
  if (act.kind !== 'change' || act.quantity > 0) return removed
  const { cartToken } = store.getState().cart
  const cart = newestCart(cartToken, keptCart(store, cartToken), queue.latest)
  return removedLine(cart, before, act.lineId)
}

/** Puts the line back that was removed last. Rejects with an `ApiFailure`. */
export async function undoRemoval(store: AppStore): Promise<void> {
  const { removed } = queue
  if (removed?.cartToken === store.getState().cart.cartToken) await changeBasket(store, removed.add)
}

async function run(store: AppStore): Promise<void> {
  if (isRunning) return
  isRunning = true
  for (let act = queue.acts[0]; act; act = queue.acts[0]) await settle(store, act)
  isRunning = false
}

async function settle(store: AppStore, act: BasketCommand): Promise<void> {
  try {
    const cart = await sendInStep(store, act)
    change({ acts: queue.acts.slice(1), latest: cart })
    for (const { resolve } of takeWaiters(act)) resolve(cart)
  } catch (thrown) {
    const { removed } = queue
    const isStillThere = act.kind === 'change' && act.lineId === removed?.lineId
    change({ acts: queue.acts.slice(1), removed: isStillThere ? null : removed })
    if (isOfOtherStore(thrown) && act.kind === 'add') askForNewBasket(store, act)
    for (const { reject } of takeWaiters(act)) reject(thrown)
    if (!cartInConflict(thrown)) readAgain(store)
  }
  keepCount(store)
}

const triesMost = 3

/**
 * Sends an act with the version of the basket that it was done to. Where another tab, device or
 * friend was quicker, the fresh basket is shown; the act is sent again if what it changes is still
 * as it was, and else refused.
 */
async function sendInStep(store: AppStore, act: BasketCommand): Promise<Cart> {
  for (let tries = 1; ; tries++) {
    const { cartToken } = store.getState().cart
    const seen = newestCart(cartToken, keptCart(store, cartToken), queue.latest)
    try {
      return await sendCommand(store, act, seen?.version)
    } catch (thrown) {
      const fresh = cartInConflict(thrown)
      if (!fresh) throw thrown
      showCart(store, fresh)
      change({ latest: fresh })
      if (tries === triesMost || !seen || !meansTheSame(act, seen, fresh)) throw thrown
    }
  }
}

function takeWaiters(act: BasketCommand): Waiter[] {
  const taken = waiters.get(act) ?? []
  waiters.delete(act)
  return taken
}

/** Puts the question whether a dish may replace the basket; the answer is a new act. */
export function askForNewBasket(store: AppStore, { item, place }: AddCommand): void {
  store.dispatch(newBasketAsked({ ...item, storeId: place.id, storeName: place.name }))
}

/** Whether a dish was refused only because the basket is another store's. */
export function isOfOtherStore(thrown: unknown): thrown is ApiFailure {
  return isApiFailure(thrown) && thrown.details['reason'] === 'OTHER_STORE'
}

/** The number in the page's header ticks over at once; everything else waits for the server. */
function keepCount(store: AppStore): void {
  const { cartToken } = store.getState().cart
  if (!cartToken) return
  store.dispatch(
    cartApi.util.updateQueryData('getCart', cartKey(cartToken), (cart) => {
      cart.itemCount = countOf(linesAfter(cart, queue.acts))
    }),
  )
}

/** After a refusal only the server knows what the basket holds. */
export function readAgain(store: AppStore): void {
  const { cartToken } = store.getState().cart
  if (!cartToken) return
  const again = { forceRefetch: true, subscribe: false }
  void store.dispatch(cartApi.endpoints.getCart.initiate(cartKey(cartToken), again))
}

function change(changes: Partial<BasketQueue>): void {
  queue = { ...queue, ...changes }
  for (const listener of listeners) listener()
}
