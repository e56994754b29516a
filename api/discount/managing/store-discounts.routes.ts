import { storeDiscountCalls as calls } from '#contract/partner/discounts.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { changeDiscount } from './change-discount.ts'
import { createDiscount } from './create-discount.ts'
import { listDiscounts } from './list-discounts.ts'
import type { DiscountRunner } from './managed-discounts.queries.ts'
import { stopDiscount } from './stop-discount.ts'

/** What restaurants run, they pay for. */
export function storeDiscountRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  const runnerOf = ({ storeId }: { storeId: string }): DiscountRunner => ({ who: 'store', storeId })
  ofStore(calls.listStoreDiscounts, ({ params, query }) =>
    listDiscounts(context, runnerOf(params), query),
  )
  ofStore(calls.createStoreDiscount, (asking) => {
    const { params, body } = asking
    const given = { input: body.discount, storeId: params.storeId, fundedBy: 'store' } as const
    return createDiscount(context, runnerOf(params), given, changerOf(asking))
  })
  ofStore(calls.changeStoreDiscount, (asking) => {
    const { params, body } = asking
    const given = { id: params.discountId, version: body.version, input: body.discount }
    return changeDiscount(context, runnerOf(params), given, changerOf(asking))
  })
  ofStore(calls.stopStoreDiscount, (asking) =>
    stopDiscount(context, runnerOf(asking.params), asking.params.discountId, changerOf(asking)),
  )
}
