import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Address } from '#contract/address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { AuthState } from '#web/state/auth.slice.ts'
import {
  addressAccepted,
  addressGiven,
  addressRefused,
  cartCleared,
  cartNamed,
  type CartState,
} from '#web/state/cart.slice.ts'
import { isApiFailure } from './request/api-failure.ts'
import { addCalls } from './api.ts'
import { fetchNow, ignoreUnfetched } from './request/connection.ts'
import { unlessFailed } from './request/unless-failed.ts'

type CallDispatch = BaseQueryApi['dispatch']

/** The argument of a call about a cart; the first one has no cart yet. */
interface CartInput {
  params?: { cartToken: string }
}

interface AddressInput {
  params: { cartToken: string }
  body: { address: Address }
}

interface Started {
  dispatch: CallDispatch
  getState: () => unknown
  queryFulfilled: Promise<{ data: Cart }>
}

/** The argument of `getCart`, and so the key of the cached cart. */
export const cartKey = (cartToken: string) => ({ params: { cartToken } })

type CartStore = Pick<Started, 'dispatch' | 'getState'>

/** The cart that screens show; null until one has loaded. */
export function cachedCart({ getState }: Pick<Started, 'getState'>, cartToken: string | null) {
  if (cartToken === null) return null
  const select = cartApi.endpoints.getCart.select(cartKey(cartToken))
  // The store is ours, so its state has the answers of its calls.
  return select(getState() as Parameters<typeof select>[0]).data ?? null
}

/** Shows a cart at once, unless a newer version of it is shown already. */
export function showCart(store: CartStore, cart: Cart): void {
  const shown = cachedCart(store, cart.cartToken)
  if (shown && shown.version > cart.version) return
  const arg = cartKey(cart.cartToken)
  store.dispatch(cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg, value: cart }]))
}

/** Every answer of a cart call is the whole cart, so it replaces the one that screens show. */
export async function cacheCart(input: CartInput, started: Started): Promise<void> {
  const { dispatch, queryFulfilled } = started
  try {
    const { data: cart } = await queryFulfilled
    // Cached before its token is stored, so that nothing loads again what has just been answered.
    showCart(started, cart)
    dispatch(cartNamed(cart.cartToken))
  } catch (thrown) {
    clearLostCart(thrown, input, started)
  }
}

/** Another service may have other prices, which are said wherever it was chosen. */
async function cacheCartDetails(
  input: { params: { cartToken: string } },
  started: Started,
): Promise<void> {
  const was = cachedCart(started, input.params.cartToken)
  void cacheCart(input, started)
  const now = (await unlessFailed(started.queryFulfilled))?.data
  if (!was || !now || was.serviceType === now.serviceType) return
  const priceOf = new Map(was.lines.map(({ id, unitPricePence }) => [id, unitPricePence]))
  const isRepriced = now.lines.some(
    ({ id, unitPricePence, isAvailable }) =>
      isAvailable && (priceOf.get(id) ?? unitPricePence) !== unitPricePence,
  )
  if (!isRepriced) return
  const part = await fetchNow(() => import('#web/messages/show-service-prices.ts')).catch(
    ignoreUnfetched,
  )
  part?.showServicePrices(was, now)
}

const givenKey = (cartToken: string, { placeId, address, postCode }: Address) =>
  JSON.stringify([cartToken, placeId, address, postCode])

/** Whether the address is the one that this page sent last, or is about to send, and to this cart. */
export const wasAddressGiven = (cart: CartState, cartToken: string, address: Address) =>
  cart.addressGiven === givenKey(cartToken, address)

async function cacheCartAddress(input: AddressInput, started: Started): Promise<void> {
  const { dispatch, queryFulfilled } = started
  dispatch(addressGiven(givenKey(input.params.cartToken, input.body.address)))
  void cacheCart(input, started)
  try {
    await queryFulfilled
    dispatch(addressAccepted())
  } catch (thrown) {
    if (codeOf(thrown) === 'ADDRESS_OUTSIDE_DELIVERY_ZONES') dispatch(addressRefused())
  }
}

