import { useEffect, useEffectEvent, useState } from 'react'
import { isPlaced } from '#rules/orders/order-status.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { askForCart } from '#web/calls/cart-calls.ts'
import { usePlaceOrderMutation } from '#web/calls/order-calls.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { deleteAttempt, storedAttempt } from './order-attempt.ts'
import type { PlacedOrder } from './use-place-order.ts'

/**
 * Loads the order whose answer was lost, or that was paid after its page was closed: only if its cart has
 * certainly become an order, so this never places one.
 * @returns whether the order is being loaded
 */
export function useRecoveredOrder(
  onPlaced: (order: PlacedOrder, cartToken: string) => void,
): boolean {
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const dispatch = useAppDispatch()
  const [placeOrder] = usePlaceOrderMutation()
  const [isRecovering, setIsRecovering] = useState(true)

  const recover = useEffectEvent(async () => {
    const attempt = storedAttempt()
    if (!attempt) return
    // A new basket must not be lost for an old one, whose order was sent by email.
    if (cartToken && cartToken !== attempt.cartToken) return deleteAttempt()
    const { error } = await dispatch(askForCart(attempt.cartToken))
    if (!isApiFailure(error)) return
    if (error.code !== 'CART_ALREADY_ORDERED') {
      if (error.status >= 400 && error.status < 500) deleteAttempt()
      return
    }
    const { key, totalPence, paymentMethod } = attempt
    const body = { cartToken: attempt.cartToken, totalPence, paymentMethod }
    const { data } = await placeOrder({ body, key })
    if (data && isPlaced(data.status)) onPlaced(data, attempt.cartToken)
  })

  useEffect(() => {
    void recover().finally(() => setIsRecovering(false))
  }, [])
  return isRecovering
}
