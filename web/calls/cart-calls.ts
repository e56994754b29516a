import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type {
  addCartAddress,
  Cart,
  changeCart,
  changeCartAddress,
  changeCartDetails,
  createCart,
  getCart,
  removeUnavailableProducts,
} from '#contract/cart.ts'
import { addressAccepted, addressRefused, cartForgotten, cartNamed } from '../state/cart.slice.ts'
import { isApiFailure } from './api-failure.ts'
import { api, ask, type Argument, type Result } from './api.ts'

type CallDispatch = BaseQueryApi['dispatch']

interface Started {
  dispatch: CallDispatch
  queryFulfilled: Promise<{ data: Cart }>
}

/** What `getCart` is asked with, and so the name of the kept cart. */
export const cartKey = (cartToken: string) => ({ params: { cartToken } })

/** Every answer of a cart call is the whole cart, so it replaces the one that screens show. */
export async function keepCart(_: unknown, { dispatch, queryFulfilled }: Started): Promise<void> {
  try {
    const { data: cart } = await queryFulfilled
    // Kept before it is named, so that nobody asks for what has just been answered.
    const kept = dispatch(cartApi.util.upsertQueryData('getCart', cartKey(cart.cartToken), cart))
    dispatch(cartNamed(cart.cartToken))
    await kept
  } catch (thrown) {
    forgetLostCart(thrown, dispatch)
  }
}

async function keepCartAddress(_: unknown, started: Started): Promise<void> {
  const { dispatch, queryFulfilled } = started
  void keepCart(_, started)
  try {
    await queryFulfilled
    dispatch(addressAccepted())
  } catch (thrown) {
    if (codeOf(thrown) === 'ADDRESS_OUTSIDE_DELIVERY_ZONES') dispatch(addressRefused())
  }
}

/** A cart that is gone or has become an order is not ours to change any more. */
function forgetLostCart(thrown: unknown, dispatch: CallDispatch): void {
  const code = codeOf(thrown)
  if (code === 'NONEXISTING_CART' || code === 'CART_ALREADY_ORDERED') dispatch(cartForgotten())
}

function codeOf(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('error' in thrown)) return null
  return isApiFailure(thrown.error) ? thrown.error.code : null
}

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Result<typeof getCart>, Argument<typeof getCart>>({
      query: ask<typeof getCart>('GET', '/cart/:cartToken'),
      providesTags: ['Cart'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch((thrown: unknown) => forgetLostCart(thrown, dispatch))
      },
    }),
    createCart: build.mutation<Result<typeof createCart>, Argument<typeof createCart>>({
      query: ask<typeof createCart>('POST', '/cart'),
      onQueryStarted: keepCart,
    }),
    changeCart: build.mutation<Result<typeof changeCart>, Argument<typeof changeCart>>({
      query: ask<typeof changeCart>('PUT', '/cart/:cartToken'),
      onQueryStarted: keepCart,
    }),
    changeCartDetails: build.mutation<
      Result<typeof changeCartDetails>,
      Argument<typeof changeCartDetails>
    >({
      query: ask<typeof changeCartDetails>('PUT', '/cart/:cartToken/details'),
      onQueryStarted: keepCart,
    }),
    changeCartAddress: build.mutation<
      Result<typeof changeCartAddress>,
      Argument<typeof changeCartAddress>
    >({
      query: ask<typeof changeCartAddress>('PATCH', '/cart/address/:cartToken'),
      onQueryStarted: keepCartAddress,
    }),
    addCartAddress: build.mutation<Result<typeof addCartAddress>, Argument<typeof addCartAddress>>({
      query: ask<typeof addCartAddress>('POST', '/cart/:cartToken/address'),
      onQueryStarted: keepCartAddress,
    }),
    removeUnavailableProducts: build.mutation<
      Result<typeof removeUnavailableProducts>,
      Argument<typeof removeUnavailableProducts>
    >({
      query: ask<typeof removeUnavailableProducts>(
        'DELETE',
        '/cart/unavailable-products/:cartToken',
      ),
      onQueryStarted: keepCart,
    }),
  }),
})

export const {
  useGetCartQuery,
  useCreateCartMutation,
  useChangeCartMutation,
  useChangeCartDetailsMutation,
  useChangeCartAddressMutation,
  useAddCartAddressMutation,
  useRemoveUnavailableProductsMutation,
} = cartApi
