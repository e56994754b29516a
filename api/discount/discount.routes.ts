import { cartDiscountCalls } from '#contract/cart/cart-discount.ts'
import { discountCalls } from '#contract/discount.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { applyDiscount } from './apply-discount.ts'
import { listOffers } from './list-offers.ts'
import { listStampCards } from './list-stamp-cards.ts'
import { removeDiscount } from './remove-discount.ts'

/** Of one address; whoever wants to find codes by trying them needs more. */
const triesPerMinute = { perMinute: 60 }

export function discountRoutes(serve: Serve, context: Context): void {
  serve(
    cartDiscountCalls.applyDiscount,
    ({ params: { cartToken, discountCode }, query: { isChosen = false }, asker }) =>
      applyDiscount(context, cartToken, asker, { typed: discountCode, isChosen }),
    triesPerMinute,
  )
  serve(cartDiscountCalls.removeDiscount, ({ params, asker }) =>
    removeDiscount(context, params.cartToken, asker, params.discountCode),
  )
  serve(discountCalls.listOffers, ({ params }) => listOffers(context, params.slug))
  serve(discountCalls.listStampCards, (asking) =>
    listStampCards(context, accountOf(asking), asking.query),
  )
}
