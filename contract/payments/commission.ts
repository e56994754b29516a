import { z } from 'zod'
import { call } from '#contract/call.ts'
import { ORDER_TOTAL_MAXIMUM_PENCE } from '#contract/constants.ts'
import { because, idCursor, day, id, line, page, pence, service } from '#contract/fields.ts'

const amount = pence.min(0, because('too_few')).max(ORDER_TOTAL_MAXIMUM_PENCE, because('too_many'))

const commissionTerms = z
  .object({
    /** Hundredths of a per cent of the food less the store's discounts, VAT included: 1400 is 14 %. */
    rateHundredths: z
      .int(because('invalid_value'))
      .min(0, because('too_few'))
      .max(10_000, because('too_many')),
    minimumPence: amount.nullable(),
    maximumPence: amount.nullable(),
  })
  .refine(
    ({ minimumPence, maximumPence }) =>
      minimumPence === null || maximumPence === null || minimumPence <= maximumPence,
    { path: ['maximumPence'], error: 'not_ascending' },
  )

const commissionRate = z.object({
  id,
  service,
  /** The first day on which it applies, to orders that are placed from then on. */
  from: day,
  /** Null: of a store, that the default applies again. */
  terms: commissionTerms.nullable(),
})
export type CommissionRate = z.output<typeof commissionRate>

const commissionToday = z.object({
  service,
  /** Null: no commission. */
  terms: commissionTerms.nullable(),
  isDefault: z.boolean(),
})
export type CommissionToday = z.output<typeof commissionToday>

const storeCommission = z.object({
  /** What applies to an order that is placed today, by service. */
  today: z.array(commissionToday),
  /** What begins later, the soonest first. */
  planned: z.array(commissionRate),
})
export type StoreCommission = z.output<typeof storeCommission>

const commission = storeCommission.extend({
  /** Null: the marketplace's default. */
  store: z.object({ id, name: z.string() }).nullable(),
})
export type Commission = z.output<typeof commission>

const ofMoney = { permission: 'operator', operatorPermission: 'money' } as const

export const getCommission = call({
  ...ofMoney,
  id: 'getCommission',
  method: 'GET',
  path: '/operator/commission',
  summary: 'What a store pays for an order, or what every store does that has no terms of its own',
  query: z.object({ storeId: id.optional() }),
  output: commission,
  errors: ['NONEXISTING_STORE'],
})

export const listCommissionStores = call({
  ...ofMoney,
  id: 'listCommissionStores',
  method: 'GET',
  path: '/operator/commission/stores',
  summary: 'The stores by name, with the commission of each',
  query: z.object({
    search: line(60).default(''),
    cursor: idCursor,
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  output: page(
    z.object({ id, name: z.string(), area: z.string(), today: z.array(commissionToday) }),
  ),
  errors: [],
})

export const setCommission = call({
  ...ofMoney,
  id: 'setCommission',
  method: 'PUT',
  path: '/operator/commission',
  summary:
    'Sets the commission of orders that are placed from a day on; none placed before changes',
  body: z.object({
    storeId: id.nullable(),
    services: z.array(service).min(1, because('too_few')).max(2, because('too_many')),
    from: day,
    terms: commissionTerms.nullable(),
  }),
  output: commission,
  errors: ['NONEXISTING_STORE'],
})

export const removeCommission = call({
  ...ofMoney,
  id: 'removeCommission',
  method: 'DELETE',
  path: '/operator/commission/:id',
  summary: 'Removes a planned commission before it begins',
  params: z.object({ id }),
  output: commission,
  errors: ['NONEXISTING_COMMISSION', 'COMMISSION_HAS_BEGUN'],
})

export const commissionCalls = {
  getCommission,
  listCommissionStores,
  setCommission,
  removeCommission,
}

export const getStoreCommission = call({
  id: 'getStoreCommission',
  method: 'GET',
  path: '/partner/stores/:storeId/commission',
  summary: 'What the store pays the marketplace for an order, today and from planned days on',
  permission: 'partner',
  staffPermission: 'money',
  params: z.object({ storeId: id }),
  output: storeCommission,
  errors: ['NONEXISTING_STORE'],
})

export const storeCommissionCalls = { getStoreCommission }
