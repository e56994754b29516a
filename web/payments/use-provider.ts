import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import type { OnlinePayment } from '#contract/payments/payments.ts'
import { loadProvider } from './provider-script.ts'

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
  const [tries, setTries] = useState(0)
  const [failedTries, setFailedTries] = useState<number | null>(null)
  const [loaded, setLoaded] = useState<{ stripe: Stripe; tries: number } | null>(null)
  const isWanted = online?.isAvailable === true
  const scriptUrl = online?.scriptUrl ?? ''
  const publishableKey = online?.publishableKey ?? ''
  useEffect(() => {
    if (!isWanted) return undefined
    let isLeft = false
    loadProvider({ scriptUrl, publishableKey })
      .then((stripe) => !isLeft && setLoaded({ stripe, tries }))
      .catch(() => !isLeft && setFailedTries(tries))
    return () => {
      isLeft = true
    }
  }, [isWanted, scriptUrl, publishableKey, tries])
  const isFailed = failedTries === tries
  return {
    stripe: loaded?.tries === tries && !isFailed ? loaded.stripe : null,
    isFailed,
    fail: () => setFailedTries(tries),
    tryAgain: () => setTries((count) => count + 1),
  }
}
