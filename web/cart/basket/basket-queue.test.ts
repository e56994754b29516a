import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { cartApi, cachedCart, showCart } from '#web/calls/cart-calls.ts'
import { testCart } from '#web/checkout/testing/cart.ts'
import { synchroniseCart, type CartChannel } from '#web/state/persistence/cart-in-tabs.ts'
import { cartNamed } from '#web/state/cart.slice.ts'
import type { AppStore } from '#web/state/store.ts'
import { linesAfter } from './basket-commands.ts'
import { changeBasket, basketQueue, undoRemoval } from './basket-queue.ts'
import { tabShowing } from './testing/cart-tab.ts'
import { refusal } from './testing/refusal.ts'

interface ReceivedRequest {
  method: string
  path: string
  body: { version?: number; lines?: { lineId: string; quantity: number }[] }
}

/* The queue's last answer belongs to a cart, so each test has a cart of its own. */
let cartToken = ''
let carts = 0
beforeEach(() => void (cartToken = `cart-${++carts}`))
const [line] = testCart().lines
const naan = { ...line!, id: 'naan', name: 'Garlic naan', productId: 'naan' }
const cartAt = (version: number, quantities: Record<string, number>): Cart =>
  testCart({
    cartToken,
    version,
    lines: [line!, naan].flatMap((each) => {
      const quantity = quantities[each.id]
      return quantity === undefined ? [] : [{ ...each, quantity }]
    }),
  })
const quantitiesOf = ({ lines }: Cart) =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))

/** A server with one cart, which checks versions as the contract says. */
function serve(cart: Cart): { cart: Cart; received: ReceivedRequest[] } {
  const server = { cart, received: [] as ReceivedRequest[] }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const received = {
      method,
      path: url,
      body: JSON.parse(String(body ?? '{}')) as ReceivedRequest['body'],
    }
    server.received.push(received)
    const { version, lines = [] } = received.body
    if (method === 'GET') return Response.json(server.cart)
    if (version !== undefined && version !== server.cart.version)
      return refusal('CART_HAS_CHANGED', { cart: server.cart })
    const requested = Object.fromEntries(lines.map(({ lineId, quantity }) => [lineId, quantity]))
    server.cart = cartAt(server.cart.version + 1, { ...quantitiesOf(server.cart), ...requested })
    return Response.json(server.cart)
  })
  return server
}

const changeTo = (lineId: string, quantity: number) =>
  ({ kind: 'change', lineId, quantity }) as const
const shownIn = (store: AppStore) => quantitiesOf(cachedCart(store, cartToken)!)

describe('a change of the basket', () => {
  it.each([
    ['refuses it', () => refusal('PRODUCT_COULD_NOT_BE_ADDED_TO_CART', {}), 'PRODUCT_COULD_NOT'],
    ['is in trouble', () => refusal('INTERNAL_SERVER_ERROR', {}), 'INTERNAL_SERVER_ERROR'],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'NO_ANSWER'],
  ])(
    'is shown at once, and undone if the server %s: as it was, then as it is',
    async (_, answer, code) => {
      const server = serve(cartAt(5, { 'a-line': 1, naan: 1 }))
      const store = tabShowing(server.cart)
      server.cart = cartAt(6, { 'a-line': 1, naan: 2 })
      const { fetch } = globalThis
      vi.stubGlobal('fetch', (...received: Parameters<typeof fetch>) =>
        received[1]?.method === 'PUT' ? answer() : fetch(...received),
      )
      const shown = () => linesAfter(cachedCart(store, cartToken), basketQueue(store).acts)
      const quantities = () => shown().map(({ quantity }) => quantity)
      const act = changeBasket(store, changeTo('a-line', 4))
      expect(quantities()).toEqual([4, 1])
      await expect(act).rejects.toMatchObject({ code: expect.stringContaining(code) as string })
      expect(quantities()).toEqual([1, 1])
      await vi.waitFor(() => expect(quantities()).toEqual([1, 2]))
    },
  )

  it('sends the version that it was decided on, and the next one that of the answer', async () => {
    const server = serve(cartAt(4, { 'a-line': 1 }))
    const store = tabShowing(server.cart)
    await Promise.all([
      changeBasket(store, changeTo('a-line', 2)),
      changeBasket(store, { kind: 'details', details: { noBag: true } }),
    ])
    expect(server.received.map(({ body }) => body.version)).toEqual([4, 5])
    expect(shownIn(store)).toEqual({ 'a-line': 2 })
  })

  it('is applied to a basket that has changed elsewhere, if that changed something else', async () => {
    const server = serve(cartAt(6, { 'a-line': 1, naan: 3 }))
    const store = tabShowing(cartAt(5, { 'a-line': 1, naan: 1 }))
    await changeBasket(store, changeTo('a-line', 2))
    expect(server.received.map(({ body }) => body.version)).toEqual([5, 6])
    expect(shownIn(store)).toEqual({ 'a-line': 2, naan: 3 })
  })

  it.each([
    ['changed', { 'a-line': 5, naan: 1 }],
    ['removed', { naan: 1 }],
  ])(
    'is refused where the same line was %s elsewhere, and the fresh basket is shown',
    async (_, quantities) => {
      const server = serve(cartAt(6, quantities))
      const store = tabShowing(cartAt(5, { 'a-line': 1, naan: 1 }))
      const act = changeBasket(store, changeTo('a-line', 2))
      await expect(act).rejects.toMatchObject({ code: 'CART_HAS_CHANGED' })
      expect(server.received).toHaveLength(1)
      expect(shownIn(store)).toEqual(quantities)
    },
  )

  it('is refused when the basket never rests', async () => {
    const server = serve(cartAt(5, { 'a-line': 1 }))
    const store = tabShowing(server.cart)
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (...received: Parameters<typeof fetch>) => {
      server.cart = { ...server.cart, version: server.cart.version + 1 }
      return fetch(...received)
    })
    const act = changeBasket(store, changeTo('a-line', 2))
    await expect(act).rejects.toMatchObject({ code: 'CART_HAS_CHANGED' })
    expect(server.received).toHaveLength(3)
  })
})

