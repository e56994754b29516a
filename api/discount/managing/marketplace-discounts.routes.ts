import type { BodyOf } from '#contract/call.ts'
import {
  marketplaceDiscountCalls as calls,
  type createMarketplaceDiscount as createCall,
} from '#contract/operator/discounts.ts'
import type { Context } from '#api/context.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { operatorOf, type Serve } from '#api/http/serve.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { changeDiscount } from './change-discount.ts'
import { createDiscount, type NewDiscount } from './create-discount.ts'
import { listDiscounts } from './list-discounts.ts'
import { stopDiscount } from './stop-discount.ts'

const runner = { who: 'marketplace' } as const

export function marketplaceDiscountRoutes(serve: Serve, context: Context): void {
  serve(calls.listMarketplaceDiscounts, ({ query }) => listDiscounts(context, runner, query))
  serve(calls.createMarketplaceDiscount, async (asking) =>
    createDiscount(context, runner, await givenOf(context, asking.body), operatorOf(asking)),
  )
  serve(calls.changeMarketplaceDiscount, (asking) => {
    const { params, body } = asking
    const given = { id: params.discountId, version: body.version, input: body.discount }
    return changeDiscount(context, runner, given, operatorOf(asking))
  })
  serve(calls.stopMarketplaceDiscount, (asking) =>
    stopDiscount(context, runner, asking.params.discountId, operatorOf(asking)),
  )
}

/** Throws a FieldError for a store that there isn't, and for one that would pay for all of them. */
async function givenOf(
  context: Context,
  { discount, storeSlug, fundedBy }: BodyOf<typeof createCall>,
): Promise<NewDiscount> {
  if (storeSlug === null) {
    if (fundedBy === 'store') throw new FieldError([{ field: 'fundedBy', code: 'invalid_value' }])
    return { input: discount, storeId: null, fundedBy }
  }
  return { input: discount, storeId: await findStoreId(context, storeSlug), fundedBy }
}

async function findStoreId(context: Context, slug: string): Promise<string> {
  try {
    return (await findStore(context, { slug })).id
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'NONEXISTING_STORE')) throw error
    throw new FieldError([{ field: 'storeSlug', code: 'invalid_value' }])
  }
}
