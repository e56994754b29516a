import { changeCalls } from '#contract/partner/changes.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { listStoreChanges } from './list-changes.ts'

export function auditRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(changeCalls.listStoreChanges, ({ params, query }) =>
    listStoreChanges(context, params.storeId, query),
  )
}
