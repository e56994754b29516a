import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import type { OnlinePayment } from '#contract/payments/payments.ts'
import { loadScript } from '#web/calls/load-script.ts'
import { isServedForCards } from '#web/navigation/card-pages.ts'
import { useAppStore } from '#web/state/store.ts'

/** The instances of the provider's script, by its key: elements of one don't fit into another's. */
const makeStripes = () => new Map<string, Stripe>()

/**
 * Of the provider's fields. Stripe has no Welsh (https://docs.stripe.com/js/appendix/supported_locales), and by
 * itself it would take the browser's language: pages in each of our languages have them in British English.
 */
export const PROVIDER_LOCALE = 'en-GB'

export interface Provider {
  /** Null until the script is loaded. */
  stripe: Stripe | null
  isFailed: boolean
  /** A part of the script could not be loaded. */
  fail: () => void
  tryAgain: () => void
}

/** The provider's script, loaded as soon as online payment is offered, and not before. */
export function useProvider(online: OnlinePayment | null | undefined): Provider {
  const { memory } = useAppStore()
  const [tries, setTries] = useState(0)
  const [failedTries, setFailedTries] = useState<number | null>(null)
  const [loaded, setLoaded] = useState<{ stripe: Stripe; tries: number } | null>(null)
  const isRequested = online?.isAvailable === true
  const scriptUrl = online?.scriptUrl ?? ''
  const publishableKey = online?.publishableKey ?? ''
  useEffect(() => {
    if (!isRequested) return undefined
    let isLeft = false
    loadProvider({ scriptUrl, publishableKey }, memory.of(makeStripes))
      .then((stripe) => !isLeft && setLoaded({ stripe, tries }))
      .catch(() => !isLeft && setFailedTries(tries))
    return () => {
      isLeft = true
    }
  }, [isRequested, scriptUrl, publishableKey, tries, memory])
  const isFailed = failedTries === tries
  return {
    stripe: loaded?.tries === tries && !isFailed ? loaded.stripe : null,
    isFailed,
    fail: () => setFailedTries(tries),
    tryAgain: () => setTries((count) => count + 1),
  }
}

declare global {
  interface Window {
    /** The global of the provider's script. */
    Stripe?: StripeConstructor
  }
}

/**
 * The provider's own code, loaded from its own address once for the page. After a failure it can be tried
 * again. A document that may not have it is reloaded as one that may.
 * @throws Error when it cannot be loaded, or is not what it should be
 */
async function loadProvider(
  { scriptUrl, publishableKey }: Pick<OnlinePayment, 'scriptUrl' | 'publishableKey'>,
  stripes: Map<string, Stripe>,
): Promise<Stripe> {
  if (!isServedForCards()) {
    location.reload()
    return new Promise(() => {})
  }
  const make = await loadScript(scriptUrl, () => window.Stripe)
  const stripe = stripes.get(publishableKey) ?? make(publishableKey, { locale: PROVIDER_LOCALE })
  stripes.set(publishableKey, stripe)
  return stripe
}
