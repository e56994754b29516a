import { useEffect, useEffectEvent, useState } from 'react'
import { isApiFailure } from '../calls/api-failure.ts'
import { cartApi, cartKey } from '../calls/cart-calls.ts'
import { usePlaceOrderMutation } from '../calls/order-calls.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { forgetAttempt, keptAttempt } from './kept-checkout.ts'
import type { PlacedOrder } from './use-place-order.ts'

/**
 * Fetches the order whose answer was lost, after a reload or a crash: only if its cart has become an
 * order for certain, so nothing is ever placed by this. It waits until this browser's state is restored.
 * @returns whether that is being found out
 */
export function useRecoveredOrder(
  isRestored: boolean,
  onPlaced: (order: PlacedOrder) => void,
): boolean {
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const dispatch = useAppDispatch()
  const [placeOrder] = usePlaceOrderMutation()
  const [isRecovering, setIsRecovering] = useState(true)

  const recover = useEffectEvent(async () => {
    const attempt = keptAttempt()
    if (!attempt) return
    // A new basket is not to be lost for an old one, whose order has come by e-mail.
    if (cartToken && cartToken !== attempt.cartToken) return forgetAttempt()
    const look = cartApi.endpoints.getCart.initiate(cartKey(attempt.cartToken), {
      forceRefetch: true,
      subscribe: false,
    })
    const { error } = await dispatch(look)
    if (!isApiFailure(error)) return
    if (error.code !== 'CART_ALREADY_ORDERED') {
      if (error.status >= 400 && error.status < 500) forgetAttempt()
      return
    }
    const { data } = await placeOrder({ body: { ...attempt, paymentMethod: 'cash' } })
    if (data) onPlaced(data)
  })

  useEffect(() => {
    if (isRestored) void recover().finally(() => setIsRecovering(false))
  }, [isRestored])
  return isRecovering
}
