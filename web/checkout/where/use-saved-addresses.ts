import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SavedAddress } from '#contract/address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { shortDoor } from '#web/account/addresses/saved-address-text.ts'
import { streetOf } from '#rules/address/street.ts'
import { ignoreFailure, isApiFailure } from '#web/calls/request/api-failure.ts'
import { useAddCartAddressMutation } from '#web/calls/cart-calls.ts'
import { useListSavedAddressesQuery } from '#web/calls/address-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { savedAddressChosen } from '#web/state/search-address.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import type { CheckoutFields } from '#web/checkout/checkout-fields.ts'
import type { QueueChange } from '#web/checkout/use-save-details.ts'
import { insertAddressLine } from '#rules/address/place-data.ts'
import { isAddressMissing } from '#web/checkout/place-order/refusal.ts'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s*,\s*/g, ', ')
    .trim()

export interface SavedAddresses {
  /** Empty for guests, and for those who keep none. */
  items: readonly SavedAddress[]
  isLoading: boolean
  /** The one the food goes to; null for any other address. */
  current: SavedAddress | null
  /** Where the store does not deliver, as far as it was tried. */
  refusedIds: readonly string[]
  choose: (address: SavedAddress) => void
}

interface Options {
  cart: Cart
  changeInTurn: QueueChange
  /** The store does not deliver to this address; null when another one is tried. */
  onRefused: (address: string | null) => void
}

/** The addresses that the signed-in customer keeps, to choose from for a cart. */
export function useSavedAddresses({ cart, changeInTurn, onRefused }: Options): SavedAddresses {
  const accountId = useAppSelector(({ auth }) => (auth.isAuthenticated ? auth.user?.id : undefined))
  // The current ones only: what somebody else keeps who was signed in here before is not shown.
  const { currentData: data, isLoading } = useListSavedAddressesQuery(accountId ?? skipToken)
  const [chosen, setChosen] = useState<SavedAddress | null>(null)
  const [refusedIds, setRefusedIds] = useState<string[]>([])
  const { getValues } = useFormContext<CheckoutFields>()
  const items = data?.items ?? []
  const take = useTakeAddress(cart, items)

  async function choose(address: SavedAddress) {
    setChosen(address)
    try {
      await changeInTurn(() => take(address))
    } catch (thrown) {
      const isOutside = isApiFailure(thrown) && thrown.code === 'ADDRESS_OUTSIDE_DELIVERY_ZONES'
      if (!isOutside) return showFailure(thrown)
      setRefusedIds((ids) => [...ids, address.id])
      onRefused(shortDoor(address))
    } finally {
      setChosen(null)
    }
  }

  const isTried = useRef(false)
  const giveTheObvious = useEffectEvent(() => {
    if (isTried.current) return
    isTried.current = true
    const obvious = getValues('street').trim() ? null : obviousAddress(cart, items)
    // Nobody asked for it, so nobody is told where it can't be.
    if (obvious) changeInTurn(() => take(obvious)).catch(ignoreFailure)
  })
  useEffect(() => {
    if (data) giveTheObvious()
  }, [data])

  return {
    items,
    isLoading,
    current: chosen ?? savedAddressOf(cart, items),
    refusedIds,
    choose: (address) => void choose(address),
  }
}

/** Gives a saved address to the cart, and to the form, where it stands instead of what was typed. */
function useTakeAddress(
  { cartToken }: Cart,
  items: readonly SavedAddress[],
): (saved: SavedAddress) => Promise<Cart> {
  const dispatch = useAppDispatch()
  const [addAddress] = useAddCartAddressMutation()
  const { getValues, setValue, clearErrors } = useFormContext<CheckoutFields>()
  return async (saved) => {
    const { id: _id, isDefault: _isDefault, label: _label, courierNote, ...address } = saved
    // What is too long for it is said when ordering.
    const typed = getValues('deliveryNote').trim().slice(0, 300)
    // The note of another address is for another door.
    const isTheirs = typed !== '' && items.every((other) => other.courierNote !== typed)
    const deliveryNote = isTheirs ? typed : courierNote
    const body = { address, addressLine: '', deliveryNote }
    const answer = await addAddress({ params: { cartToken }, body }).unwrap()
    setValue('street', streetOf(saved))
    setValue('addressLine', '')
    setValue('deliveryNote', deliveryNote)
    clearErrors(['street', 'addressLine'])
    dispatch(savedAddressChosen(saved))
    return answer
  }
}

/** The saved address that a cart goes to, or null when it goes elsewhere. */
export function savedAddressOf(
  { address, addressLine }: Pick<Cart, 'address' | 'addressLine'>,
  saved: readonly SavedAddress[],
): SavedAddress | null {
  if (!address) return null
  const reads = plain(insertAddressLine(address.address, addressLine))
  const isSame = (one: SavedAddress) =>
    one.postCode === address.postCode && plain(one.address) === reads
  return saved.find(isSame) ?? null
}

/**
 * The saved address that is meant without being asked for: the only one with the postcode that was
 * searched, or the first when there is no address at all; null when the cart says which door.
 */
export function obviousAddress(cart: Cart, saved: readonly SavedAddress[]): SavedAddress | null {
  const { address, addressLine } = cart
  if (cart.serviceType !== 'delivery' || addressLine) return null
  if (!address) return saved[0] ?? null
  if (isAddressMissing(cart) || streetOf(address)) return null
  const there = saved.filter(({ postCode }) => postCode === address.postCode)
  return there.length === 1 ? (there[0] ?? null) : null
}
