import { useEffect, useState } from 'react'
import type { Suggestion } from '#contract/address.ts'
import { ADDRESS_SUGGESTION_DEBOUNCE_MS, ADDRESS_TYPED_MINIMUM } from '#contract/constants.ts'
import { useLazySuggestAddressesQuery } from '../calls/address-calls.ts'

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
  const [ask] = useLazySuggestAddressesQuery()
  const typed = text.trim()
  const isEnough = typed.length >= ADDRESS_TYPED_MINIMUM

  useEffect(() => {
    if (!isEnough) return
    let isStale = false
    const timer = setTimeout(async () => {
      const answer = await ask({ query: { input: typed } }, true)
      if (isStale) return
      if (answer.data) setSuggestions({ typed, items: answer.data.items, hasFailed: false })
      else if (answer.isError) setSuggestions({ typed, items: [], hasFailed: true })
    }, ADDRESS_SUGGESTION_DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [ask, typed, isEnough])

  return isEnough ? suggestions : nothing
}
