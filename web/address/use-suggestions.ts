import { useEffect, useState } from 'react'
import type { Suggestion } from '#contract/address.ts'
import { ADDRESS_SUGGESTION_DEBOUNCE_MS, ADDRESS_TYPED_MINIMUM } from '#contract/constants.ts'

export interface Suggestions {
  /** What these are suggestions for. */
  typed: string
  items: readonly Suggestion[]
  hasFailed: boolean
}

const nothing: Suggestions = { typed: '', items: [], hasFailed: false }

/** Places for what is being typed, asked for when the typing rests. Pass '' for none. */
export function useSuggestions(text: string): Suggestions {
  const [suggestions, setSuggestions] = useState(nothing)
  const typed = text.trim()
  const isEnough = typed.length >= ADDRESS_TYPED_MINIMUM

  useEffect(() => {
    if (!isEnough) return
    let isStale = false
    const timer = setTimeout(async () => {
      const found = await suggestionsFor(typed)
      if (!isStale) setSuggestions(found)
    }, ADDRESS_SUGGESTION_DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [typed, isEnough])

  return isEnough ? suggestions : nothing
}

async function suggestionsFor(typed: string): Promise<Suggestions> {
  try {
    const { askSuggestions } = await import('../calls/address-calls.ts')
    const { items } = await askSuggestions({ query: { input: typed } })
    return { typed, items, hasFailed: false }
  } catch {
    return { typed, items: [], hasFailed: true }
  }
}