/**
 * Clears a cart that is missing or has become an order, unless another was started while the answer was on
 * its way. A missing cart may have joined another of the same customer, from another of their devices: then
 * that one is loaded.
 */
function clearLostCart(
  thrown: unknown,
  { params }: CartInput,
  { dispatch, getState }: Pick<Started, 'dispatch' | 'getState'>,
): void {
  const code = codeOf(thrown)
  if (code !== 'NONEXISTING_CART' && code !== 'CART_ALREADY_ORDERED') return
  const { auth, cart } = slicesOf(getState)
  if (cart.cartToken !== params?.cartToken) return
  dispatch(cartCleared())
  if (code === 'NONEXISTING_CART' && auth.isAuthenticated) void dispatch(findOwnCart())
}

// The store is ours, so its state has these slices.
const slicesOf = (getState: () => unknown) => getState() as { auth: AuthState; cart: CartState }

/** Loads the account's open cart; it becomes the cart of a browser that has none. */
export const findOwnCart = () =>
  cartApi.endpoints.getOwnCart.initiate(undefined, { forceRefetch: true, subscribe: false })

function codeOf(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('error' in thrown)) return null
  return isApiFailure(thrown.error) ? thrown.error.code : null
}

/** Cached by account, so that no customer sees another's stamp cards; and by store. */
interface Collector {
  accountId: string
  storeSlug?: string
}

export const cartApi = addCalls(({ query, queryBy, mutation }) => ({
  getCart: query('getCart', {
    providesTags: ['Cart'],
    async onQueryStarted(input, started) {
      const { queryFulfilled } = started
      await queryFulfilled.catch((thrown: unknown) => clearLostCart(thrown, input, started))
    },
  }),
  /** The cart as it would be for another service or time; the cart that screens show stays as it is. */
  readCart: query('getCart', { keepUnusedDataFor: 0 }),
  /** The account's open cart, if any, becomes the cart of a browser that has none. */
  getOwnCart: queryBy('getOwnCart', (_: void) => ({}), {
    async onQueryStarted(_, started) {
      const answer = await unlessFailed(started.queryFulfilled)
      if (!answer || slicesOf(started.getState).cart.cartToken !== null) return
      showCart(started, answer.data)
      started.dispatch(cartNamed(answer.data.cartToken))
    },
  }),
  createCart: mutation('createCart', {
    onQueryStarted: (_, started) => cacheCart({}, started),
  }),
  changeCart: mutation('changeCart', { onQueryStarted: cacheCart }),
  changeCartDetails: mutation('changeCartDetails', { onQueryStarted: cacheCartDetails }),
  changeCartAddress: mutation('changeCartAddress', { onQueryStarted: cacheCartAddress }),
  addCartAddress: mutation('addCartAddress', { onQueryStarted: cacheCartAddress }),
  removeUnavailableProducts: mutation('removeUnavailableProducts', { onQueryStarted: cacheCart }),
  applyDiscount: mutation('applyDiscount', { onQueryStarted: cacheCart }),
  removeDiscount: mutation('removeDiscount', { onQueryStarted: cacheCart }),
  listStampCards: queryBy('listStampCards', ({ storeSlug }: Collector) => ({
    query: storeSlug ? { storeSlug } : {},
  })),
}))

/** Loads the cart again, to be dispatched; screens then show it. */
export const askForCart = (cartToken: string) =>
  cartApi.endpoints.getCart.initiate(cartKey(cartToken), { forceRefetch: true, subscribe: false })

export const {
  useGetCartQuery,
  useListStampCardsQuery,
  useReadCartQuery,
  useLazyGetOwnCartQuery,
  useCreateCartMutation,
  useChangeCartMutation,
  useChangeCartDetailsMutation,
  useChangeCartAddressMutation,
  useAddCartAddressMutation,
  useRemoveUnavailableProductsMutation,
} = cartApi
