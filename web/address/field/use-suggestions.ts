import { useEffect, useState } from 'react'
import { ADDRESS_SUGGESTION_DEBOUNCE_MS } from '#contract/constants.ts'
import { isEnoughTyped, type Suggestions } from '#web/address/check-address.ts'
import { fetchWays } from './find-places-lazily.ts'

/**
 * Bouts of typing, as a maps service bills them: everything asked for while one place is looked for
 * carries the same token, up to the choice that ends it.
 */
interface Bouts {
  /** Of the bout under way, else of a new one; undefined in a browser that can't make one. */
  token: () => string | undefined
  /** A place was chosen, or none is looked for any more. */
  end: () => void
}

/** Browsers have it on secure pages only, and a token saves money but is not needed. */
const randomToken = () => ('randomUUID' in crypto ? crypto.randomUUID() : undefined)

export interface FreshSuggestions extends Suggestions {
  /** Those for what is typed now are still on their way. */
  isAsking: boolean
  askAgain: () => void
}

const nothing: Suggestions = { typed: '', items: [], hasFailed: false }

/** Places for what is being typed, asked for when the typing rests. Pass '' for none. */
export function useSuggestions(text: string, bouts: Bouts): FreshSuggestions {
  const [suggestions, setSuggestions] = useState(nothing)
  const [retried, setRetried] = useState<{ typed: string }>()
  const typed = text.trim()
  const isEnough = isEnoughTyped(typed)

  useEffect(() => {
    if (!isEnough) return
    let isStale = false
    const waitMs = retried?.typed === typed ? 0 : ADDRESS_SUGGESTION_DEBOUNCE_MS
    const timer = setTimeout(async () => {
      const found = await suggestionsFor(typed, bouts.token())
      if (!isStale) setSuggestions(found)
    }, waitMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [typed, isEnough, retried, bouts])

  return {
    ...(isEnough ? suggestions : nothing),
    isAsking: isEnough && suggestions.typed !== typed,
    askAgain() {
      setSuggestions(nothing)
      setRetried({ typed })
    },
  }
}

async function suggestionsFor(typed: string, sessionToken?: string): Promise<Suggestions> {
  try {
    return await (await fetchWays()).findSuggestions(typed, sessionToken)
  } catch {
    return { typed, items: [], hasFailed: true }
  }
}

export function createBouts(newToken: () => string | undefined = randomToken): Bouts {
  let token: string | undefined
  return {
    token: () => (token ??= newToken()),
    end: () => void (token = undefined),
  }
}
