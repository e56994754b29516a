import '#web/styles/orders/order-lines.css'
import '#web/styles/staff/payments.css'
import '#web/messages/cart.ts'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import '#web/messages/validation.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Cart } from '#contract/cart/cart.ts'
import { links } from '#web/links.ts'
import { saveOrderKey } from '#web/state/order-keys.ts'
import { usePayment, type Payment } from '#web/payments/use-payment.ts'
import { useFetchedUser } from '#web/session/sign-in/use-user.ts'
import { READ_FROM_TOP } from '#web/navigation/focus-main.ts'
import { useLiveBasket } from '#web/cart/basket/use-basket.ts'
import { cartOrdered } from '#web/state/cart.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { AwaitingPayment, PaymentChecked } from './pay/awaiting-payment.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutFrame, EmptyCheckout } from './checkout-start.tsx'
import { FailedCheckout, OrderedBefore, OrderedCheckout } from './checkout-without-cart.tsx'
import { storeCheckoutCart } from './place-order/checkout-cart.ts'
import { deleteCheckoutDraft } from './checkout-draft.ts'
import type { PlacedOrder } from './place-order/use-place-order.ts'
import { useBankReturn } from './pay/use-bank-return.ts'
import { useOrderedCart } from './place-order/use-ordered-cart.ts'
import { useRecoveredOrder } from './place-order/use-recovered-order.ts'

interface CheckoutOfBasketProps {
  /** Undefined while it is being loaded, without one, and if that failed. */
  cart: Cart | undefined
  error: unknown
  refetch: () => void
}

/** The checkout of this browser's basket, or what became of it. */
export function CheckoutOfBasket({ cart, error, refetch }: CheckoutOfBasketProps) {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [isLeaving, setIsLeaving] = useState(false)
  const cartToken = useAppSelector(({ cart: { cartToken: named } }) => named)
  const isOrdered = useAppSelector(({ cart: { checkoutClear } }) => checkoutClear)

  useLiveBasket(cart)
  // The page has no header that does it.
  useFetchedUser()
  const hasLeft = useRef(false)
  const leave = (order: PlacedOrder, ordered: string | null) => {
    if (hasLeft.current) return
    hasLeft.current = true
    setIsLeaving(true)
    saveOrderKey({ orderId: order.id, token: order.orderToken })
    deleteCheckoutDraft(ordered)
    if (ordered) storeCheckoutCart({ cartToken: ordered, isOrderedHere: true })
    dispatch(cartOrdered(ordered))
    const to = links.orderConfirmed(order.id)
    void navigate(to, { replace: true, state: READ_FROM_TOP })
  }
  const payment = usePayment(cartToken, leave)
  const isComingBack = useBankReturn(payment)
  const isRecovering = useRecoveredOrder(leave)
  const {
    order,
    isLoaded,
    isUnknown,
    refetch: refetchOrder,
  } = useOrderedCart(!isComingBack && !isRecovering && !isOrdered, cartToken)
  const isFetching = cartToken ? !cart && !error : isLoaded
  const isWaiting = isLeaving || isRecovering || isFetching
  const view = useView(cart, payment)

  if (isComingBack) return <PaymentChecked payment={payment} />
  if (isWaiting) return <CheckoutFrame />
  return (
    <>
      {order && !order.isOrderedHere && cart && <OrderedBefore order={order} />}
      {view === 'begun' && cart?.awaitingPayment ? (
        <AwaitingPayment
          key={cart.awaitingPayment.orderId}
          cart={cart}
          awaiting={cart.awaitingPayment}
          payment={payment}
        />
      ) : cart && cart.lines.length > 0 ? (
        <CheckoutForm key={cart.cartToken} cart={cart} payment={payment} onPlaced={leave} />
      ) : !cartToken && (order || isOrdered) ? (
        <OrderedCheckout order={order} />
      ) : cart || !(cartToken || isUnknown) ? (
        <EmptyCheckout cart={cart} />
      ) : (
        <FailedCheckout onTryAgain={cartToken ? refetch : refetchOrder} />
      )}
    </>
  )
}

/**
 * The checkout itself, or what to do with a payment that was started before. While a payment is under way,
 * the component that started it stays mounted.
 */
function useView(cart: Cart | undefined, { stage }: Payment): 'form' | 'begun' {
  const due = cart?.awaitingPayment ? 'begun' : 'form'
  const [view, setView] = useState<'form' | 'begun'>(due)
  if (stage === null && view !== due) setView(due)
  return view
}
