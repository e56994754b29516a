import type { DeclineReason, Order } from '#contract/orders.ts'
import { dueAt as orderDueAt } from '#rules/orders/order-deadline.ts'
import { newsOf } from '#rules/news/order-news.ts'
import { nextStatus, type Act, type Actor, type OrderStatus } from '#rules/orders/order-status.ts'
import { minutesLate } from '#rules/problems/late-credit.ts'
import { askForReviewAt } from '#rules/reviews/review-request.ts'
import { nextPaymentStatus, type PaymentAct } from '#rules/payments/payment-status.ts'
import { keptUntil } from '#api/cart/slots/reserve-slot.ts'
import type { Context } from '#api/context.ts'
import type { PaidCard } from '#api/database/column-types.ts'
import { againWhenEnded } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Job } from '#api/jobs/enqueue.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { recordingCharge } from '#api/payments/ledger/record-charge.ts'
import { askingRefundOfRest } from '#api/payments/refunds/refund-rest.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { stateOf } from '#api/stores/record/store-state.ts'
import { answerBy } from '#api/orders/placing/answer-deadline.ts'
import { moveOrder, type Move } from './transition.queries.ts'
import { loadOrder, type OrderRow } from '#api/orders/reading/orders.queries.ts'
import { orderOf } from '#api/orders/reading/read-order.ts'

export interface OrderAct {
  orderId: string
  act: Act
  by: Actor
  /** Whose account acts; null for guests and the system. */
  accountId: string | null
  /** Of an acceptance: when the food is ready. Without them the order stays due as it was. */
  minutes?: number | undefined
  /** Why it ends, which the customer reads. */
  reason?: DeclineReason
  reasonText?: string
  /** Of an authorisation: the card that the money is held on. */
  card?: PaidCard | null
}

/**
 * Does one act to an order: moves it on, and its money with it, adds to its events and leaves the
 * emails, all or nothing. That this person may touch this order is the caller's to have made sure of.
 * Throws NONEXISTING_ORDER, and ORDER_STATUS_INVALID with the `status` it has when the act is not
 * possible (any more), as for the loser of two at once.
 */
export async function actOnOrder(context: Context, given: OrderAct): Promise<Order> {
  const { db } = context
  const { orderId, act, by, accountId, reason = null, reasonText = null } = given
  const order = await loadExisting(db, orderId)
  const { status: from, service } = order
  const status = nextStatus({ status: from, act, by, service })
  if (!status) throw new ApiError('ORDER_STATUS_INVALID', { status: from })

  const at = context.now()
  const times = await timesAfter(context, order, given, at)
  const payment = moneyAfter(order, given)
  const heldUntil = act === 'abandon' ? keptUntil(at) : null
  const said = { by, accountId, at, reason, reasonText }
  const ledger = ledgerAfter(order, given, at)
  const move: Move = { act, from, status, ...said, ...times, payment, ledger, heldUntil }
  const jobs = [...jobsAbout(order, given, at), ...jobsOfLate(order, status, at)]
  const eventId = await againWhenEnded(() => moveOrder(db, orderId, move, jobs))
  if (eventId === null) {
    const { status } = await loadExisting(db, orderId)
    throw new ApiError('ORDER_STATUS_INVALID', { status })
  }
  // What is given back of it is only known by now.
  if (payment === null && ledger !== null) return orderOf(await loadExisting(db, orderId), by)
  return orderOf(movedBy(order, move, eventId), by)
}

/** When an order is due, and when it has to be answered, where that changes. */
async function timesAfter(
  context: Context,
  { storeId, service, serviceTime, snapshot }: OrderRow,
  { act, minutes }: OrderAct,
  at: Date,
): Promise<Pick<Move, 'dueAt' | 'deadlineAt'>> {
  const times = { serviceTime, placedAt: at, deliveryMinutes: snapshot.deliveryMinutes }
  if (act !== 'authorise') {
    const dueAt =
      minutes === undefined ? null : orderDueAt({ ...times, preparationMinutes: minutes })
    return { dueAt, deadlineAt: null }
  }
  // It reaches the store now, however long the customer took to pay.
  const store = await findStore(context, { id: storeId })
  const { opensAt } = stateOf(store, { service, zone: null }, at)
  return {
    dueAt: orderDueAt({ ...times, preparationMinutes: snapshot.preparationMinutes }),
    deadlineAt: answerBy({ at, acceptMinutes: store.acceptMinutes, serviceTime, opensAt }),
  }
}

