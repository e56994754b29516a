import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import type { OnlinePayment } from '#contract/payments/payments.ts'
import { loadScript } from '#web/calls/load-script.ts'
import { isServedForCards } from '#web/navigation/card-pages.ts'
import { useAppStore } from '#web/state/store.ts'

/** What the provider's script has made, by its key: what one has made doesn't fit into another's. */
const makeStripes = () => new Map<string, Stripe>()

export interface Provider {
  /** Null until the script is there. */
  stripe: Stripe | null
  isFailed: boolean
  /** What the script was to show could not be fetched. */
  fail: () => void
  tryAgain: () => void
}

/** The provider's script, fetched as soon as online payment is offered, and not before. */
export function useProvider(online: OnlinePayment | null | undefined): Provider {
  const { memory } = useAppStore()
  const [tries, setTries] = useState(0)
  const [failedTries, setFailedTries] = useState<number | null>(null)
  const [loaded, setLoaded] = useState<{ stripe: Stripe; tries: number } | null>(null)
  const isWanted = online?.isAvailable === true
  const scriptUrl = online?.scriptUrl ?? ''
  const publishableKey = online?.publishableKey ?? ''
  useEffect(() => {
    if (!isWanted) return undefined
    let isLeft = false
    loadProvider({ scriptUrl, publishableKey }, memory.of(makeStripes))
      .then((stripe) => !isLeft && setLoaded({ stripe, tries }))
      .catch(() => !isLeft && setFailedTries(tries))
    return () => {
      isLeft = true
    }
  }, [isWanted, scriptUrl, publishableKey, tries, memory])
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
    /** What the provider's script leaves behind. */
    Stripe?: StripeConstructor
  }
}

/**
 * The provider's own code, fetched from its own address once for all. After a failure it can be tried
 * again. A document that may not have it is fetched anew, as one that may.
 * @throws Error when it cannot be fetched, or is not what it should be
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
  const stripe = stripes.get(publishableKey) ?? make(publishableKey, { locale: 'en-GB' })
  stripes.set(publishableKey, stripe)
  return stripe
}
