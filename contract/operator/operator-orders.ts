import { z } from 'zod'
import { ORDER_STATUSES } from '#rules/orders/order-status.ts'
import { PAYMENT_METHODS } from '#rules/payments/payment-status.ts'
import { call } from '#contract/call.ts'
import {
  because,
  idCursor,
  day,
  id,
  instant,
  optionalLine,
  page,
  pence,
  service,
} from '#contract/fields.ts'

/** Which orders of the marketplace: every placed one, those under way, those that ended, or by a status. */
export const OPERATOR_ORDER_STATES = ['all', 'open', ...ORDER_STATUSES] as const

/** An order in the list of the console. */
export const operatorOrder = z.object({
  id,
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  service,
  placedAt: instant,
  dueAt: instant,
  store: z.object({ id, name: z.string() }),
  /** Empty: their data was erased. */
  customerName: z.string(),
  totalPence: pence,
  paymentMethod: z.enum(PAYMENT_METHODS),
  refundedPence: pence,
})
export type OperatorOrder = z.output<typeof operatorOrder>

export const listOperatorOrders = call({
  id: 'listOperatorOrders',
  method: 'GET',
  path: '/operator/orders',
  summary:
    "Orders of the marketplace, the newest first, by number, customer's name, telephone, email address or " +
    'restaurant; without a first day, those of the last 90 days',
  permission: 'operator',
  operatorPermission: 'orders',
  query: z.object({
    /** What was typed: three characters or more, unless it is empty. */
    search: optionalLine(100),
    state: z.enum(OPERATOR_ORDER_STATES, because('invalid_value')).default('all'),
    storeId: id.optional(),
    customerId: id.optional(),
    /** The first and the last day, in London. */
    from: day.optional(),
    to: day.optional(),
    cursor: idCursor,
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: page(operatorOrder),
  errors: [],
})

export const operatorOrderCalls = { listOperatorOrders }