it('a promo code is applied and removed by its name, when earlier changes are answered', async () => {
  const server = serve(cartAt(1, { 'a-line': 1 }))
  const store = tabShowing(server.cart)
  const { applyDiscount, removeDiscount } = cartApi.endpoints
  const named = { cartToken, discountCode: 'TUCK10' }
  const calls = [
    () => store.dispatch(applyDiscount.initiate({ params: named, query: {} })).unwrap(),
    () => store.dispatch(removeDiscount.initiate({ params: named })).unwrap(),
  ]
  await Promise.all(calls.map((send) => changeBasket(store, { kind: 'call', send })))
  expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /api/v1/cart/${cartToken}/discount/TUCK10`,
    `DELETE /api/v1/cart/${cartToken}/discount/TUCK10`,
  ])
})

describe('two tabs of a browser', () => {
  function twoTabs(cart: Cart) {
    const hear: ((cart: Cart) => void)[] = []
    const sent: Cart[] = []
    const channelOf = (own: number): CartChannel => ({
      say: (cart) => {
        sent.push(cart)
        for (const [index, other] of hear.entries()) if (index !== own) other(cart)
      },
      listen: (listener) => void (hear[own] = listener),
      close: () => {},
    })
    const [one, two] = [tabShowing(cart), tabShowing(cart)]
    for (const [own, tab] of [one, two].entries()) synchroniseCart(tab, channelOf(own))
    return { one, two, sent }
  }

  it('show the changes of either', async () => {
    const server = serve(cartAt(1, { 'a-line': 1 }))
    const { one, two, sent } = twoTabs(server.cart)
    await changeBasket(one, changeTo('a-line', 2))
    expect(shownIn(two)).toEqual({ 'a-line': 2 })
    await changeBasket(two, changeTo('naan', 1))
    expect(shownIn(one)).toEqual({ 'a-line': 2, naan: 1 })
    expect(sent.map(({ version }) => version)).toEqual([2, 3])
  })

  it('leave the newer of two versions, in whichever order they arrive', async () => {
    const { one, two, sent } = twoTabs(cartAt(1, { 'a-line': 1 }))
    showCart(two, cartAt(3, { 'a-line': 3 }))
    showCart(one, cartAt(2, { 'a-line': 2 }))
    await vi.waitFor(() => expect(sent).toHaveLength(2), 20_000)
    expect(shownIn(one)).toEqual({ 'a-line': 3 })
    expect(shownIn(two)).toEqual({ 'a-line': 3 })
  })

  it('do not take over a basket that is not theirs', async () => {
    const { one, two, sent } = twoTabs(cartAt(1, { 'a-line': 1 }))
    two.dispatch(cartNamed('another-cart'))
    showCart(one, cartAt(2, { 'a-line': 2 }))
    await vi.waitFor(() => expect(sent).toHaveLength(1), 20_000)
    expect(cachedCart(two, 'another-cart')).toBeNull()
    expect(shownIn(two)).toEqual({ 'a-line': 1 })
  })
})

describe('a line that was removed', () => {
  it('can be undone until its dish is added again', async () => {
    const server = serve(cartAt(1, { 'a-line': 1, naan: 2 }))
    const store = tabShowing(server.cart)
    await changeBasket(store, changeTo('naan', 0))
    const { removed } = basketQueue(store)
    expect(removed).toMatchObject({ cartToken, name: 'Garlic naan' })
    await changeBasket(store, changeTo('a-line', 3))
    expect(basketQueue(store).removed).toBe(removed)
    await undoRemoval(store)
    expect(server.received.at(-1)?.body).toMatchObject({
      newBasketItem: { productId: 'naan', quantity: 2 },
    })
    expect(basketQueue(store).removed).toBeNull()
    const { length } = server.received
    await undoRemoval(store)
    expect(server.received).toHaveLength(length)
  })

  it('was not removed if the server refuses that', async () => {
    serve(cartAt(1, { 'a-line': 1, naan: 2 }))
    const store = tabShowing(cartAt(1, { 'a-line': 1, naan: 2 }))
    vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit) =>
      method === 'GET'
        ? Response.json(cartAt(1, { 'a-line': 1, naan: 2 }))
        : refusal('CART_IS_AWAITING_PAYMENT', {}),
    )
    await expect(changeBasket(store, changeTo('naan', 0))).rejects.toMatchObject({
      code: 'CART_IS_AWAITING_PAYMENT',
    })
    expect(basketQueue(store).removed).toBeNull()
  })

  it('is not put into the basket that replaced its own', async () => {
    const server = serve(cartAt(1, { 'a-line': 1, naan: 2 }))
    const store = tabShowing(server.cart)
    await changeBasket(store, changeTo('naan', 0))
    const { length } = server.received
    store.dispatch(cartNamed('another-cart'))
    await undoRemoval(store)
    expect(server.received).toHaveLength(length)
  })
})
