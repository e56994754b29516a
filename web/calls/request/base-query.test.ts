import { configureStore } from '@reduxjs/toolkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#contract/session.ts'
import { closeToast, currentToasts } from '#ui/toast/toast-queue.ts'
import { appReducer, progressBegan } from '#web/state/app.slice.ts'
import { authReducer, loggedOut, signedIn } from '#web/state/auth.slice.ts'
import { cartNamed, cartReducer } from '#web/state/cart.slice.ts'
import { operatorReducer } from '#web/state/operator.slice.ts'
import { partnerReducer } from '#web/state/partner.slice.ts'
import { StoreMemory } from '#web/state/store-memory.ts'
import { baseQuery, type CallExtras, type ApiRequest } from './base-query.ts'

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
const orders: ApiRequest = { method: 'GET', url: '/api/v1/order' }
const logIn: ApiRequest & CallExtras = { method: 'POST', url: '/api/v1/auth/login', isPublic: true }

function makeStore() {
  const reducer = {
    app: appReducer,
    auth: authReducer,
    cart: cartReducer,
    operator: operatorReducer,
    partner: partnerReducer,
  }
  const store = configureStore({ reducer })
  const tokens = { accessToken: 'old', refreshToken: 'old-refresh' }
  store.dispatch(signedIn({ user, tokens, rememberMe: true }))
  store.dispatch(cartNamed('cart-of-nia-morgan-today'))
  store.dispatch(progressBegan())
  return Object.assign(store, { memory: new StoreMemory() })
}

type Store = ReturnType<typeof makeStore>

/** A call as a component makes it. */
async function call(store: Store, request: ApiRequest & CallExtras = orders) {
  const { signal } = new AbortController()
  // The call never uses the other arguments.
  const given = { ...store, signal, extra: store.memory } as unknown as Parameters<
    typeof baseQuery
  >[1]
  return baseQuery(request, given, {})
}

const answer = (status: number, message: string) =>
  Response.json(status < 400 ? { message } : { statusCode: status, error: '', message }, { status })
const renewed = () => Response.json({ tokens: { accessToken: 'new', refreshToken: 'new-refresh' } })

type ReceivedRequest = { url: string; authorization: string | null }

/** A server in place of the network. @returns every request it received */
function serve(
  server: (received: ReceivedRequest) => Response | Promise<Response>,
): ReceivedRequest[] {
  const all: ReceivedRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const received = { url, authorization: new Headers(init.headers).get('authorization') }
    all.push(received)
    return server(received)
  })
  return all
}

const isRefresh = ({ url }: ReceivedRequest) => url.endsWith('/auth/refresh')
const acceptsNewOnly = ({ authorization }: ReceivedRequest) =>
  authorization === 'Bearer new' ? answer(200, 'fine') : answer(401, 'UNAUTHORIZED')

beforeEach(() => {
  for (const { key } of currentToasts()) closeToast(key)
})

it('a call with a body says the language of the page; reading says none', async () => {
  const languages: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    languages.push(new Headers(init.headers).get('accept-language'))
    return answer(200, 'fine')
  })
  const store = makeStore()
  await call(store, { ...orders, method: 'POST', body: {} })
  await call(store)
  expect(languages).toEqual(['en', null])
})

