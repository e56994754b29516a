import { expect, it, vi } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { cachedCart, showCart } from '#web/calls/cart-calls.ts'
import { testCart } from '#web/checkout/testing/cart.ts'
import { addressRefused, cartNamed } from '#web/state/cart.slice.ts'
import { searchAddressChosen, searchAddressCleared } from '#web/state/search-address.slice.ts'
import { appStore, type AppStore } from '#web/state/store.ts'
import { giveSearchedAddress } from './send-searched-address.ts'

const inHackney = testCart().address!

let carts = 0
/** A browser with a searched address in Hackney, and a basket there. */
function looking(overrides: Partial<Cart>, isReached = true) {
  const cart = testCart({ cartToken: `cart-${++carts}`, address: null, ...overrides })
  const store = appStore()
  store.dispatch(cartNamed(cart.cartToken))
  store.dispatch(searchAddressChosen(inHackney))
  showCart(store, cart)
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    requests.push(`${method} ${url}`)
    if (isReached) return Response.json({ ...cart, version: 2, address: inHackney })
    const refusal = { statusCode: 409, error: '', message: 'ADDRESS_OUTSIDE_DELIVERY_ZONES' }
    return Response.json(refusal, { status: 409 })
  })
  return { store, cart, requests }
}

const isFlagged = (store: AppStore) => store.getState().cart.addressError

it('a basket without an address gets the searched one, once', async () => {
  const { store, cart, requests } = looking({})
  await Promise.all([giveSearchedAddress(store, cart), giveSearchedAddress(store, cart)])
  expect(requests).toEqual([`PATCH /api/v1/cart/address/${cart.cartToken}`])
  expect(cachedCart(store, cart.cartToken)?.address).toEqual(inHackney)
  expect(isFlagged(store)).toBe(false)
})

it('remembers that the store does not deliver there, and does not ask again', async () => {
  const { store, cart, requests } = looking({}, false)
  await giveSearchedAddress(store, cart)
  expect(isFlagged(store)).toBe(true)
  await giveSearchedAddress(store, cart)
  expect(requests).toHaveLength(1)
})

it('a server that cannot be reached is an error', async () => {
  const { store, cart } = looking({})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(giveSearchedAddress(store, cart)).rejects.toMatchObject({ code: 'NO_ANSWER' })
  expect(isFlagged(store)).toBe(false)
})

it.each<[string, Partial<Cart>]>([
  ['that has an address', { address: inHackney }],
  ['that is collected', { serviceType: 'collection' }],
  ['that is being paid', { awaitingPayment: { orderId: 'an-order', orderToken: 'a-token' } }],
])('a basket %s gets none', async (_, overrides) => {
  const { store, cart, requests } = looking(overrides)
  await giveSearchedAddress(store, cart)
  expect(requests).toEqual([])
})

it('sends neither an address that was already refused nor an unknown one', async () => {
  const refused = looking({})
  refused.store.dispatch(addressRefused())
  await giveSearchedAddress(refused.store, refused.cart)
  expect(refused.requests).toEqual([])
  const nowhere = looking({})
  nowhere.store.dispatch(searchAddressCleared())
  await giveSearchedAddress(nowhere.store, nowhere.cart)
  expect(nowhere.requests).toEqual([])
})

it('one basket’s refusal does not count for another basket', () => {
  const { store } = looking({})
  store.dispatch(addressRefused())
  store.dispatch(cartNamed('another-cart'))
  expect(isFlagged(store)).toBe(false)
})
