import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { appearanceOfPage, fontsOfPage, onSchemeChange } from './card-form-appearance.ts'
import { PROVIDER_LOCALE } from './use-provider.ts'

interface Taken {
  amountPence: number
  /** Whether to save the card for the next time. */
  savesCard: boolean
}

const usageOf = (savesCard: boolean) => (savesCard ? ('on_session' as const) : null)

/**
 * The provider's fields for one payment: they have the amount on the screen, and look like the page, in light
 * and dark.
 */
export function useElements(
  stripe: Stripe | null,
  { amountPence, savesCard }: Taken,
): StripeElements | null {
  const [made, setMade] = useState<{ stripe: Stripe; elements: StripeElements } | null>(null)
  if (stripe && made?.stripe !== stripe) {
    const options: StripeElementsOptionsMode = {
      mode: 'payment',
      amount: amountPence,
      currency: 'gbp',
      captureMethod: 'manual',
      setupFutureUsage: usageOf(savesCard),
      allowedPaymentMethodTypes: ['card'],
      appearance: appearanceOfPage(),
      fonts: fontsOfPage(),
      locale: PROVIDER_LOCALE,
    }
    setMade({ stripe, elements: stripe.elements(options) })
  }
  const elements = stripe && made?.stripe === stripe ? made.elements : null
  useEffect(() => {
    void elements?.update({ amount: amountPence, setupFutureUsage: usageOf(savesCard) })
  }, [elements, amountPence, savesCard])
  useEffect(
    () => onSchemeChange(() => void elements?.update({ appearance: appearanceOfPage() })),
    [elements],
  )
  return elements
}
