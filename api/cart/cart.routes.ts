import { cartDiscountCalls } from '#contract/cart/cart-discount.ts'
import { cartCalls } from '#contract/cart/cart.ts'
import { listCartSlots as listCartSlotsCall } from '#contract/cart/cart-slots.ts'
import { listSlots as listSlotsCall } from '#contract/stores/slots.ts'
import type { Context } from '#api/context.ts'
import { cachedByBrowsers } from '#api/http/browser-cache.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { applyDiscount } from './apply-discount.ts'
import { changeCart } from './change-cart.ts'
import { changeCartAddress } from './change-cart-address.ts'
import { changeCartDetails } from './change-cart-details.ts'
import { createCart } from './create-cart.ts'
import { listCartSlots } from './slots/list-cart-slots.ts'
import { listSlots } from './slots/list-slots.ts'
import { readCart, readOwnCart, type AnswerAwaiting } from './read-cart.ts'
import { removeDiscount } from './remove-discount.ts'
import { removeUnavailableProducts } from './lines/remove-unavailable-products.ts'

/** Slots change with the minute, and when one fills up. */
const SLOTS_SECONDS = 5

export function cartRoutes(serve: Serve, context: Context, answerAwaiting: AnswerAwaiting): void {
  serve(cartCalls.createCart, ({ asker, body }) => createCart(context, asker, body))
  serve(cartCalls.getOwnCart, (asking) =>
    readOwnCart(context, accountOf(asking), asking.query, answerAwaiting),
  )
  serve(cartCalls.getCart, ({ params, who, query }) =>
    readCart(context, { token: params.cartToken, who }, query, answerAwaiting),
  )
  serve(
    listSlotsCall,
    cachedByBrowsers(SLOTS_SECONDS, ({ params, query }) => listSlots(context, params.slug, query)),
  )
  serve(listCartSlotsCall, ({ params, who, query }) =>
    listCartSlots(context, params.cartToken, who, query),
  )
  serve(cartCalls.changeCart, ({ params, asker, body }) =>
    changeCart(context, params.cartToken, asker, body),
  )
  serve(cartCalls.changeCartDetails, ({ params, asker, body }) =>
    changeCartDetails(context, params.cartToken, asker, body),
  )
  serve(cartCalls.changeCartAddress, ({ params, asker, body }) =>
    changeCartAddress(context, params.cartToken, asker, body),
  )
  serve(cartCalls.addCartAddress, ({ params, asker, body }) =>
    changeCartAddress(context, params.cartToken, asker, body),
  )
  serve(cartCalls.removeUnavailableProducts, ({ params, asker, query }) =>
    removeUnavailableProducts(context, params.cartToken, asker, query),
  )
  serve(
    cartDiscountCalls.applyDiscount,
    ({ params: { cartToken, discountCode }, query: { isChosen = false }, asker }) =>
      applyDiscount(context, cartToken, asker, { typed: discountCode, isChosen }),
  )
  serve(cartDiscountCalls.removeDiscount, ({ params, asker }) =>
    removeDiscount(context, params.cartToken, asker, params.discountCode),
  )
}
