import { z } from 'zod'
import { CHANGE_EVENTS } from '#rules/orders/order-change.ts'
import { RECORDED_EMAILS } from '#rules/email/order-message.ts'
import { OPERATOR_ACTS, REASONED_ACTS } from '#rules/operator/order-note.ts'
import { ACTORS, ACTS, REVERSAL_ACTS, STAFF_NOTES } from '#rules/orders/order-status.ts'
import { TRANSFER_KINDS } from '#rules/payments/charge-transfers.ts'
import {
  LEDGER_ACCOUNTS,
  PAYMENT_EVENTS,
  REFUND_PAYERS,
  REFUND_STATUSES,
} from '#rules/payments/payment-status.ts'
import { PRINT_JOB_STATUSES } from '#rules/printing/print-job.ts'
import { PRINTER_STATUSES } from '#rules/printing/printer-status.ts'
import { TICKET_KINDS } from '#rules/printing/ticket.ts'
import { PROBLEM_ACTS } from '#rules/problems/problem-status.ts'
import { call } from '#contract/call.ts'
import { because, id, instant, optionalText, pence, requiredLines, text } from '#contract/fields.ts'
import { DECLINE_REASONS, order } from '#contract/orders.ts'
import { dataAccess } from './data-access.ts'

const moment = { id: z.string(), at: instant }
/** Who did it; null: nobody of a staff, or an account that was deleted. */
const name = z.string().nullable()
const recipient = z.enum(['customer', 'store'])

/** Something that happened to an order, or was written, sent, printed or booked about it. */
export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({
    ...moment,
    kind: z.literal('event'),
    act: z.enum([
      'place',
      ...ACTS,
      ...STAFF_NOTES,
      ...REVERSAL_ACTS,
      ...CHANGE_EVENTS,
      ...PAYMENT_EVENTS,
    ]),
    by: z.enum(ACTORS),
    name,
    /** Of a delay: by how many. */
    minutes: z.int().nullable(),
  }),
  z.object({
    ...moment,
    kind: z.literal('refund'),
    amountPence: pence,
    status: z.enum(REFUND_STATUSES),
    payer: z.enum(REFUND_PAYERS),
    /** What the marketplace gives of it while the restaurant pays the rest; 0: nothing. */
    marketplacePence: pence,
    reason: z.string(),
    name,
  }),
  z.object({
    ...moment,
    kind: z.literal('email'),
    message: z.enum(RECORDED_EMAILS),
    recipient,
  }),
  z.object({
    ...moment,
    kind: z.literal('ledger'),
    transfer: z.enum(TRANSFER_KINDS),
    debit: z.enum(LEDGER_ACCOUNTS),
    credit: z.enum(LEDGER_ACCOUNTS),
    amountPence: pence,
  }),
  z.object({
    ...moment,
    kind: z.literal('ticket'),
    printer: z.string(),
    status: z.enum(PRINT_JOB_STATUSES),
  }),
  z.object({ ...moment, kind: z.literal('note'), text: z.string(), name }),
  z.object({
    ...moment,
    kind: z.literal('message'),
    recipient,
    text: z.string(),
    name,
    /** Of a message to the restaurant: when somebody there has read it, and who; null: nobody yet. */
    readAt: instant.nullable(),
    readBy: name,
  }),
  z.object({
    ...moment,
    kind: z.literal('act'),
    act: z.enum(REASONED_ACTS),
    text: z.string(),
    name,
  }),
  z.object({
    ...moment,
    kind: z.literal('problem'),
    act: z.enum(['report', ...PROBLEM_ACTS]),
    by: z.enum(ACTORS),
    text: z.string(),
  }),
])
export type TimelineEntry = z.output<typeof timelineEntry>

/** What operators see of an order beside the order itself. */
export const orderRecord = z.object({
  storeId: id,
  /** Null: a guest, or an account that was deleted. */
  customerId: id.nullable(),
  /** How many orders the account has placed, this one among them; null: a guest. */
  customerOrders: z.int().nullable(),
  /** The latest first, the newest 300 of each kind. */
  timeline: z.array(timelineEntry),
  /** Who of the marketplace has opened this page lately. */
  accesses: z.array(dataAccess),
  /** The ticket printers of its restaurant. */
  printers: z.array(z.object({ id, name: z.string(), status: z.enum(PRINTER_STATUSES) })),
})
export type OrderRecord = z.output<typeof orderRecord>

