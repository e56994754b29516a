import '#web/styles/checkout.css'
import '#web/messages/checkout.ts'
import '#web/messages/cart.ts'
import '#web/messages/orders.ts'
import '#web/messages/validation.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { skipToken } from '@reduxjs/toolkit/query'
import { cartKey, useGetCartQuery } from '../calls/cart-calls.ts'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { keepOrderKey } from '../orders/order-keys.ts'
import { useIsInBrowser } from '../shell/use-is-in-browser.ts'
import { useLiveBasket } from '../cart/use-live-basket.ts'
import { useSiteFacts } from '../shell/use-site-facts.ts'
import { cartOrdered } from '../state/cart.slice.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutHeader } from './checkout-header.tsx'
import { CheckoutLoading, EmptyCheckout, FailedCheckout } from './checkout-without-cart.tsx'
import { forgetCheckout } from './kept-checkout.ts'
import type { PlacedOrder } from './use-place-order.ts'
import { useRecoveredOrder } from './use-recovered-order.ts'

/** Where, when, for whom, how to pay: from a basket to an order. */
export default function CheckoutPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { marketplaceName: marketplace } = useSiteFacts()
  const isInBrowser = useIsInBrowser()
  const [isLeaving, setIsLeaving] = useState(false)
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const {
    currentData: cart,
    error,
    refetch,
  } = useGetCartQuery(cartToken ? cartKey(cartToken) : skipToken, {
    refetchOnMountOrArgChange: true,
  })

  useLiveBasket(cart)
  const leave = (order: PlacedOrder) => {
    setIsLeaving(true)
    keepOrderKey({ orderId: order.id, token: order.orderToken })
    forgetCheckout()
    dispatch(cartOrdered())
    void navigate(links.orderConfirmed(order.id), { replace: true })
  }
  const isRecovering = useRecoveredOrder(isInBrowser, leave)
  const isWaiting = !isInBrowser || isLeaving || isRecovering || (cartToken && !cart && !error)

  return (
    <div className="checkout-page">
      <title>{t('checkout.pageTitle', { marketplace })}</title>
      <meta name="description" content={t('checkout.description')} />
      <meta name="robots" content="noindex" />
      <CheckoutHeader cart={isWaiting ? undefined : cart} />
      <main id="main" tabIndex={-1}>
        {isWaiting ? (
          <CheckoutLoading />
        ) : cart && cart.lines.length > 0 ? (
          <CheckoutForm key={cart.cartToken} cart={cart} onPlaced={leave} />
        ) : cart || !cartToken ? (
          <EmptyCheckout cart={cart} />
        ) : (
          <FailedCheckout onTryAgain={() => void refetch()} />
        )}
      </main>
    </div>
  )
}
