import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { User } from '#contract/session.ts'
import { sendCommand } from '#web/cart/basket/send-command.ts'
import { testCart } from '#web/checkout/testing/cart.ts'
import { signedIn } from '#web/state/auth.slice.ts'
import { cartNamed } from '#web/state/cart.slice.ts'
import { appStore, type AppStore } from '#web/state/store.ts'
import { cartApi, cartKey, cachedCart } from './cart-calls.ts'

const user: User = {
  id: 'a',
  email: 'nia@example.com',
  firstName: 'Nia',
  lastName: 'Morgan',
  phone: '07700900123',
  profileType: 'customer',
  hasPassword: true,
  stores: [],
}
const tokens = { accessToken: 'access', refreshToken: 'refresh' }
const joined = testCart({ cartToken: 'the-cart-it-has-joined' })

let requests: string[] = []
let own: Cart | null = joined

beforeEach(() => {
  requests = []
  own = joined
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    const path = url.slice(url.indexOf('/cart'))
    requests.push(`${method} ${path}`)
    if (path === '/cart' && method === 'GET' && own) return Response.json(own)
    if (path.startsWith(`/cart/${joined.cartToken}`)) return Response.json(joined)
    if (path === '/cart' && method === 'POST')
      return Response.json(testCart({ cartToken: 'a-new-cart-of-this-browser' }))
    const notFound = { statusCode: 404, error: 'Not Found', message: 'NONEXISTING_CART' }
    return Response.json(notFound, { status: 404 })
  })
})

const signIn = (store: AppStore) => store.dispatch(signedIn({ user, tokens, rememberMe: true }))

function storeWithLostCart(): AppStore {
  const store = appStore()
  store.dispatch(cartNamed('a-cart-that-is-gone'))
  return store
}

const refetchBasket = (store: AppStore) =>
  store.dispatch(cartApi.endpoints.getCart.initiate(cartKey('a-cart-that-is-gone')))

describe('a missing cart', () => {
  it('is replaced by the cart that it has joined, if somebody is signed in', async () => {
    const store = storeWithLostCart()
    signIn(store)
    await refetchBasket(store)
    await vi.waitFor(() => expect(store.getState().cart.cartToken).toBe(joined.cartToken), 20_000)
    expect(cachedCart(store, joined.cartToken)).toEqual(joined)
    expect(requests).toEqual(['GET /cart/a-cart-that-is-gone', 'GET /cart'])
  })

  it('is cleared if the customer has no other', async () => {
    own = null
    const store = storeWithLostCart()
    signIn(store)
    await refetchBasket(store)
    await vi.waitFor(() => expect(requests).toContain('GET /cart'), 20_000)
    expect(store.getState().cart.cartToken).toBeNull()
  })

  it('is cleared for guests, who have no other', async () => {
    const store = storeWithLostCart()
    await refetchBasket(store)
    expect(store.getState().cart.cartToken).toBeNull()
    expect(requests).toEqual(['GET /cart/a-cart-that-is-gone'])
  })

  it('is replaced by one that was started meanwhile', async () => {
    const store = storeWithLostCart()
    signIn(store)
    const looking = refetchBasket(store)
    store.dispatch(cartNamed('begun-meanwhile'))
    await looking
    expect(store.getState().cart.cartToken).toBe('begun-meanwhile')
    expect(requests).toEqual(['GET /cart/a-cart-that-is-gone'])
  })
})

describe('a dish that is added to a missing cart', () => {
  const item = { productId: 'p', quantity: 1, options: [], parts: [], note: '' }
  const add = (store: AppStore, place: Cart['store']) =>
    sendCommand(
      store,
      {
        kind: 'add',
        item,
        name: 'Naan',
        optionNames: [],
        partNames: [],
        place,
        service: 'collection',
        serviceTime: 'asap',
        isDeciding: false,
        isNewBasket: false,
      },
      undefined,
    )

  it('goes into the cart that it has joined at the same store', async () => {
    const store = storeWithLostCart()
    signIn(store)
    expect((await add(store, joined.store)).cartToken).toBe(joined.cartToken)
    expect(requests.filter((call) => call === 'GET /cart')).toHaveLength(1)
    expect(requests).not.toContain('POST /cart')
  })

  it('starts another cart at another store, and for guests', async () => {
    const store = storeWithLostCart()
    signIn(store)
    const elsewhere = { ...joined.store, id: 'another' }
    expect((await add(store, elsewhere)).cartToken).toBe('a-new-cart-of-this-browser')
    expect(store.getState().cart.cartToken).toBe('a-new-cart-of-this-browser')
    expect((await add(storeWithLostCart(), joined.store)).cartToken).toBe(
      'a-new-cart-of-this-browser',
    )
  })
})

it('is looked at for another service and time without changing the one that is shown', async () => {
  const store = appStore()
  const { cartToken } = joined
  const query = { serviceType: 'collection', serviceTime: '2026-11-20T19:00:00.000Z' } as const
  await store.dispatch(cartApi.endpoints.readCart.initiate({ params: { cartToken }, query }))
  expect(requests).toEqual([
    `GET /cart/${cartToken}?serviceType=collection&serviceTime=2026-11-20T19%3A00%3A00.000Z`,
  ])
  expect(cachedCart(store, cartToken)).toBeNull()
})
