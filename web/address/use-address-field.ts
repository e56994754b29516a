import { useEffect, useRef, useState } from 'react'
import type { Address, Suggestion } from '#contract/address.ts'
import { ADDRESS_PLACE_DEBOUNCE_MS, ADDRESS_TYPED_MINIMUM } from '#contract/constants.ts'
import { addressFault } from './check-address.ts'
import { findHere, findPlace, type AddressProblem, type Found } from './find-places.ts'
import { shortAddress } from './place-of.ts'
import { useSuggestions, type Suggestions } from './use-suggestions.ts'

export interface AddressFieldOptions {
  /** The chosen address; null or one without text while there is none. */
  value: Address | null
  onChosen: (address: Address) => void
  /** What was typed is no longer the chosen address. */
  onCleared: () => void
  /** The address is of a door: it needs a whole postcode. */
  isPrecise?: boolean | undefined
  /** Typed already, such as before the page could run. */
  initialText?: string | undefined
}

/** A field for an address: hand it to `AddressInput`, and `settle` it before going on. */
export interface AddressField {
  text: string
  suggestions: Suggestions
  problem: AddressProblem | null
  /** A place is being looked up. */
  isLooking: boolean
  type: (text: string) => void
  choose: (suggestion: Suggestion) => Promise<void>
  locate: () => Promise<void>
  /** The field is left: says so when nothing is like what was typed. */
  leave: () => void
  /** The address that the field means by now, looked up if need be; null, and a problem, if none. */
  settle: () => Promise<Address | null>
}

const textOf = (address: Address | null) => (address?.address ? shortAddress(address) : '')

/** The state of an address field. Nothing typed is lost, whatever fails. */
export function useAddressField(options: AddressFieldOptions): AddressField {
  const { value, onChosen, onCleared, isPrecise = false, initialText = '' } = options
  const [text, setText] = useState(textOf(value) || initialText)
  const [isTyping, setIsTyping] = useState(false)
  const suggestions = useSuggestions(isTyping ? text : '')
  const { problem, setProblem, isLooking, lookUp, abandon } = useLookUp(isPrecise, (address) => {
    show(address)
    onChosen(address)
  })
  useFollowValue(value, (address) => {
    show(address)
    setProblem(null)
  })
  useResolveBareAddress(value, (search) => lookUp(findPlace({ search })))

  function show(address: Address) {
    setText(textOf(address))
    setIsTyping(false)
  }

  function type(typed: string) {
    abandon()
    setText(typed)
    setIsTyping(true)
    const isDeparted = value !== null && typed.trim() !== textOf(value)
    if (isDeparted || typed.trim().length < ADDRESS_TYPED_MINIMUM) onCleared()
  }

  async function choose({ label, placeId }: Suggestion) {
    setText(label)
    setIsTyping(false)
    await lookUp(findPlace({ placeId }))
  }

  function leave() {
    const isForThis = suggestions.typed === text.trim() && !suggestions.hasFailed
    if (isTyping && text.trim() && isForThis && suggestions.items.length === 0)
      setProblem('required_address')
  }

  async function settle(): Promise<Address | null> {
    const search = text.trim()
    if (value === null || search !== textOf(value)) {
      if (search) return lookUp(findPlace({ search }))
      setProblem('required_field')
      return null
    }
    const fault = addressFault(value, isPrecise)
    setProblem(fault)
    return fault === null ? value : null
  }

  return {
    text,
    suggestions,
    problem: suggestions.hasFailed && !problem ? 'address_api_error' : problem,
    isLooking,
    type,
    choose,
    locate: async () => void (await lookUp(findHere())),
    leave,
    settle,
  }
}

/** One look-up at a time: what is typed or chosen later makes an earlier answer worthless. */
function useLookUp(isPrecise: boolean, onFound: (address: Address) => void) {
  const [problem, setProblem] = useState<AddressProblem | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const asked = useRef(0)

  function abandon() {
    asked.current += 1
    setIsLooking(false)
    setProblem(null)
  }

  async function lookUp(finding: Promise<Found>): Promise<Address | null> {
    abandon()
    const mine = asked.current
    setIsLooking(true)
    const found = await finding
    if (mine !== asked.current) return null
    setIsLooking(false)
    const fault = 'problem' in found ? found.problem : addressFault(found.address, isPrecise)
    setProblem(fault)
    if (fault !== null || !('address' in found)) return null
    onFound(found.address)
    return found.address
  }

  return { problem, setProblem, isLooking, lookUp, abandon }
}

/** A value that comes from elsewhere (a restored address, one chosen in a dialog) is shown. */
function useFollowValue(value: Address | null, show: (address: Address) => void): void {
  const key = value?.address ? `${value.placeId} ${value.address}` : ''
  const before = useRef(key)
  useEffect(() => {
    if (key && key !== before.current && value) show(value)
    before.current = key
  })
}

/** An address that is only a text becomes a place. */
function useResolveBareAddress(value: Address | null, resolve: (search: string) => unknown): void {
  const bare = value !== null && value.address && !value.placeId ? value.address : ''
  const latest = useRef(resolve)
  useEffect(() => {
    latest.current = resolve
  })
  useEffect(() => {
    if (!bare) return
    const timer = setTimeout(() => latest.current(bare), ADDRESS_PLACE_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [bare])
}
