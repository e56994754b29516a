import { useRef, useState } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import type { Order } from '#contract/orders.ts'
import { isPlaced } from '#rules/orders/order-status.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { askForCart, cartApi, cartKey } from '#web/calls/cart-calls.ts'
import { usePlaceOrderMutation } from '#web/calls/order-calls.ts'
import { passBotCheck } from '#web/calls/bot-check/pass-bot-check.ts'
import type { Confirm } from '#web/payments/confirm-payment.ts'
import type { Payment } from '#web/payments/use-payment.ts'
import { saveOrderKey } from '#web/state/order-keys.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import type { OrderAttempt } from '#web/state/persistence/stored-values.ts'
import { attemptFor, deleteAttempt, storeAttempt, storedAttempt } from './order-attempt.ts'
import { cartInRefusal, isCartStale, isUnanswered } from './refusal.ts'

export type PlacedOrder = Order & { orderToken: string }

/** Why the order was refused, and the total when it was requested. */
export interface Refusal {
  failure: ApiFailure
  seenTotalPence: number
  /** Of the cart that was loaded afterwards. */
  seenVersion: number
}

/** How an order that is placed now is paid: in cash, or by an authorisation of the provider. */
export type PayingHow = 'cash' | { confirm: Confirm; savesCard: boolean }

interface Placing {
  /** @returns whether the order is placed, and its money authorised if it is paid online */
  place: (saveFirst: () => Promise<void>, how: PayingHow) => Promise<boolean>
  isPlacing: boolean
  refusal: Refusal | null
}

/**
 * Places the order of a cart for the total on the screen, and pays for it if it is paid online. A second
 * press while the first is under way does nothing; a press after a lost answer gets the order of the first.
 */
export function usePlaceOrder(
  cart: Cart,
  payment: Payment,
  onPlaced: (order: PlacedOrder, cartToken: string) => void,
): Placing {
  const { cartToken, totalPence } = cart
  const dispatch = useAppDispatch()
  const ask = useAskToPlace(cart)
  const isUnderWay = useRef(false)
  const [isPlacing, setIsPlacing] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function react(failure: ApiFailure) {
    if (!isUnanswered(failure)) deleteAttempt()
    const fresh = cartInRefusal(failure)
    if (fresh) await dispatch(cartApi.util.upsertQueryData('getCart', cartKey(cartToken), fresh))
    const answer = isCartStale(failure) ? await dispatch(askForCart(cartToken)) : null
    const { version: seenVersion } = answer?.data ?? fresh ?? cart
    setRefusal({ failure, seenTotalPence: totalPence, seenVersion })
  }

  async function pay(order: PlacedOrder, how: PayingHow): Promise<boolean> {
    const { id: orderId, orderToken } = order
    if (isPlaced(order.status)) {
      onPlaced(order, cartToken)
      return true
    }
    // From now on the order's page can be opened, whatever happens to this one.
    saveOrderKey({ orderId, token: orderToken })
    if (how === 'cash') {
      // Another tab pays for it by card: the cart has that payment, which must be finished or stopped first.
      await dispatch(askForCart(cartToken))
      return false
    }
    const outcome = await payment.pay({ orderId, orderToken }, how)
    if (outcome?.kind === 'notCharged' || outcome?.kind === 'missing') deleteAttempt()
    return outcome === null || outcome.kind === 'placed'
  }

  async function place(saveFirst: () => Promise<void>, how: PayingHow): Promise<boolean> {
    if (isUnderWay.current) return true
    isUnderWay.current = true
    setIsPlacing(true)
    setRefusal(null)
    payment.reset()
    try {
      await saveFirst()
      return await pay(await ask(how), how)
    } catch (thrown) {
      await react(isApiFailure(thrown) ? thrown : NO_ANSWER)
      return false
    } finally {
      isUnderWay.current = false
      setIsPlacing(false)
    }
  }

  return { place, isPlacing, refusal }
}

/** Requests the order of a cart; rejects with an `ApiFailure`. */
function useAskToPlace(cart: Cart): (how: PayingHow) => Promise<PlacedOrder> {
  const isGuest = useAppSelector(({ auth }) => !auth.isAuthenticated)
  const [placeOrder] = usePlaceOrderMutation()
  const { cartToken, totalPence } = cart

  return async function ask(how) {
    const { key, paymentMethod } = begun(cart, how)
    // For a guest's order in cash, only the bot check shows that a person wants it.
    const captcha = how === 'cash' && isGuest ? await passBotCheck('order') : null
    const body = { cartToken, totalPence, paymentMethod, captcha }
    const order = await placeOrder({ body, key }).unwrap()
    if (order.status !== 'unpaid') return order
    // The attempt of an earlier press was abandoned: this press starts a new one.
    deleteAttempt()
    return ask(how)
  }
}

/** The attempt that this press starts or continues, stored before any request is sent. */
function begun({ cartToken, totalPence }: Cart, how: PayingHow): OrderAttempt {
  const paymentMethod = how === 'cash' ? 'cash' : 'online'
  const savesCard = how !== 'cash' && how.savesCard
  const request = { cartToken, totalPence, paymentMethod, savesCard } as const
  const attempt = attemptFor(request, storedAttempt(), Date.now())
  storeAttempt(attempt)
  return attempt
}
