import { storePayoutCalls as calls } from '#contract/payments/store-payouts.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { readStorePayouts } from './read-store-payouts.ts'

export function storePayoutRoutes(serve: Serve, context: Context): void {
  staffCalls(serve, context).ofStore(calls.listStorePayouts, ({ params, query }) =>
    readStorePayouts(context, params.storeId, query),
  )
}
