import { z } from 'zod'
import { CHANGE_EVENTS } from '#rules/orders/order-change.ts'
import {
  ACTORS,
  ACTS,
  ORDER_STATUSES,
  REVERSAL_ACTS,
  STAFF_NOTES,
} from '#rules/orders/order-status.ts'
import { PAYMENT_EVENTS } from '#rules/payments/payment-status.ts'
import { instant } from './fields.ts'

/**
 * One thing that happened to an order; ids count up, so a reader knows what it missed. What staff have taken
 * back is not among the events of an order, but that they did is.
 */
export const orderEvent = z.object({
  id: z.int(),
  act: z.enum([
    'place',
    ...ACTS,
    ...STAFF_NOTES,
    ...REVERSAL_ACTS,
    ...CHANGE_EVENTS,
    ...PAYMENT_EVENTS,
  ]),
  status: z.enum(ORDER_STATUSES),
  by: z.enum(ACTORS),
  at: instant,
  /** Of a delay: by how many. */
  minutes: z.int().optional(),
  /** Of an act that takes another one back: which. */
  undid: z.enum([...ACTS, ...STAFF_NOTES]).optional(),
})
export type OrderEvent = z.output<typeof orderEvent>
