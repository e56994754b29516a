import { z } from 'zod'
import { SERVICES } from '#rules/orders/service.ts'
import { PAYMENT_METHODS } from '#rules/payments/payment-status.ts'
import { REFUND_CAUSES, TOP_DISHES } from '#rules/sales/sales-figures.ts'
import { isSalesPeriod, SALES_DAYS_MAXIMUM } from '#rules/sales/sales-period.ts'
import { call } from '#contract/call.ts'
import { because, day, id, pence } from '#contract/fields.ts'
import { DECLINE_REASONS } from '#contract/orders.ts'

const period = z.object({
  from: day,
  to: day.meta({
    description: `The last day in London, which belongs to it: at most ${SALES_DAYS_MAXIMUM} days in all.`,
  }),
})

/** Days that are in their order and not too many, and what else is asked. */
export const inPeriod = <Shape extends z.ZodRawShape>(shape: Shape) =>
  period.extend(shape).refine(
    (given) => {
      const { data: days } = period.safeParse(given)
      return days === undefined || isSalesPeriod(days)
    },
    { path: ['to'], error: 'invalid_value' },
  )

const orders = z.int()

const totals = z.object({
  /** Food, delivery and bags, less the store's discounts and refunds. */
  takingsPence: pence,
  /** The same before refunds. */
  soldPence: pence,
  orders,
  /** What an order was worth before refunds; null: there is none. */
  averagePence: pence.nullable(),
  /** What the store's own discounts came to. */
  discountPence: pence,
  /** What customers had back, whoever paid for it. */
  refundedPence: pence,
  refunds: z.int(),
  /** Not answered before their deadline. */
  missed: orders,
  /** Declined by staff. */
  declined: orders,
  completed: orders,
  /** Of those that were completed. */
  late: orders,
  /** How late the late ones were in the middle; null: there is none. */
  medianMinutesLate: z.int().nullable(),
})
export type SalesTotals = z.output<typeof totals>

const sold = z.object({ orders, soldPence: pence })

export const salesFigures = z.object({
  from: day,
  to: day,
  totals,
  /** As many days directly before. */
  before: totals.extend({ from: day, to: day }),
  /** Every day. */
  days: z.array(
    z.object({
      day,
      orders,
      /** Less the refunds that were made on the day. */
      takingsPence: pence,
      deliveryPence: pence,
      collectionPence: pence,
      /** What the store gave back. */
      storeRefundsPence: pence,
    }),
  ),
  /** By when orders were due: 0 is Monday from 00:00, 167 is Sunday from 23:00. Hours without any are left out. */
  hours: z.array(sold.extend({ hourOfWeek: z.int().min(0).max(167) })),
  /** The most sold, by the names they had when they were ordered; before discounts. */
  dishes: z
    .array(z.object({ name: z.string(), quantity: z.int(), soldPence: pence }))
    .max(TOP_DISHES),
  services: z.array(sold.extend({ service: z.enum(SERVICES) })),
  payments: z.array(sold.extend({ paymentMethod: z.enum(PAYMENT_METHODS) })),
  declines: z.array(z.object({ reason: z.enum(DECLINE_REASONS), orders })),
  refunds: z.array(
    z.object({ cause: z.enum(REFUND_CAUSES), refunds: z.int(), refundedPence: pence }),
  ),
})
export type SalesFigures = z.output<typeof salesFigures>

export const SALES_TABLES = [
  'days',
  'hours',
  'dishes',
  'services',
  'payments',
  'declines',
  'refunds',
] as const
export type SalesTable = (typeof SALES_TABLES)[number]

const about = {
  method: 'GET',
  permission: 'partner',
  staffPermission: 'sales',
  params: z.object({ storeId: id }),
  errors: ['NONEXISTING_STORE'],
} as const

export const getSales = call({
  ...about,
  id: 'getSales',
  path: '/partner/stores/:storeId/sales',
  summary:
    'What a store sold in some days, by day, hour, dish and service; what was missed, late or refunded',
  query: inPeriod({}),
  output: salesFigures,
})

export const getSalesCsv = call({
  ...about,
  id: 'getSalesCsv',
  path: '/partner/stores/:storeId/sales.csv',
  summary: 'One table of it for a spreadsheet, amounts in pounds',
  query: inPeriod({ table: z.enum(SALES_TABLES, because('invalid_value')) }),
  output: z.string(),
  produces: 'text/csv; charset=utf-8',
})

export const salesCalls = { getSales, getSalesCsv }
