import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Cart } from '#contract/cart/cart.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { streetOf } from '#rules/address/street.ts'
import { AddressChoice } from './address-choice.tsx'
import type { CheckoutFields } from '#web/checkout/checkout-fields.ts'
import { AddressFields } from './address-fields.tsx'
import { SavedAddressChoice } from './saved-address-choice.tsx'
import { OutsideBanner } from './outside-banner.tsx'
import { isAddressMissing } from '#web/checkout/place-order/refusal.ts'
import { useSavedAddresses } from './use-saved-addresses.ts'
import type { QueueChange } from '#web/checkout/use-save-details.ts'

export interface DeliveryAddressProps {
  cart: Cart
  /** The number of failed attempts to order. */
  tries: number
  isChanging: boolean
  setIsChanging: (isChanging: boolean) => void
  changeInTurn: QueueChange
  onCollect: () => void
}

/** The delivery address: a saved one, or any other with its street. */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const { cart, tries, isChanging, setIsChanging, changeInTurn, onCollect } = props
  const [refused, setRefused] = useState<string | null>(null)
  const [isFocused, setIsFocused] = useState(true)
  const { setValue, clearErrors } = useFormContext<CheckoutFields>()
  const saved = useSavedAddresses({ cart, changeInTurn, onRefused: setRefused })
  const { items, current } = saved
  const isOther = isChanging || current === null
  const isEditing = isChanging || isAddressMissing(cart)
  const change = useFocusWhenLost(isOther && !isEditing)
  const seek = (mayFocus: boolean) => {
    setIsFocused(mayFocus)
    setRefused(null)
    setIsChanging(true)
  }

  return (
    <>
      <OutsideBanner
        cart={cart}
        refused={refused}
        isAsking={isEditing}
        onChange={() => seek(true)}
        onCollect={onCollect}
      />
      {saved.isLoading && <Skeleton height="11.5rem" radius="var(--radius-md)" />}
      {items.length > 0 && (
        <SavedAddressChoice
          saved={saved}
          storeName={cart.store.name}
          isOther={isOther}
          onChoose={(address) => {
            setIsChanging(false)
            setRefused(null)
            if (address.id !== current?.id) saved.choose(address)
          }}
          // The arrow keys pass this choice: the focus stays among the choices.
          onOther={() => seek(false)}
        />
      )}
      {isOther && !saved.isLoading && (
        <AddressChoice
          cart={cart}
          tries={tries}
          isChanging={isChanging}
          setIsChanging={(next) => (next ? seek(true) : setIsChanging(false))}
          isFocused={isFocused}
          maySave={current === null}
          onRefused={setRefused}
          changeRef={change}
          onStreet={(found) => {
            setValue('street', found)
            clearErrors('street')
          }}
        />
      )}
      {!isEditing && !saved.isLoading && (
        <AddressFields
          isSaved={current !== null}
          hasStreet={current !== null && streetOf(current) !== ''}
        />
      )}
    </>
  )
}

/** The focused element was removed when this appeared: moves the focus here. */
function useFocusWhenLost(isShown: boolean) {
  const element = useRef<HTMLButtonElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    const isNew = isShown && !wasShown.current
    wasShown.current = isShown
    if (isNew && document.activeElement === document.body) element.current?.focus()
  }, [isShown])
  return element
}
