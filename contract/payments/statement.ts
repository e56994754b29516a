import { z } from 'zod'
import { PAYMENT_METHODS, REFUND_PAYERS } from '#rules/payments/payment-status.ts'
import { STATEMENT_DAYS_MAXIMUM, isStatementPeriod } from '#rules/payments/statement-period.ts'
import { call } from '#contract/call.ts'
import { cursor, day, id, instant, page, pence } from '#contract/fields.ts'

const period = z.object({
  from: day,
  /** The last day, which belongs to it. */
  to: day.meta({
    description: `The last day in London, which belongs to it: at most ${STATEMENT_DAYS_MAXIMUM} days in all.`,
  }),
})

const inOrder = <Schema extends z.ZodType<z.output<typeof period>>>(schema: Schema) =>
  schema.refine(isStatementPeriod, { path: ['to'], error: 'invalid_value' })

/** What the money of a store's orders came from and where it went. */
const amounts = z.object({
  /** Food, before discounts. */
  salesPence: pence,
  deliveryFeesPence: pence,
  bagChargesPence: pence,
  tipsPence: pence,
  /** Discounts that the store funds. */
  storeDiscountsPence: pence,
  /** Discounts that the marketplace funds: the store has the full price all the same. */
  marketplaceDiscountsPence: pence,
  /** What the store gives of refunds. */
  storeRefundsPence: pence,
  /** Refunds at the expense of the marketplace. */
  marketplaceRefundsPence: pence,
  /** What customers had back in all, platform fees with it. */
  refundedPence: pence,
  /** What customers paid to the marketplace for its service; of cash orders, the store has taken it. */
  platformFeesPence: pence,
  /** What the store has taken in cash, less what it has paid back in cash. */
  cashPence: pence,
  /** What customers have paid online. */
  cardPence: pence,
  /** The commission of the orders, less what refunds returned of it. */
  commissionPence: pence,
  /** What is to be paid to the store; less than 0: what the store owes. */
  balancePence: pence,
})
export type StatementAmounts = z.output<typeof amounts>

export const statementRow = amounts.extend({
  kind: z.enum(['order', 'refund']),
  at: instant,
  orderId: id,
  orderNumber: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** Of a refund; null: of an order. */
  payer: z.enum(REFUND_PAYERS).nullable(),
  reason: z.string(),
})
export type StatementRow = z.output<typeof statementRow>

export const statement = page(statementRow).extend({
  from: day,
  to: day,
  store: z.object({
    id,
    name: z.string(),
    legalName: z.string(),
    address: z.string(),
    vatNumber: z.string().nullable(),
    /** Thousandths of a price before VAT: 200 is 20 %. Null: not known, or not registered. */
    vatRate: z.int().nullable(),
  }),
  /** Of the whole period, whatever page this is. */
  totals: amounts.extend({
    orders: z.int(),
    refunds: z.int(),
    /**
     * VAT within what was sold for the store: food, delivery and bags, less its discounts and refunds.
     * Null: the rate is not known.
     */
    vatPence: pence.nullable(),
    /** The same by rate, the highest first: dishes may have one of their own. */
    vat: z
      .array(
        z.object({
          /** Thousandths of a price before VAT: 200 is 20 %. */
          rate: z.int(),
          /** What was sold at it, with VAT. */
          soldPence: pence,
          vatPence: pence,
        }),
      )
      .nullable(),
  }),
})
export type Statement = z.output<typeof statement>

const about = {
  method: 'GET',
  permission: 'partner',
  staffPermission: 'money',
  params: z.object({ storeId: id }),
  errors: ['NONEXISTING_STORE'],
} as const

export const getStatement = call({
  ...about,
  id: 'getStatement',
  path: '/partner/stores/:storeId/statement',
  summary: 'What a store has earned in some days, given back and is owed: orders and refunds',
  query: inOrder(
    period.extend({ cursor, limit: z.coerce.number().int().min(1).max(200).default(100) }),
  ),
  output: statement,
})

export const getStatementCsv = call({
  ...about,
  id: 'getStatementCsv',
  path: '/partner/stores/:storeId/statement.csv',
  summary: 'The same for a spreadsheet: a line for each order and refund, amounts in pounds',
  query: inOrder(period),
  output: z.string(),
  produces: 'text/csv; charset=utf-8',
})

export const getStatementPdf = call({
  ...about,
  id: 'getStatementPdf',
  path: '/partner/stores/:storeId/statement.pdf',
  summary: 'The same on paper',
  query: inOrder(period),
  output: z.custom<Uint8Array>((given) => given instanceof Uint8Array),
  produces: 'application/pdf',
})

export const statementCalls = { getStatement, getStatementCsv, getStatementPdf }
