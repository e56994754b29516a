import { useEffect, useRef, useState } from 'react'
import type { Address, Suggestion } from '#contract/address.ts'
import { shortAddress } from '#web/address/address-location.ts'
import { addressFault, faultOnLeaving, isEnoughTyped } from '#web/address/check-address.ts'
import type { AddressProblem, Found } from '#web/address/find-places.ts'
import { go } from './find-places-lazily.ts'
import { createBouts, type FreshSuggestions, useSuggestions } from './use-suggestions.ts'

export interface AddressFieldOptions {
  /** The chosen address; null or one without text if there is none. */
  value: Address | null
  onChosen: (address: Address) => void
  /** Called when the typed text no longer matches the chosen address. */
  onCleared: () => void
  /** The address is a street address: it needs a whole postcode. */
  isPrecise?: boolean | undefined
  /** Text that was typed already, such as before hydration. */
  initialText?: string | undefined
}

/** The state of an address field: pass it to `AddressInput`, and call `settle` before submitting. */
export interface AddressField {
  text: string
  /** The text is the chosen address. */
  isChosen: boolean
  suggestions: FreshSuggestions
  problem: AddressProblem | null
  /** A location is being looked up. */
  isLooking: boolean
  type: (text: string) => void
  choose: (suggestion: Suggestion) => Promise<void>
  locate: () => Promise<void>
  /** Called when the field loses focus: shows a problem if the typed text has no suggestions. */
  leave: () => void
  /** The address that the field stands for now, looked up if necessary; null, with a problem, if none. */
  settle: () => Promise<Address | null>
}

const textOf = (address: Address | null) => (address?.address ? shortAddress(address) : '')

/** The state of an address field. Nothing typed is lost if a look-up fails. */
export function useAddressField(options: AddressFieldOptions): AddressField {
  const { value, onChosen, onCleared, isPrecise = false, initialText = '' } = options
  const [typing, setTyping] = useState(() => atRest(textOf(value) || initialText))
  const { text, isTyping, hasLeft } = typing
  const way = useWayToPlace()
  const suggestions = useSuggestions(isTyping ? text : '', way.bouts)
  const lookup = useLookUp(isPrecise, (address) => {
    setTyping(atRest(textOf(address)))
    onChosen(address)
  })
  useFollowValue(value, (address) => {
    setTyping(atRest(textOf(address)))
    lookup.setProblem(null)
  })
  const isChosen = value !== null && text.trim() === textOf(value)

  async function settle(): Promise<Address | null> {
    const search = text.trim()
    const awaited = lookup.underWay()
    if (awaited) return awaited
    if (isChosen) {
      const fault = addressFault(value, isPrecise)
      lookup.setProblem(fault)
      return fault === null ? value : null
    }
    if (search) return lookup.lookUp(way.find(search))
    lookup.setProblem('required_field')
    return null
  }

  const typingFault = isTyping && hasLeft ? faultOnLeaving(text, suggestions) : null
  return {
    text,
    isChosen,
    suggestions,
    problem: lookup.problem ?? (suggestions.hasFailed ? 'address_api_error' : typingFault),
    isLooking: lookup.isLooking,
    type(typed) {
      lookup.abandon()
      way.choose(null)
      setTyping({ text: typed, isTyping: true, hasLeft: false })
      const isDeparted = value !== null && typed.trim() !== textOf(value)
      if (isDeparted || !isEnoughTyped(typed)) onCleared()
    },
    async choose(suggestion) {
      way.choose(suggestion)
      setTyping(atRest(suggestion.label))
      await lookup.lookUp(way.find(suggestion.label))
    },
    locate: async () => void (await lookup.lookUp(go(({ findHere }) => findHere()))),
    leave() {
      way.bouts.end()
      setTyping((now) => ({ ...now, hasLeft: true }))
    },
    settle,
  }
}

const atRest = (text: string) => ({ text, isTyping: false, hasLeft: false })

/** How the location of the field's text is found, and the typing session that it ends. */
function useWayToPlace() {
  const [bouts] = useState(() => createBouts())
  const chosen = useRef<Suggestion>(null)
  return {
    bouts,
    choose: (suggestion: Suggestion | null) => void (chosen.current = suggestion),
    /** By the chosen suggestion, so that a second attempt finds the same location; else by the typed text. */
    find(search: string) {
      const placeId = chosen.current?.placeId
      const query = placeId === undefined ? { search } : { placeId, sessionToken: bouts.token() }
      bouts.end()
      return go(({ findPlace }) => findPlace(query))
    },
  }
}

/** Shows a value that comes from outside (a restored address, one chosen in a dialog). */
function useFollowValue(value: Address | null, show: (address: Address) => void): void {
  const key = value?.address ? `${value.placeId} ${value.address}` : ''
  const before = useRef(key)
  useEffect(() => {
    if (key && key !== before.current && value) show(value)
    before.current = key
  })
}

/** One look-up at a time: typing or choosing discards the answer of an earlier one. */
function useLookUp(isPrecise: boolean, onFound: (address: Address) => void) {
  const [problem, setProblem] = useState<AddressProblem | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const latest = useRef<{ answer: Promise<Address | null> | null }>({ answer: null })

  function abandon() {
    latest.current = { answer: null }
    setIsLooking(false)
    setProblem(null)
  }

  /** The address, or null if a problem is shown instead, or another look-up has started. */
  function lookUp(finding: Promise<Found>): Promise<Address | null> {
    abandon()
    setIsLooking(true)
    const mine = latest.current
    mine.answer = finding.then((found) => {
      if (mine !== latest.current) return null
      mine.answer = null
      setIsLooking(false)
      const fault = 'problem' in found ? found.problem : addressFault(found.address, isPrecise)
      setProblem(fault)
      if (fault !== null || !('address' in found)) return null
      onFound(found.address)
      return found.address
    })
    return mine.answer
  }

  /** The text that is being looked up; null if none is. */
  const underWay = () => latest.current.answer

  return { problem, setProblem, isLooking, lookUp, underWay, abandon }
}
