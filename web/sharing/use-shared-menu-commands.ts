import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { ChosenProduct } from '#web/menu/product/chosen-product.ts'
import { showBasketFailure } from '#web/calls/basket-failure.ts'
import type { FriendChange, SharedBasket } from './use-shared-basket.ts'

/** A dish that waits until its member is known. */
export interface WaitingDish {
  name: string
  change: FriendChange
}

export interface DishForFriend {
  /** Null: no dish waits for a name. */
  waiting: WaitingDish | null
  addOne: (product: { id: string; name: string }) => void
  /** Throws an `ApiFailure`. */
  addOrChange: (dish: ChosenProduct, lineId: string | null) => Promise<void>
  /** Joins, and adds the dish that has waited; shows the refusal of a dish. Throws an `ApiFailure`. */
  join: (name: string) => Promise<void>
}

/**
 * The changes of a shared basket that a menu offers. A visitor who has not joined yet is asked for their name
 * first. The functions stay the same, so that a long menu is not rendered again.
 */
export function useSharedMenuCommands(basket: SharedBasket): DishForFriend {
  const [waiting, setWaiting] = useState<WaitingDish | null>(null)
  const latest = useRef(basket)
  useLayoutEffect(() => {
    latest.current = basket
  })
  const addOrChange = useCallback(async (dish: ChosenProduct, lineId: string | null) => {
    const { product, options, parts, note, quantity } = dish
    const change: FriendChange = lineId
      ? { lines: [{ lineId, quantity, note, options, parts }] }
      : { newBasketItem: { productId: product.id, quantity, note, options, parts } }
    if (latest.current.hasJoined) await latest.current.change(change)
    else setWaiting({ name: product.name, change })
  }, [])
  const addOne = useCallback((product: { id: string; name: string }) => {
    const change = { newBasketItem: { productId: product.id, ...one } }
    if (latest.current.hasJoined) latest.current.change(change).catch(showBasketFailure)
    else setWaiting({ name: product.name, change })
  }, [])
  const join = async (name: string) => {
    await basket.join(name)
    if (!waiting) return
    setWaiting(null)
    await basket.change(waiting.change).catch(showBasketFailure)
  }
  return { waiting, addOne, addOrChange, join }
}

const one = { quantity: 1, note: '', options: [], parts: [] }
