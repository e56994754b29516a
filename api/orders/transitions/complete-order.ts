import type { RawBuilder } from 'kysely'
import type { Order } from '#contract/orders.ts'
import { promisedAt } from '#rules/orders/delay.ts'
import { minutesLate } from '#rules/problems/late-credit.ts'
import { askForReviewAt } from '#rules/reviews/review-request.ts'
import type { Context } from '#api/context.ts'
import type { Job } from '#api/jobs/tasks.ts'
import type { OrderRow } from '../reading/orders.queries.ts'
import { transition, type Acting } from './transition.ts'

/** The part of a statement that has an order as `moved`: writes its charge into the ledger. */
export type RecordingCharge = (order: OrderRow, at: Date) => RawBuilder<unknown>

/**
 * The food was handed over, and an order in cash is paid with that. Payments hand in how the ledger
 * records it, as orders know nothing of the ledger. Throws as `transition`.
 */
export function completeOrder(
  context: Context,
  acting: Acting,
  recordingCharge: RecordingCharge,
): Promise<Order> {
  return transition(context, 'complete', acting, (order, at) => ({
    ledger: order.paymentMethod === 'cash' ? recordingCharge(order, at) : null,
    emails: wasRecalled(order) ? {} : { customer: 'completed', store: 'completed' },
    jobs: [
      ...(wasRecalled(order) ? [] : [reviewRequest(order, at)]),
      ...(order.service === 'delivery' ? creditIfLate(order, at) : []),
    ],
  }))
}

/** Whether it was completed before: its customer has the receipt. */
const wasRecalled = ({ events }: OrderRow) => events.some(({ act }) => act === 'recall')

function reviewRequest({ id: orderId }: OrderRow, at: Date): Job {
  return { task: 'ask-for-review', payload: { orderId }, runAt: askForReviewAt(at) }
}

/** Food that came later than promised may be credited, where it was paid online. */
export function creditIfLate(order: OrderRow, at: Date): Job[] {
  const { id: orderId, service: serviceType, serviceTime, payment } = order
  const isLate = minutesLate({ serviceType, serviceTime, promisedAt: promisedAt(order) }, at) > 0
  return payment && isLate ? [{ task: 'credit-late-order', payload: { orderId } }] : []
}