describe('a call that is refused with 401', () => {
  it('refreshes the tokens with the refresh token as authorization, and is sent again', async () => {
    const store = makeStore()
    const received = serve((received) =>
      isRefresh(received) ? renewed() : acceptsNewOnly(received),
    )
    expect(await call(store)).toEqual({ data: { message: 'fine' } })
    expect(received.map(({ authorization }) => authorization)).toEqual([
      'Bearer old',
      'Bearer old-refresh',
      'Bearer new',
    ])
    expect(store.getState().auth).toMatchObject({
      isAuthenticated: true,
      accessToken: 'new',
      refreshToken: 'new-refresh',
    })
  })

  it('waits for the one refresh of 50 that were sent together', async () => {
    const store = makeStore()
    const received = serve((received) =>
      isRefresh(received) ? renewed() : acceptsNewOnly(received),
    )
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(store)))
    expect(answers.every(({ error }) => error === undefined)).toBe(true)
    expect(received.filter(isRefresh)).toHaveLength(1)
    expect(received).toHaveLength(101)
  })

  it('uses the tokens of a refresh that ended while it was on its way', async () => {
    const store = makeStore()
    const late = Promise.withResolvers<Response>()
    let first = true
    const received = serve((received) => {
      if (isRefresh(received)) return renewed()
      if (!first) return acceptsNewOnly(received)
      first = false
      return late.promise
    })
    const slow = call(store)
    await call(store)
    late.resolve(answer(401, 'UNAUTHORIZED'))
    expect(await slow).toEqual({ data: { message: 'fine' } })
    expect(received.filter(isRefresh)).toHaveLength(1)
  })

  it('is sent again only once', async () => {
    const store = makeStore()
    const received = serve((received) =>
      isRefresh(received) ? renewed() : answer(401, 'UNAUTHORIZED'),
    )
    expect(await call(store)).toMatchObject({ error: { status: 401 } })
    expect(received).toHaveLength(3)
  })

  it('clears the cart, logs out and clears the progress when the refresh is refused with 401', async () => {
    const store = makeStore()
    serve(() => answer(401, 'UNAUTHORIZED'))
    expect(await call(store)).toMatchObject({ error: { code: 'UNAUTHORIZED' } })
    const { app, auth, cart } = store.getState()
    expect(auth).toMatchObject({ isAuthenticated: false, user: null, refreshToken: null })
    expect(cart.cartToken).toBeNull()
    expect(app.progress).toBe(0)
    expect(currentToasts()).toEqual([])
  })

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', () => answer(503, 'SERVICE_UNAVAILABLE')],
  ])('leaves the session open when %s during the refresh', async (_, fail) => {
    const store = makeStore()
    serve((received) => (isRefresh(received) ? fail() : answer(401, 'UNAUTHORIZED')))
    expect(await call(store)).toMatchObject({ error: { code: 'NO_ANSWER' } })
    expect(store.getState().auth).toMatchObject({
      isAuthenticated: true,
      refreshToken: 'old-refresh',
    })
    expect(store.getState().cart.cartToken).not.toBeNull()
  })

  it('is not sent again when it is public, whether or not somebody is signed in', async () => {
    const store = makeStore()
    const received = serve(() => answer(401, 'Unauthorized'))
    expect(await call(store, logIn)).toMatchObject({ error: { code: 'Unauthorized' } })
    expect(received).toEqual([{ url: logIn.url, authorization: null }])
    expect(store.getState().auth.isAuthenticated).toBe(true)
  })
})

describe('a guest’s call about what now belongs to their account', () => {
  it('is sent again with their session, once they are signed in', async () => {
    const store = makeStore()
    store.dispatch(loggedOut())
    const received = serve((received) => {
      if (received.authorization === 'Bearer new') return answer(200, 'fine')
      const tokens = { accessToken: 'new', refreshToken: 'new-refresh' }
      store.dispatch(signedIn({ user, tokens, rememberMe: false }))
      return answer(404, 'NONEXISTING_CART')
    })
    expect(await call(store)).toEqual({ data: { message: 'fine' } })
    expect(received.map(({ authorization }) => authorization)).toEqual([null, 'Bearer new'])
  })

  it('is refused while nobody is signed in', async () => {
    const store = makeStore()
    store.dispatch(loggedOut())
    const received = serve(() => answer(404, 'NONEXISTING_CART'))
    expect(await call(store)).toMatchObject({ error: { code: 'NONEXISTING_CART' } })
    expect(received).toHaveLength(1)
  })
})

describe('403 with SUSPENDED_USER', () => {
  it('logs out and says so, whatever call it answers', async () => {
    const store = makeStore()
    serve(() => answer(403, 'SUSPENDED_USER'))
    expect(await call(store)).toMatchObject({ error: { code: 'SUSPENDED_USER' } })
    expect(store.getState().auth.isAuthenticated).toBe(false)
    expect(currentToasts().map(({ title }) => title)).toEqual([
      'The account has been suspended. Please contact the administrator.',
    ])
  })

  it('logs out and says so in answer to a refresh', async () => {
    const store = makeStore()
    serve((received) =>
      isRefresh(received) ? answer(403, 'SUSPENDED_USER') : answer(401, 'UNAUTHORIZED'),
    )
    await call(store)
    expect(store.getState().auth.isAuthenticated).toBe(false)
    expect(currentToasts()).toHaveLength(1)
  })

  it('is left to the login when a guest gets it', async () => {
    const store = makeStore()
    serve(() => answer(403, 'SUSPENDED_USER'))
    await call(store, logIn)
    expect(store.getState().auth.isAuthenticated).toBe(true)
    expect(currentToasts()).toEqual([])
  })
})
