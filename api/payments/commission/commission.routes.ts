import { commissionCalls as calls, storeCommissionCalls } from '#contract/payments/commission.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { listCommissionStores, readCommission, readStoreCommission } from './read-commission.ts'
import { removeCommission } from './remove-commission.ts'
import { setCommission } from './set-commission.ts'

export function commissionRoutes(serve: Serve, context: Context): void {
  serve(calls.getCommission, ({ query }) => readCommission(context, query.storeId ?? null))
  serve(calls.listCommissionStores, ({ query }) => listCommissionStores(context, query))
  serve(calls.setCommission, (asking) => setCommission(context, asking.body, accountOf(asking)))
  serve(calls.removeCommission, (asking) =>
    removeCommission(context, asking.params.id, accountOf(asking)),
  )
  staffCalls(serve, context).ofStore(storeCommissionCalls.getStoreCommission, ({ params }) =>
    readStoreCommission(context, params.storeId),
  )
}
