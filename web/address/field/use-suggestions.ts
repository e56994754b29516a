import { useEffect, useState } from 'react'
import { ADDRESS_SUGGESTION_DEBOUNCE_MS } from '#contract/constants.ts'
import type { Bouts } from './maps-session.ts'
import { isEnoughTyped, type Suggestions } from './check-typing.ts'
import { fetchWays } from './find-places-lazily.ts'

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
