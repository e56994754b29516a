import { useRef, useState } from 'react'
import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '../calls/api-failure.ts'
import { cartApi, cartKey } from '../calls/cart-calls.ts'
import { usePlaceOrderMutation } from '../calls/order-calls.ts'
import { useAppDispatch } from '../state/store.ts'
import { forgetAttempt, keepAttempt } from './kept-checkout.ts'
import { cartInRefusal, isCartStale, isUnanswered } from './refusal.ts'

export type PlacedOrder = Order & { orderToken: string }

/** Why there is no order yet, and what the total was when it was asked for. */
export interface Refusal {
  failure: ApiFailure
  seenTotalPence: number
}

interface Placing {
  place: (saveFirst: () => Promise<void>) => Promise<void>
  isPlacing: boolean
  refusal: Refusal | null
}

/**
 * Places the order of a cart for the total that is on the screen. A second press while the first is
 * under way does nothing; one after a lost answer gets the order of the first.
 */
export function usePlaceOrder(cart: Cart, onPlaced: (order: PlacedOrder) => void): Placing {
  const { cartToken, totalPence } = cart
  const dispatch = useAppDispatch()
  const [placeOrder] = usePlaceOrderMutation()
  const isUnderWay = useRef(false)
  const [isPlacing, setIsPlacing] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function react(failure: ApiFailure) {
    if (!isUnanswered(failure)) forgetAttempt()
    const fresh = cartInRefusal(failure)
    const key = cartKey(cartToken)
    if (fresh) await dispatch(cartApi.util.upsertQueryData('getCart', key, fresh))
    if (isCartStale(failure))
      await dispatch(
        cartApi.endpoints.getCart.initiate(key, { forceRefetch: true, subscribe: false }),
      )
    setRefusal({ failure, seenTotalPence: totalPence })
  }

  async function place(saveFirst: () => Promise<void>) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPlacing(true)
    setRefusal(null)
    try {
      await saveFirst()
      keepAttempt({ cartToken, totalPence })
      const body = { cartToken, totalPence, paymentMethod: 'cash' as const }
      onPlaced(await placeOrder({ body }).unwrap())
    } catch (thrown) {
      await react(isApiFailure(thrown) ? thrown : NO_ANSWER)
    } finally {
      isUnderWay.current = false
      setIsPlacing(false)
    }
  }

  return { place, isPlacing, refusal }
}
