import { discountCalls } from '#contract/discount.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { listOffers } from './list-offers.ts'
import { listStampCards } from './list-stamp-cards.ts'

export function discountRoutes(serve: Serve, context: Context): void {
  serve(discountCalls.listOffers, ({ params }) => listOffers(context, params.slug))
  serve(discountCalls.listStampCards, (asking) =>
    listStampCards(context, accountOf(asking), asking.query),
  )
}
