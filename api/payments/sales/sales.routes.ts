import { salesCalls } from '#contract/payments/sales.ts'
import type { Context } from '#api/context.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Serve } from '#api/http/serve.ts'
import { readSales } from './read-sales.ts'
import { salesCsv } from './sales-csv.ts'
import { loadSlug } from './sales.queries.ts'

export function salesRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)

  ofStore(salesCalls.getSales, ({ params, query }) =>
    readSales(context, { storeIds: [params.storeId] }, query),
  )
  ofStore(salesCalls.getSalesCsv, async ({ params, query, reply }) => {
    const store = await loadSlug(context.db, params.storeId)
    if (!store) throw new ApiError('NONEXISTING_STORE')
    const figures = await readSales(context, { storeIds: [params.storeId] }, query)
    const { table, from, to } = query
    const name = `sales-${table}-${store.slug}-${from}-${to}.csv`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return salesCsv(figures, table)
  })
}
