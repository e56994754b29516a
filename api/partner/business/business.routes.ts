import { businessCalls as calls } from '#contract/partner/business.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/http/asker.ts'
import type { Serve } from '#api/http/serve.ts'
import type { StoreAct } from '../change-at-store.ts'
import { changeBankDetails } from './change-bank-details.ts'
import { changeBusiness } from './change-business.ts'
import { readBusiness } from './read-business.ts'

const actOf = (asking: { who: Who | null; params: { storeId: string } }): StoreAct => ({
  storeId: asking.params.storeId,
  changer: changerOf(asking),
})

export function businessRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(calls.getBusiness, ({ params }) => readBusiness(context, params.storeId))
  ofStore(calls.changeBusiness, (asking) => changeBusiness(context, actOf(asking), asking.body))
  ofStore(calls.changeBankDetails, (asking) =>
    changeBankDetails(context, actOf(asking), asking.body, { address: asking.request.ip }),
  )
}
