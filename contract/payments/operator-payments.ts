import { z } from 'zod'
import { DISCREPANCY_KINDS } from '#rules/payments/discrepancy-kinds.ts'
import { call } from '#contract/call.ts'
import { because, idCursor, id, instant, page, pence } from '#contract/fields.ts'

/** Something that differs between the provider, our orders and our ledger, and did not resolve by itself. */
export const paymentDiscrepancy = z.object({
  id,
  kind: z.enum(DISCREPANCY_KINDS),
  /** The provider's id of the payment; null: there is none. */
  intentId: z.string().nullable(),
  /** Null: it belongs to none of our orders. */
  order: z.object({ id, number: z.string(), storeName: z.string(), totalPence: pence }).nullable(),
  /** What the provider says; null: nothing, or it does not matter. */
  providerPence: pence.nullable(),
  /** What our records say. */
  ownPence: pence.nullable(),
  foundAt: instant,
  /** When a comparison last found it. */
  seenAt: instant,
  resolvedAt: instant.nullable(),
})
export type PaymentDiscrepancy = z.output<typeof paymentDiscrepancy>

export const listDiscrepancies = call({
  id: 'listDiscrepancies',
  method: 'GET',
  path: '/operator/payments/discrepancies',
  summary: 'Discrepancies of payments, open ones first, newest first',
  permission: 'operator',
  operatorPermission: 'money',
  query: z.object({
    state: z.enum(['open', 'all'], because('invalid_value')).default('all'),
    cursor: idCursor,
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: page(paymentDiscrepancy).extend({ open: z.int() }),
  errors: [],
})

export const resolveDiscrepancy = call({
  id: 'resolveDiscrepancy',
  method: 'POST',
  path: '/operator/payments/discrepancies/:id/resolve',
  summary: 'Closes a discrepancy that somebody has dealt with; it reopens only for another cause',
  permission: 'operator',
  operatorPermission: 'money',
  params: z.object({ id }),
  output: paymentDiscrepancy,
  errors: ['NOT_FOUND'],
})

export const reconcilePayments = call({
  id: 'reconcilePayments',
  method: 'POST',
  path: '/operator/payments/reconcile',
  summary: 'Compares provider, orders and ledger now, repairs what it can, and lists the rest',
  permission: 'operator',
  operatorPermission: 'money',
  output: z.object({
    /** Payments that were stuck and moved on. */
    resumed: z.int(),
    /** Payments of the provider that were compared. */
    compared: z.int(),
    /** Unused holds that were released. */
    cancelled: z.int(),
    /** Orders that were added to the ledger late. */
    entered: z.int(),
    /** New ones, and old ones that nobody has dealt with. */
    discrepancies: z.int(),
    /** Discrepancies that no longer exist. */
    resolved: z.int(),
  }),
  errors: ['ERROR_PROCESSING_REQUEST', 'PAYMENT_UNAVAILABLE'],
})

export const operatorPaymentCalls = { listDiscrepancies, resolveDiscrepancy, reconcilePayments }