const MONEY: Readonly<Partial<Record<Act, PaymentAct>>> = {
  authorise: 'authorise',
  abandon: 'release',
  accept: 'claim',
  decline: 'release',
  expire: 'release',
  cancel: 'release',
}

function moneyAfter({ payment }: OrderRow, { act, card = null }: OrderAct): Move['payment'] {
  const wanted = MONEY[act]
  return payment && wanted && nextPaymentStatus(payment.status, wanted)
    ? { act: wanted, card }
    : null
}

/** Cash is paid at the hand-over; what was paid before an order is cancelled is given back. */
function ledgerAfter(order: OrderRow, { act, accountId }: OrderAct, at: Date): Move['ledger'] {
  if (act === 'complete' && order.paymentMethod === 'cash') return recordingCharge(order, at)
  if (act === 'cancel' && order.status === 'accepted' && order.payment)
    return askingRefundOfRest({ at, reason: '', accountId })
  return null
}

type Payment = NonNullable<OrderRow['payment']>

function paymentAfter(payment: Payment, { act, card }: NonNullable<Move['payment']>): Payment {
  const status = nextPaymentStatus(payment.status, act) ?? payment.status
  return { ...payment, status, card: card ?? payment.card }
}

function movedBy(order: OrderRow, move: Move, eventId: number): OrderRow {
  const { act, status, by, at, payment: money } = move
  return {
    ...order,
    status,
    dueAt: move.dueAt ?? order.dueAt,
    deadlineAt: move.deadlineAt ?? order.deadlineAt,
    reason: move.reason ?? order.reason,
    reasonText: move.reasonText ?? order.reasonText,
    payment: order.payment && money ? paymentAfter(order.payment, money) : order.payment,
    events: [...order.events, { id: eventId, act, status, by, at: at.toISOString() }],
  }
}

async function loadExisting(db: Context['db'], orderId: string): Promise<OrderRow> {
  const order = await loadOrder(db, orderId)
  if (!order) throw new ApiError('NONEXISTING_ORDER')
  return order
}

/** Food that came later than it was promised may be credited, where it was paid online. */
function jobsOfLate(order: OrderRow, status: OrderStatus, at: Date): Job[] {
  const { id: orderId, service: serviceType, serviceTime, dueAt, payment } = order
  const hasCome = status === (serviceType === 'delivery' ? 'completed' : 'readyforpickup')
  if (!payment || !hasCome) return []
  const isLate = minutesLate({ serviceType, serviceTime, promisedAt: dueAt }, at) > 0
  return isLate ? [{ task: 'credit-late-order', payload: { orderId } }] : []
}

type Email = Pick<Tasks['send-order-email'], 'message' | 'to'>

const EMAILS: Readonly<Record<Act, readonly Email[]>> = {
  authorise: [
    { message: 'received', to: 'customer' },
    { message: 'received', to: 'store' },
  ],
  abandon: [],
  accept: [{ message: 'accepted', to: 'customer' }],
  decline: [{ message: 'declined', to: 'customer' }],
  expire: [
    { message: 'declined', to: 'customer' },
    { message: 'declined', to: 'store' },
  ],
  cancel: [
    { message: 'cancelled', to: 'customer' },
    { message: 'cancelled', to: 'store' },
  ],
  dispatch: [{ message: 'onItsWay', to: 'customer' }],
  ready: [{ message: 'ready', to: 'customer' }],
  complete: [
    { message: 'completed', to: 'customer' },
    { message: 'completed', to: 'store' },
  ],
}

function jobsAbout(order: OrderRow, { act, by }: OrderAct, at: Date): Job[] {
  const { id: orderId, payment, isFollowedByBrowser } = order
  const jobs = EMAILS[act].map((email): Job => ({
    task: 'send-order-email',
    payload: { orderId, ...email },
  }))
  const news = isFollowedByBrowser ? newsOf(act, by) : null
  const happenedAt = at.toISOString()
  if (news) jobs.push({ task: 'send-order-push', payload: { orderId, news, happenedAt } })
  if (payment && MONEY[act]) jobs.push({ task: 'settle-payment', payload: { orderId } })
  if (act === 'complete')
    jobs.push({ task: 'ask-for-review', payload: { orderId }, runAt: askForReviewAt(at) })
  return jobs
}
