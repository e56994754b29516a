import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import type { OnlinePayment } from '#contract/payments/payments.ts'
import { isServedForCards } from '#web/navigation/card-pages.ts'

const longestMs = 20_000

let loading: { url: string; script: Promise<StripeConstructor> } | null = null

let made: { key: string; stripe: Stripe } | null = null

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

declare global {
  interface Window {
    /** What the provider's script leaves behind. */
    Stripe?: StripeConstructor
  }
}

/**
 * The provider's own code, fetched from its own address once for all. A failure is forgotten, so that
 * it can be tried again. A document that may not have it is fetched anew, as one that may.
 * @throws Error when it cannot be fetched, or is not what it should be
 */
async function loadProvider(
  online: Pick<OnlinePayment, 'scriptUrl' | 'publishableKey'>,
): Promise<Stripe> {
  const { scriptUrl: url, publishableKey: key } = online
  if (!isServedForCards()) {
    location.reload()
    return new Promise(() => {})
  }
  if (loading?.url !== url) loading = { url, script: fetchScript(url) }
  try {
    const make = await loading.script
    if (made?.key !== key) made = { key, stripe: make(key, { locale: 'en-GB' }) }
    return made.stripe
  } catch (thrown) {
    loading = null
    throw thrown
  }
}

function fetchScript(url: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`The payment provider's script could not be fetched from ${url}.`))
    }
    const timer = setTimeout(fail, longestMs)
    script.src = url
    script.async = true
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      if (window.Stripe) resolve(window.Stripe)
      else fail()
    })
    document.head.append(script)
  })
}
