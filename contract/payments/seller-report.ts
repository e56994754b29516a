import { z } from 'zod'
import { call } from '#contract/call.ts'
import { because } from '#contract/fields.ts'

export const getSellerReport = call({
  id: 'getSellerReport',
  method: 'GET',
  path: '/operator/seller-report.csv',
  summary:
    'What a digital platform reports to HMRC of each seller for a year: who it is, and its orders by quarter',
  permission: 'operator',
  operatorPermission: 'money',
  query: z.object({
    year: z.coerce.number().int().min(2020, because('too_few')).max(2100, because('too_many')),
  }),
  output: z.string(),
  produces: 'text/csv; charset=utf-8',
  errors: [],
})

export const sellerReportCalls = { getSellerReport }
