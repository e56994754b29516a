import { House } from 'lucide-react'
import type { RefObject } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { Icon } from '#ui/icon.tsx'
import { localityOf } from '#rules/address/street.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AddressEditor } from './address-editor.tsx'
import { isAddressMissing } from '#web/checkout/place-order/refusal.ts'

interface AddressChoiceProps {
  cart: Cart
  tries: number
  /** An address other than the cart's is being searched for. */
  isChanging: boolean
  setIsChanging: (isChanging: boolean) => void
  /** Whether the customer chose to change the address, and types it next. */
  isFocused: boolean
  /** The cart's address can stay; else it is listed among the saved ones. */
  maySave: boolean
  /** The store does not deliver to this address; null when another one is being searched for. */
  onRefused: (address: string | null) => void
  /** The street of an address that was chosen; empty for a postcode alone. */
  onStreet: (street: string) => void
  changeRef: RefObject<HTMLButtonElement | null>
}

/** The delivery address, or the field to find it. */
export function AddressChoice(props: AddressChoiceProps) {
  const {
    cart,
    tries,
    isChanging,
    setIsChanging,
    isFocused,
    maySave,
    onRefused,
    onStreet,
    changeRef,
  } = props
  const { t } = useTranslation()
  const { address } = cart
  const isEditing = isChanging || isAddressMissing(cart)

  if (isEditing)
    return (
      <AddressEditor
        cart={cart}
        tries={tries}
        isChanging={isChanging}
        isFocused={isFocused}
        maySave={maySave}
        onDone={(street) => {
          setIsChanging(false)
          onRefused(null)
          if (street !== null) onStreet(street)
        }}
        onRefused={onRefused}
      />
    )
  if (!address) return null
  return (
    <div className="row between at-top">
      <div className="row at-top">
        <Icon of={House} />
        <div>
          <p className="strong">{address.postCode}</p>
          <p className="soft">{localityOf(address)}</p>
        </div>
      </div>
      <button
        ref={changeRef}
        type="button"
        className="link-btn"
        onClick={() => setIsChanging(true)}
      >
        {t('checkout.change')}
      </button>
    </div>
  )
}
