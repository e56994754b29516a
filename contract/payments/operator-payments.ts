import { z } from 'zod'
import { DISCREPANCY_KINDS } from '#rules/payments/discrepancy-kinds.ts'
import { call } from '#contract/call.ts'
import { because, cursor, id, instant, page, pence } from '#contract/fields.ts'

/** What does not agree between the provider, our orders and our ledger, and did not heal by itself. */
export const paymentFinding = z.object({
  id,
  kind: z.enum(DISCREPANCY_KINDS),
  /** The provider's name of the payment; null: there is none. */
  intentId: z.string().nullable(),
  /** Null: it is about no order of ours. */
  order: z.object({ id, number: z.string(), storeName: z.string(), totalPence: pence }).nullable(),
  /** What the provider says; null: it does not matter, or nothing. */
  providerPence: pence.nullable(),
  /** What we have written down. */
  ownPence: pence.nullable(),
  foundAt: instant,
  /** When it was still so. */
  seenAt: instant,
  resolvedAt: instant.nullable(),
})
export type PaymentFinding = z.output<typeof paymentFinding>

export const listFindings = call({
  id: 'listFindings',
  method: 'GET',
  path: '/operator/payments/findings',
  summary: 'What does not agree about money, the open ones first, and the newest of them',
  permission: 'operator',
  query: z.object({
    state: z.enum(['open', 'all'], because('invalid_value')).default('all'),
    cursor,
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: page(paymentFinding).extend({ open: z.int() }),
  errors: [],
})

export const resolveFinding = call({
  id: 'resolveFinding',
  method: 'POST',
  path: '/operator/payments/findings/:id/resolve',
  summary: 'Says that somebody has dealt with it; it comes back only by another cause',
  permission: 'operator',
  params: z.object({ id }),
  output: paymentFinding,
  errors: ['NOT_FOUND'],
})

export const reconcilePayments = call({
  id: 'reconcilePayments',
  method: 'POST',
  path: '/operator/payments/reconcile',
  summary: 'Compares provider, orders and ledger now, heals what can be healed, and tells the rest',
  permission: 'operator',
  output: z.object({
    /** Payments that stood still and were looked at. */
    settled: z.int(),
    /** Payments of the provider that were compared. */
    compared: z.int(),
    /** Holds that nobody waited for, let go. */
    cancelled: z.int(),
    /** Orders whose ledger was written late. */
    healed: z.int(),
    /** New or still so, and not dealt with by anybody. */
    findings: z.int(),
    /** That are gone. */
    resolved: z.int(),
  }),
  errors: ['ERROR_PROCESSING_REQUEST', 'PAYMENT_UNAVAILABLE'],
})

export const operatorPaymentCalls = { listFindings, resolveFinding, reconcilePayments }
