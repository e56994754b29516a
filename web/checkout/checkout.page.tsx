import '#web/styles/checkout.css'
import '#web/messages/checkout.ts'
import { skipToken } from '@reduxjs/toolkit/query'
import { Suspense, useState } from 'react'
import { cartKey, useGetCartQuery } from '#web/calls/cart-calls.ts'
import { fetchAhead } from '#web/calls/request/connection.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { useAppSelector } from '#web/state/store.ts'
import { CheckoutHeader } from './checkout-header.tsx'
import { CheckoutFrame, CheckoutStart } from './checkout-start.tsx'
import { hasStoredCheckout } from './stored-checkout.ts'

const fetchOfBasket = () => import('./checkout-of-basket.tsx')

const CheckoutOfBasket = lazyPart(() =>
  fetchOfBasket().then((part) => ({ default: part.CheckoutOfBasket })),
)

// Before the page runs, which then asks for the basket.
if (typeof document !== 'undefined' && hasStoredCheckout()) fetchAhead(fetchOfBasket)

/** Checkout: where, when, who and how to pay. All that needs a basket is loaded only if there is one. */
export default function CheckoutPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const isInBrowser = useIsInBrowser()
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const isOrdered = useAppSelector(({ cart }) => cart.checkoutClear)
  const {
    currentData: cart,
    error,
    refetch,
  } = useGetCartQuery(cartToken ? cartKey(cartToken) : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  // What became of a basket is shown where it was.
  const [hadBasket, setHadBasket] = useState(false)
  if (isInBrowser && !hadBasket && (cartToken || isOrdered || hasStoredCheckout()))
    setHadBasket(true)

  return (
    <div className="checkout-page">
      <title>{t('checkout.pageTitle', { marketplace })}</title>
      <meta name="description" content={t('checkout.description')} />
      <meta name="robots" content="noindex" />
      <CheckoutHeader cart={isInBrowser ? cart : undefined} />
      <main id="main" tabIndex={-1}>
        {hadBasket ? (
          <Suspense fallback={<CheckoutFrame />}>
            <CheckoutOfBasket cart={cart} error={error} refetch={refetch} />
          </Suspense>
        ) : (
          <CheckoutStart isInBrowser={isInBrowser} />
        )}
      </main>
      {/* The order and its emails are in the language of this page. */}
      <footer className="page small languages">
        <LanguageSwitch />
      </footer>
    </div>
  )
}
