import { z } from 'zod'
import { LINE_PROBLEMS, ORDER_PROBLEMS, PROBLEM_REFUSALS } from '#rules/problems/problem-kinds.ts'
import { PROBLEM_REMEDIES } from '#rules/problems/problem-status.ts'
import { REFUND_PAYERS } from '#rules/payments/payment-status.ts'
import { call } from '#contract/call.ts'
import {
  CART_LINES_MAXIMUM,
  LINE_QUANTITY_MAXIMUM,
  ORDER_TOTAL_MAXIMUM_PENCE,
  PROBLEM_TEXT_MAXIMUM,
} from '#contract/constants.ts'
import {
  because,
  idCursor,
  id,
  instant,
  optionalText,
  page,
  pence,
  wholeNumber,
} from '#contract/fields.ts'
import { photoIds } from '#contract/photos.ts'
import { problemReport, refundable } from './problem-report.ts'

const ofOrder = z.object({ orderId: id })
const ofReport = z.object({ reportId: id })
const text = optionalText(PROBLEM_TEXT_MAXIMUM)

/** The problems of an order, and what can be reported about it. */
export const orderProblems = z.object({
  reports: z.array(problemReport),
  /** When something can be reported; null: never about an order like this. */
  window: z.object({ opensAt: instant, closesAt: instant }).nullable(),
  /** Whether something can be reported now. */
  isReportable: z.boolean(),
  /** How many of each line, in their order, can be reported. */
  quantities: z.array(z.int()),
  /** What can be refunded. */
  refundable,
  /** How long the store has to answer. */
  answerHours: z.int(),
  /** What was refunded automatically because the order was late; null: nothing. */
  lateCredit: z.object({ amountPence: pence, minutesLate: z.int(), at: instant }).nullable(),
})
export type OrderProblems = z.output<typeof orderProblems>

export const getOrderProblems = call({
  id: 'getOrderProblems',
  method: 'GET',
  path: '/order/:orderId/problems',
  summary: 'What was reported about an order, and what can be',
  permission: 'visitor',
  params: ofOrder,
  output: orderProblems,
  errors: ['NONEXISTING_ORDER'],
})

export const reportProblem = call({
  id: 'reportProblem',
  method: 'POST',
  path: '/order/:orderId/problems',
  summary:
    'Reports a problem with some lines of an order or with all of it, which its store then answers. ' +
    'The header Idempotency-Key names the request: repeated, it is reported once',
  permission: 'visitor',
  params: ofOrder,
  body: z
    .object({
      /** With the order as a whole; left out: with the lines. */
      kind: z.enum(ORDER_PROBLEMS, because('invalid_value')).nullable().default(null),
      lines: z
        .array(
          z.object({
            position: wholeNumber,
            quantity: z.int().min(1).max(LINE_QUANTITY_MAXIMUM),
            kind: z.enum(LINE_PROBLEMS, because('required_field')),
          }),
        )
        .max(CART_LINES_MAXIMUM, because('too_many'))
        .default([]),
      remedy: z.enum(PROBLEM_REMEDIES, because('required_field')),
      text,
      photoIds: photoIds.default([]),
    })
    .refine(({ kind, lines }) => (kind === null) === lines.length > 0, {
      path: ['lines'],
      error: 'too_few',
    })
    .refine(({ kind, text: words }) => kind !== 'other' || words !== '', {
      path: ['text'],
      error: 'required_field',
    }),
  output: problemReport,
  status: 201,
  errors: [
    'NONEXISTING_ORDER',
    'PROBLEM_WINDOW_CLOSED',
    'PROBLEM_ALREADY_OPEN',
    'PROBLEM_ALREADY_REPORTED',
    'TOO_MANY_PROBLEMS',
    'NOT_REFUNDABLE',
    'NONEXISTING_PHOTO',
    'IDEMPOTENCY_KEY_REUSED',
  ],
})

export const appealProblem = call({
  id: 'appealProblem',
  method: 'POST',
  path: '/order/:orderId/problems/:reportId/appeal',
  summary: "Asks the marketplace to decide, once, where the store's answer does not help",
  permission: 'visitor',
  params: ofOrder.extend({ reportId: id }),
  body: z.object({ text }),
  output: problemReport,
  errors: [
    'NONEXISTING_ORDER',
    'NONEXISTING_PROBLEM',
    'PROBLEM_STATUS_INVALID',
    'PROBLEM_ALREADY_OPEN',
  ],
})

const actErrors = ['NONEXISTING_PROBLEM', 'PROBLEM_STATUS_INVALID'] as const
const refundErrors = [
  ...actErrors,
  'NOT_REFUNDABLE',
  'REFUND_TOO_LARGE',
  'REFUND_ABOVE_LIMIT',
] as const

