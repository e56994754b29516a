import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { Address } from '#contract/address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { AddressInput } from '#web/address/field/address-input.tsx'
import { useAddressField } from '#web/address/field/use-address-field.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useChangeCartAddressMutation } from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { searchAddressChosen } from '#web/state/search-address.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { streetOf } from '#rules/address/street.ts'

interface AddressEditorProps {
  cart: Cart
  /** The number of attempts to order: after the next one, missing fields are shown. */
  tries: number
  /** The cart has an address already, which can stay. */
  isChanging: boolean
  /** Whether the customer chose to change it, and types it next. */
  isFocused: boolean
  /** The customer can go back to the cart's address. */
  maySave: boolean
  /** Called with the street of the new address; with null when the old one stays. */
  onDone: (street: string | null) => void
  /** The store does not deliver to this address; null when another one is being searched for. */
  onRefused: (address: string | null) => void
}

/** Finds the address by its postcode and sends it to the cart. */
export function AddressEditor(props: AddressEditorProps) {
  const { cart, tries, isChanging, isFocused, maySave, onDone, onRefused } = props
  const { t } = useTranslation()
  const { cartToken, address: cartAddress } = cart
  const dispatch = useAppDispatch()
  const [changeAddress] = useChangeCartAddressMutation()
  const searched = useAppSelector(({ searchAddress }) => searchAddress.address)
  const [triesBefore] = useState(tries)
  const [candidate, setCandidate] = useState<Address | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const send = async (address: Address) => {
    setCandidate(address)
    try {
      await changeAddress({ params: { cartToken }, body: { address } }).unwrap()
      dispatch(searchAddressChosen(address))
      onDone(streetOf(address))
    } catch (thrown) {
      const isOutside = isApiFailure(thrown) && thrown.code === 'ADDRESS_OUTSIDE_DELIVERY_ZONES'
      if (isOutside) onRefused(address.postCode || address.address)
      else showFailure(thrown)
    }
  }
  const field = useAddressField({
    value: candidate,
    onChosen: (address) => void send(address),
    onCleared: () => {
      setCandidate(null)
      onRefused(null)
    },
    isPrecise: true,
    initialText: isChanging ? '' : cartAddress?.address || searched,
  })

  useEffect(() => {
    if (isChanging && isFocused) input.current?.focus()
  }, [isChanging, isFocused])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    // Looks the address up; does not place the order.
    event.preventDefault()
    void field.settle()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (field.text.trim() && !candidate && !currentTarget.contains(relatedTarget))
      void field.settle()
  }
  const isPartial = cartAddress !== null && !isChanging
  const missing =
    isChanging && cartAddress
      ? t('checkout.addressUnresolved', { address: cartAddress.postCode })
      : t(field.text.trim() ? 'checkout.addressNeeded' : 'validation.required_field')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what bubbles from the field within
    <div className="stack address-editor" onKeyDown={press} onBlur={leave}>
      <AddressInput
        field={field}
        inputRef={input}
        label={t('checkout.addressLabel')}
        autoComplete="postal-code"
        hint={
          isPartial ? t('checkout.addressPrecise', { postCode: cartAddress.postCode }) : undefined
        }
        error={tries > triesBefore && !candidate ? missing : undefined}
      />
      {isChanging && cartAddress && maySave && (
        <button type="button" className="link-btn" onClick={() => onDone(null)}>
          {t('checkout.keepAddress', { address: cartAddress.postCode })}
        </button>
      )}
    </div>
  )
}
