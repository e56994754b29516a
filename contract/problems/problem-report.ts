import { z } from 'zod'
import { ACTORS } from '#rules/orders/order-status.ts'
import { PAYMENT_METHODS, REFUND_PAYERS } from '#rules/payments/payment-status.ts'
import { LINE_PROBLEMS, ORDER_PROBLEMS, PROBLEM_REFUSALS } from '#rules/problems/problem-kinds.ts'
import { PROBLEM_ACTS, PROBLEM_REMEDIES, PROBLEM_STATUSES } from '#rules/problems/problem-status.ts'
import { id, instant, pence, service } from '#contract/fields.ts'
import { photo } from '#contract/photos.ts'

/** So many of a line of the order, and what was wrong with them. */
export const problemLine = z.object({
  position: z.int(),
  quantity: z.int(),
  kind: z.enum(LINE_PROBLEMS),
  name: z.string(),
})
export type ProblemLine = z.output<typeof problemLine>

/** One thing that happened to a report. */
export const problemEvent = z.object({
  id: z.int(),
  act: z.enum(['report', ...PROBLEM_ACTS]),
  by: z.enum(ACTORS),
  at: instant,
  /** Why nothing is refunded; null: something is, or nothing was decided. */
  reason: z.enum(PROBLEM_REFUSALS).nullable(),
  text: z.string(),
  /** What was refunded with it. */
  amountPence: pence.nullable(),
  /** Who pays for that, for the staff of store and marketplace; null for anybody else. */
  payer: z.enum(REFUND_PAYERS).nullable(),
})
export type ProblemEvent = z.output<typeof problemEvent>

/** What a customer reported about an order, and what became of it. */
export const problemReport = z.object({
  id,
  status: z.enum(PROBLEM_STATUSES),
  /** What was wrong with the whole order; null: with some lines. */
  kind: z.enum(ORDER_PROBLEMS).nullable(),
  lines: z.array(problemLine),
  remedy: z.enum(PROBLEM_REMEDIES),
  text: z.string(),
  photos: z.array(photo),
  /** What the customer would have back; 0: whatever it is worth. */
  requestedPence: pence,
  refundedPence: pence,
  reportedAt: instant,
  /** When it is passed to the marketplace, unless the store answers. */
  answerBy: instant,
  /** Until when the customer may ask the marketplace; null: there is nothing to ask about. */
  appealBy: instant.nullable(),
  order: z.object({
    id,
    number: z.string(),
    storeName: z.string(),
    serviceType: service,
    paymentMethod: z.enum(PAYMENT_METHODS),
    totalPence: pence,
  }),
  events: z.array(problemEvent),
  /** What the reader may do now. */
  acts: z.array(z.enum(PROBLEM_ACTS)),
})
export type ProblemReport = z.output<typeof problemReport>

const refundableLine = z.object({
  name: z.string(),
  quantity: z.int(),
  linePence: pence,
  discountPence: pence,
})

/** What can still be refunded of an order, by line and in pence. */
export const refundable = z.object({
  leftPence: pence,
  lines: z.array(refundableLine),
  refunded: z.array(z.object({ position: z.int(), quantity: z.int(), amountPence: pence })),
})
export type Refundable = z.output<typeof refundable>
