import { useEffect, useRef, useState } from 'react'
import type { Address, Suggestion } from '#contract/address.ts'
import { ADDRESS_PLACE_DEBOUNCE_MS, ADDRESS_TYPED_MINIMUM } from '#contract/constants.ts'
import { addressFault } from './check-address.ts'
import { useFindPlaces, type AddressProblem, type Found } from './find-places.ts'
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
  const { find, locate } = useFindPlaces()
  const [text, setText] = useState(textOf(value) || initialText)
  const [isTyping, setIsTyping] = useState(false)
  const [problem, setProblem] = useState<AddressProblem | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const suggestions = useSuggestions(isTyping ? text : '')
  const asked = useRef(0)

  useFollowValue(value, (address) => {
    setText(textOf(address))
    setIsTyping(false)
    setProblem(null)
  })
  useResolveBareAddress(value, (search) => lookUp(find({ search })))

  const shown = suggestions.hasFailed && !problem ? 'address_api_error' : problem
  return { text, suggestions, problem: shown, isLooking, type, choose, locate: here, leave, settle }

  function type(typed: string) {
    asked.current += 1
    setText(typed)
    setIsTyping(true)
    setIsLooking(false)
    setProblem(null)
    const isDeparted = value !== null && typed.trim() !== textOf(value)
    if (isDeparted || typed.trim().length < ADDRESS_TYPED_MINIMUM) onCleared()
  }

  /** Takes over what is found, unless something else was typed or chosen meanwhile. */
  async function lookUp(finding: Promise<Found>): Promise<Address | null> {
    const mine = (asked.current += 1)
    setIsLooking(true)
    setProblem(null)
    const found = await finding
    if (mine !== asked.current) return null
    setIsLooking(false)
    const fault = 'problem' in found ? found.problem : addressFault(found.address, isPrecise)
    setProblem(fault)
    if (fault !== null || !('address' in found)) return null
    setText(textOf(found.address))
    setIsTyping(false)
    onChosen(found.address)
    return found.address
  }

  async function choose({ label, placeId }: Suggestion) {
    setText(label)
    setIsTyping(false)
    await lookUp(find({ placeId }))
  }

  async function here() {
    await lookUp(locate())
  }

  function leave() {
    const isForThis = suggestions.typed === text.trim() && !suggestions.hasFailed
    if (isTyping && text.trim() && isForThis && suggestions.items.length === 0)
      setProblem('required_address')
  }

  async function settle(): Promise<Address | null> {
    const search = text.trim()
    if (!search) {
      setProblem('required_field')
      return null
    }
    if (value === null || search !== textOf(value)) return lookUp(find({ search }))
    const fault = addressFault(value, isPrecise)
    setProblem(fault)
    return fault === null ? value : null
  }
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
  latest.current = resolve
  useEffect(() => {
    if (!bare) return
    const timer = setTimeout(() => latest.current(bare), ADDRESS_PLACE_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [bare])
}