const named = z.object({ orderId: id })
const acted = ['NONEXISTING_ORDER'] as const

export const getOrderRecord = call({
  id: 'getOrderRecord',
  method: 'GET',
  path: '/operator/orders/:orderId/record',
  summary: 'Everything that happened around an order; that it was read is recorded',
  permission: 'operator',
  operatorPermission: 'orders',
  params: named,
  output: orderRecord,
  errors: acted,
})

const act = z
  .strictObject({
    act: z.enum(OPERATOR_ACTS, because('required_field')),
    /** Why, for colleagues. */
    note: text(500),
    /** Of a decline or a cancellation: why, as the customer reads it. */
    reason: z.enum(DECLINE_REASONS, because('invalid_value')).optional(),
    reasonText: optionalText(300),
    /** Of an acceptance: who has spoken with the customer about their allergy. */
    allergyDiscussedBy: optionalText(60),
  })
  .refine(({ act: given, reason }) => !['decline', 'cancel'].includes(given) || reason, {
    path: ['reason'],
    error: 'required_field',
  })
  .refine(({ reason, reasonText }) => reason !== 'other' || reasonText !== '', {
    path: ['reasonText'],
    error: 'required_field',
  })

export const actOnOrder = call({
  id: 'actOnOrder',
  method: 'POST',
  path: '/operator/orders/:orderId/acts',
  summary:
    'Does something to an order for its restaurant or its customer, with a reason that is stored',
  permission: 'operator',
  operatorPermission: 'orders',
  params: named,
  body: act,
  output: order,
  errors: [
    'NONEXISTING_ORDER',
    'ORDER_STATUS_INVALID',
    'CHANGE_AWAITS_ANSWER',
    'ALLERGY_NOT_DISCUSSED',
  ],
})

export const reprintForStore = call({
  id: 'reprintForStore',
  method: 'POST',
  path: '/operator/orders/:orderId/reprint',
  summary:
    'Queues another ticket of an accepted order at a printer of its restaurant, with a reason that is stored',
  permission: 'operator',
  operatorPermission: 'orders',
  params: named,
  body: z.strictObject({
    printerId: id,
    kind: z.enum(TICKET_KINDS, because('invalid_value')),
    /** Why, for colleagues. */
    note: text(500),
  }),
  output: orderRecord,
  errors: ['NONEXISTING_ORDER', 'NONEXISTING_PRINTER', 'ORDER_STATUS_INVALID'],
})

export const addOrderNote = call({
  id: 'addOrderNote',
  method: 'POST',
  path: '/operator/orders/:orderId/notes',
  summary: 'Writes a note about an order that only operators read; notes are never changed',
  permission: 'operator',
  operatorPermission: 'orders',
  params: named,
  body: z.strictObject({ text: requiredLines(1000) }),
  output: orderRecord,
  errors: acted,
})

export const sendOrderMessage = call({
  id: 'sendOrderMessage',
  method: 'POST',
  path: '/operator/orders/:orderId/messages',
  summary:
    'Writes to the customer of an order, by email, or to its restaurant, by email and on its board',
  permission: 'operator',
  operatorPermission: 'orders',
  params: named,
  body: z.strictObject({
    text: requiredLines(1000),
    to: z.enum(['customer', 'store'], because('invalid_value')).default('customer'),
  }),
  output: orderRecord,
  errors: ['NONEXISTING_ORDER', 'NO_EMAIL_ADDRESS'],
})

export const resendOrderEmail = call({
  id: 'resendOrderEmail',
  method: 'POST',
  path: '/operator/orders/:orderId/emails/:emailId/resend',
  summary: 'Sends an email about an order again, as the order is now',
  permission: 'operator',
  operatorPermission: 'orders',
  params: named.extend({ emailId: z.string().regex(/^\d{1,18}$/, because('invalid_value')) }),
  errors: ['NONEXISTING_ORDER', 'NOT_FOUND', 'NO_EMAIL_ADDRESS'],
})

export const orderRecordCalls = {
  getOrderRecord,
  actOnOrder,
  reprintForStore,
  addOrderNote,
  sendOrderMessage,
  resendOrderEmail,
}
