import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useMemo } from 'react'
import {
  appearanceOfPage,
  fontsOfPage,
  onSchemeChange,
} from '#web/payments/card-form-appearance.ts'

/** The provider's fields for a card that is to be kept, with nothing to pay. */
export function useSetupElements(stripe: Stripe | null): StripeElements | null {
  const elements = useMemo(() => stripe && makeElements(stripe), [stripe])
  useEffect(
    () => onSchemeChange(() => void elements?.update({ appearance: appearanceOfPage() })),
    [elements],
  )
  return elements
}

function makeElements(stripe: Stripe): StripeElements {
  return stripe.elements({
    mode: 'setup',
    currency: 'gbp',
    setupFutureUsage: 'on_session',
    allowedPaymentMethodTypes: ['card'],
    appearance: appearanceOfPage(),
    fonts: fontsOfPage(),
    locale: 'en-GB',
  })
}
