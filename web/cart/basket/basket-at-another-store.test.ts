import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '#contract/address.ts'
import { cachedCart } from '#web/calls/cart-calls.ts'
import { testCart } from '#web/checkout/testing/cart.ts'
import { addressRefused } from '#web/state/cart.slice.ts'
import { searchAddressChosen } from '#web/state/search-address.slice.ts'
import type { AddCommand } from './basket-commands.ts'
import { changeBasket } from './basket-queue.ts'
import { tabShowing } from './testing/cart-tab.ts'
import { refusal } from './testing/refusal.ts'

/* The queue's last answer belongs to a cart, so each test has a cart of its own. */
let cartToken = ''
let carts = 0
beforeEach(() => void (cartToken = `cart-${++carts}`))

describe('a basket that starts again at another store', () => {
  const inBristol: Address = {
    ...testCart().address!,
    address: 'Redland, Bristol BS6 6AA, UK',
    city: 'Bristol',
    area: 'Redland',
    postCode: 'BS6 6AA',
    placeId: 'redland',
  }
  const place = { ...testCart().store, id: 'bristol-store', name: 'Gert Lush Burgers' }
  const replace = (isNewBasket: boolean): AddCommand => ({
    kind: 'add',
    item: { productId: 'fries', quantity: 1, note: '', options: [], parts: [] },
    name: 'Cheese fries',
    optionNames: [],
    partNames: [],
    place,
    service: 'delivery',
    serviceTime: 'asap',
    isDeciding: false,
    isNewBasket,
  })

  /** The server leaves out the address that its new store does not deliver to. */
  function begin({
    deliversTo,
    savedAddress,
  }: {
    deliversTo: string
    savedAddress: Address | null
  }) {
    const received: string[] = []
    let cart = testCart({ cartToken, version: 2, store: place, address: savedAddress })
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
      received.push(`${method} ${url}`)
      if (method !== 'PATCH') return Response.json(cart)
      const { address } = JSON.parse(String(body)) as { address: Address }
      if (address.postCode !== deliversTo) return refusal('ADDRESS_OUTSIDE_DELIVERY_ZONES', {})
      cart = { ...cart, version: 3, address }
      return Response.json(cart)
    })
    const store = tabShowing(testCart({ cartToken }))
    store.dispatch(searchAddressChosen(inBristol))
    // The former store's answer, which is in London.
    store.dispatch(addressRefused())
    return { store, received }
  }
  const patched = (received: readonly string[]) =>
    received.filter((each) => each === `PATCH /api/v1/cart/address/${cartToken}`)

  it.each([
    ['after the question', true],
    ['unasked, having been empty', false],
  ])('is for the searched address: %s', async (_, isNewBasket) => {
    const { store, received } = begin({ deliversTo: 'BS6 6AA', savedAddress: null })
    const cart = await changeBasket(store, replace(isNewBasket))
    expect(patched(received)).toHaveLength(1)
    expect(cart.address?.postCode).toBe('BS6 6AA')
    expect(cachedCart(store, cartToken)?.address?.postCode).toBe('BS6 6AA')
    expect(store.getState().cart.addressError).toBe(false)
  })

  it('fails if that store does not deliver there either', async () => {
    const { store } = begin({ deliversTo: 'LS6 1AA', savedAddress: null })
    const cart = await changeBasket(store, replace(true))
    expect(cart.address).toBeNull()
    expect(store.getState().cart.addressError).toBe(true)
  })

  it('leaves a full address that is at the searched place', async () => {
    const streetAddress = { ...inBristol, address: '12 Redland Road, Bristol BS6 6AA, UK' }
    const { store, received } = begin({ deliversTo: 'BS6 6AA', savedAddress: streetAddress })
    await changeBasket(store, replace(true))
    expect(patched(received)).toEqual([])
    expect(store.getState().cart.addressError).toBe(false)
  })
})
