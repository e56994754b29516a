import { useEffect, useState } from 'react'
import { ADDRESS_SUGGESTION_DEBOUNCE_MS } from '#contract/constants.ts'
import { isEnoughTyped, type Suggestions } from '#web/address/check-address.ts'
import { fetchWays } from './find-places-lazily.ts'

/**
 * Typing sessions, as maps services bill them: all requests of one search have the same token, up to the
 * choice that ends it.
 */
interface Bouts {
  /** The token of the current session, else of a new one; undefined in a browser that can't make one. */
  token: () => string | undefined
  /** A location was chosen, or the search was abandoned. */
  end: () => void
}

/** Browsers have it on secure pages only; a token saves money but is not required. */
const randomToken = () => ('randomUUID' in crypto ? crypto.randomUUID() : undefined)

export interface FreshSuggestions extends Suggestions {
  /** The suggestions for the current text are loading. */
  isAsking: boolean
  askAgain: () => void
}

const nothing: Suggestions = { typed: '', items: [], hasFailed: false }

/** Suggestions for the typed text, loaded when the typing pauses. Pass '' for none. */
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