const refund = z.strictObject({
  /** How many of which lines, by their place in the order; left out: an amount, or all that is left. */
  lines: z
    .array(
      z.object({
        position: wholeNumber,
        quantity: z.int().min(1).max(LINE_QUANTITY_MAXIMUM),
      }),
    )
    .min(1, because('too_few'))
    .max(CART_LINES_MAXIMUM, because('too_many'))
    .optional(),
  /** Instead of lines. */
  amountPence: pence
    .min(1, because('too_few'))
    .max(ORDER_TOTAL_MAXIMUM_PENCE, because('too_many'))
    .optional(),
  /** A message to the customer; may be empty. */
  text: optionalText(200),
})

const notBoth = ({ lines, amountPence }: { lines?: unknown; amountPence?: unknown }) =>
  lines === undefined || amountPence === undefined
const oneOfBoth = { path: ['amountPence'], error: 'invalid_value' }

const refusal = z
  .object({
    reason: z.enum(PROBLEM_REFUSALS, because('required_field')),
    text: optionalText(300),
  })
  .refine(({ reason, text: words }) => reason !== 'other' || words !== '', {
    path: ['text'],
    error: 'required_field',
  })

const listed = z.object({
  state: z.enum(['open', 'closed'], because('invalid_value')).default('open'),
  cursor: idCursor,
  limit: z.coerce.number().int().min(1).max(50).default(20),
})
/** `open`: how many wait, whatever the page. */
const list = page(problemReport).extend({ open: z.int() })
const withRefundable = problemReport.extend({ refundable })

export const listPartnerProblems = call({
  id: 'listPartnerProblems',
  method: 'GET',
  path: '/partner/stores/:storeId/problems',
  summary:
    'Reports about the orders of a store: those to answer, the most urgent first, or all others',
  permission: 'partner',
  staffPermission: 'refunds',
  params: z.object({ storeId: id }),
  query: listed,
  output: list,
  errors: ['NONEXISTING_STORE'],
})

export const getPartnerProblem = call({
  id: 'getPartnerProblem',
  method: 'GET',
  path: '/partner/problems/:reportId',
  summary: 'A report about an order of a store of the signed-in partner',
  permission: 'partner',
  staffPermission: 'refunds',
  params: ofReport,
  output: withRefundable,
  errors: ['NONEXISTING_PROBLEM'],
})

export const refundProblem = call({
  id: 'refundProblem',
  method: 'POST',
  path: '/partner/problems/:reportId/refund',
  summary: "Answers a report by giving back some lines, an amount or all, at the store's expense",
  permission: 'partner',
  staffPermission: 'refunds',
  params: ofReport,
  body: refund.refine(notBoth, oneOfBoth),
  output: problemReport,
  errors: refundErrors,
})

export const declineProblem = call({
  id: 'declineProblem',
  method: 'POST',
  path: '/partner/problems/:reportId/decline',
  summary: 'Answers a report by giving nothing back, with a reason that the customer reads',
  permission: 'partner',
  staffPermission: 'refunds',
  params: ofReport,
  body: refusal,
  output: problemReport,
  errors: actErrors,
})

export const listOperatorProblems = call({
  id: 'listOperatorProblems',
  method: 'GET',
  path: '/operator/problems',
  summary:
    'Reports that wait for the marketplace, the longest waiting first, or those it has decided',
  permission: 'operator',
  operatorPermission: 'problems',
  query: listed,
  output: list,
  errors: [],
})

export const getOperatorProblem = call({
  id: 'getOperatorProblem',
  method: 'GET',
  path: '/operator/problems/:reportId',
  summary: 'Any report',
  permission: 'operator',
  operatorPermission: 'problems',
  params: ofReport,
  output: withRefundable,
  errors: ['NONEXISTING_PROBLEM'],
})

export const upholdProblem = call({
  id: 'upholdProblem',
  method: 'POST',
  path: '/operator/problems/:reportId/uphold',
  summary: 'Decides a report by giving back, at the expense of the store or the marketplace',
  permission: 'operator',
  operatorPermission: 'problems',
  params: ofReport,
  body: refund
    .extend({ payer: z.enum(REFUND_PAYERS, because('required_field')) })
    .refine(notBoth, oneOfBoth),
  output: problemReport,
  errors: refundErrors,
})

export const rejectProblem = call({
  id: 'rejectProblem',
  method: 'POST',
  path: '/operator/problems/:reportId/reject',
  summary: 'Decides a report by giving nothing back, with a reason that customer and store read',
  permission: 'operator',
  operatorPermission: 'problems',
  params: ofReport,
  body: refusal,
  output: problemReport,
  errors: actErrors,
})

export const problemCalls = {
  getOrderProblems,
  reportProblem,
  appealProblem,
  listPartnerProblems,
  getPartnerProblem,
  refundProblem,
  declineProblem,
  listOperatorProblems,
  getOperatorProblem,
  upholdProblem,
  rejectProblem,
}
