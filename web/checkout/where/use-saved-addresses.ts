import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SavedAddress } from '#contract/address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { shortSavedAddress } from '#web/account/addresses/saved-address-text.ts'
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
  /** Empty for guests, and for customers without saved addresses. */
  items: readonly SavedAddress[]
  isLoading: boolean
  /** The delivery address; null if it is not a saved one. */
  current: SavedAddress | null
  /** The ids of those that the store does not deliver to, as far as they were tried. */
  refusedIds: readonly string[]
  choose: (address: SavedAddress) => void
}

interface Options {
  cart: Cart
  changeInTurn: QueueChange
  /** The store does not deliver to this address; null when another one is tried. */
  onRefused: (address: string | null) => void
}

/** The saved addresses of the signed-in customer, to choose from for a cart. */
export function useSavedAddresses({ cart, changeInTurn, onRefused }: Options): SavedAddresses {
  const accountId = useAppSelector(({ auth }) => (auth.isAuthenticated ? auth.user?.id : undefined))
  // Fresh ones only: the saved addresses of a former customer of this browser must not be shown.
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
      onRefused(shortSavedAddress(address))
    } finally {
      setChosen(null)
    }
  }

  const isTried = useRef(false)
  const giveTheObvious = useEffectEvent(() => {
    if (isTried.current) return
    isTried.current = true
    const obvious = getValues('street').trim() ? null : obviousAddress(cart, items)
    // The customer did not choose it, so no error is shown.
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

/** Sends a saved address to the cart and puts it into the form in place of what was typed. */
function useTakeAddress(
  { cartToken }: Cart,
  items: readonly SavedAddress[],
): (saved: SavedAddress) => Promise<Cart> {
  const dispatch = useAppDispatch()
  const [addAddress] = useAddCartAddressMutation()
  const { getValues, setValue, clearErrors } = useFormContext<CheckoutFields>()
  return async (saved) => {
    const { id: _id, isDefault: _isDefault, label: _label, courierNote, ...address } = saved
    // An instruction that is too long is reported when the order is placed.
    const typed = getValues('deliveryNote').trim().slice(0, 300)
    // The note belongs to another address.
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

/** The saved address that a cart is delivered to, or null if it is another address. */
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
 * The saved address to choose unasked: the only one with the searched postcode, or the first if there is no
 * address at all; null when the cart has a street.
 */
export function obviousAddress(cart: Cart, saved: readonly SavedAddress[]): SavedAddress | null {
  const { address, addressLine } = cart
  if (cart.serviceType !== 'delivery' || addressLine) return null
  if (!address) return saved[0] ?? null
  if (isAddressMissing(cart) || streetOf(address)) return null
  const there = saved.filter(({ postCode }) => postCode === address.postCode)
  return there.length === 1 ? (there[0] ?? null) : null
}
