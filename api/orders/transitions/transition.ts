import type { RawBuilder } from 'kysely'
import type { DeclineReason, Order } from '#contract/orders.ts'
import { newsOf } from '#rules/news/order-news.ts'
import {
  LEAVING_ACTS,
  nextStatus,
  type Act,
  type Actor,
  type StaffNote,
} from '#rules/orders/order-status.ts'
import { effectsAfterSeconds } from '#rules/orders/undo.ts'
import { nextPaymentStatus, type PaymentAct } from '#rules/payments/payment-status.ts'
import type { Context } from '#api/context.ts'
import type { PaidCard } from '#api/database/column-types.ts'
import { againWhenEnded } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { OrderMessage, StoreMessage } from '#rules/email/order-message.ts'
import type { Job } from '#api/jobs/tasks.ts'
import type { OrderRow } from '../reading/orders.queries.ts'
import { findOrder, orderOf } from '../reading/read-order.ts'
import { isRepeated, moveOrder, type Move } from './transition.queries.ts'

/** Who does something to which order. That they may is the caller's to have checked. */
export interface Acting {
  orderId: string
  by: Actor
  /** Whose account acts; null for guests and the system. */
  accountId: string | null
  /** Names the request: repeated, it is answered with the order as it is by then. */
  idempotencyKey?: string | null
}

/** What an act changes besides the status. What is left out stays as it is. */
export interface Effects {
  dueAt?: Date
  deadlineAt?: Date
  /** Why the order ends, which the customer reads. */
  reason?: DeclineReason | undefined
  reasonText?: string | undefined
  /** Who of the staff has spoken with the customer about an allergy. */
  allergyDiscussedBy?: string
  /** What is wanted of its payment, where it is paid online; a job then asks the provider. */
  payment?: PaymentAct
  /** Of an authorisation: the card that pays. */
  card?: PaidCard | null
  /** The part of the statement that writes into the ledger, or requests a refund. */
  ledger?: RawBuilder<unknown> | null
  /** Of an order that was never paid: until when its cart, open again, has its slot reserved. */
  reservedUntil?: Date
  emails: { customer?: OrderMessage; store?: StoreMessage }
  jobs?: readonly Job[]
}

/**
 * Does an act to an order: changes its status, and its payment with it, adds to its events and enqueues
 * its emails, all or nothing. A request that is repeated with its key changes nothing and is answered with
 * the order as it is. Throws NONEXISTING_ORDER, and ORDER_STATUS_INVALID with the `status` it
 * has when the act is not possible (any more), as for the loser of two at once; CHANGE_AWAITS_ANSWER when
 * food would leave the kitchen that the customer is still being asked about.
 */
export async function transition(
  context: Context,
  act: Act,
  acting: Acting,
  effectsOf: (order: OrderRow, at: Date) => Effects | Promise<Effects>,
): Promise<Order> {
  const { db, configuration } = context
  const { orderId, by } = acting
  const order = await findOrder(db, orderId)
  const { status: from, service } = order
  const status = nextStatus({ status: from, act, by, service })
  if (!status) {
    if (await isRepetition(context, act, acting)) return orderOf(order, by)
    throw new ApiError('ORDER_STATUS_INVALID', { status: from })
  }

  const at = context.now()
  const effects = await effectsOf(order, at)
  const move = moveOf(order, { act, from, status, at }, acting, effects)
  const jobs = jobsAbout(order, { act, by, at }, effects, configuration.undoSeconds)
  const eventId = await againWhenEnded(() => moveOrder(db, orderId, move, jobs))
  if (eventId === null) {
    const found = await findOrder(db, orderId)
    if (await isRepetition(context, act, acting)) return orderOf(found, by)
    refuseWhileWaiting(found, act)
    throw new ApiError('ORDER_STATUS_INVALID', { status: found.status })
  }
  // How much is refunded is only known by now.
  if (move.payment === null && move.ledger !== null)
    return orderOf(await findOrder(db, orderId), by)
  return orderOf(movedBy(order, move, eventId), by)
}

/** Whether the request has done its act to the order before. */
async function isRepetition(
  { db }: Context,
  act: Act,
  { orderId, idempotencyKey = null }: Acting,
): Promise<boolean> {
  return idempotencyKey !== null && (await isRepeated(db, orderId, { act, idempotencyKey }))
}

/** Food that its customer is still being asked about stays in the kitchen. */
function refuseWhileWaiting({ waitingChanges }: OrderRow, act: Act): void {
  if (waitingChanges > 0 && LEAVING_ACTS.has(act)) throw new ApiError('CHANGE_AWAITS_ANSWER')
}

/** Whether an act was done: false when somebody else changed the order first. */
export async function isDone(acting: Promise<Order>): Promise<boolean> {
  try {
    await acting
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ORDER_STATUS_INVALID') return false
    throw error
  }
}

function moveOf(
  { payment, dueAt }: OrderRow,
  { act, from, status, at }: Pick<Move, 'act' | 'from' | 'status' | 'at'>,
  { by, accountId, idempotencyKey = null }: Acting,
  effects: Effects,
): Move {
  const { payment: wanted, card = null } = effects
  const canMove = payment && wanted && nextPaymentStatus(payment.status, wanted) !== null
  return {
    act,
    from,
    status,
    by,
    accountId,
    at,
    dueAt: effects.dueAt ?? null,
    wasDueAt: effects.dueAt === undefined ? null : dueAt,
    deadlineAt: effects.deadlineAt ?? null,
    reason: effects.reason ?? null,
    reasonText: effects.reasonText ?? null,
    allergyDiscussedBy: effects.allergyDiscussedBy || null,
    payment: canMove ? { act: wanted, card } : null,
    ledger: effects.ledger ?? null,
    reservedUntil: effects.reservedUntil ?? null,
    idempotencyKey,
  }
}

/** The order as it is after the move, without reading it again. */
function movedBy(order: OrderRow, move: Move, eventId: number): OrderRow {
  const { act, status, by, at, payment, allergyDiscussedBy } = move
  return {
    ...order,
    status,
    dueAt: move.dueAt ?? order.dueAt,
    deadlineAt: move.deadlineAt ?? order.deadlineAt,
    reason: move.reason ?? order.reason,
    reasonText: move.reasonText ?? order.reasonText,
    payment: order.payment && payment ? paymentAfter(order.payment, payment) : order.payment,
    events: [
      ...order.events,
      { id: eventId, act, status, by, at: at.toISOString(), allergyDiscussedBy },
    ],
  }
}

function paymentAfter(
  payment: NonNullable<OrderRow['payment']>,
  { act, card }: NonNullable<Move['payment']>,
): NonNullable<OrderRow['payment']> {
  const status = nextPaymentStatus(payment.status, act) ?? payment.status
  return { ...payment, status, card: card ?? payment.card }
}

/**
 * What follows from something that happens to an order. Where that may be undone, it waits until it can't be
 * any more; an email and a notification of what was undone are not sent.
 */
export function jobsAbout(
  { id: orderId, payment, isFollowedByBrowser }: OrderRow,
  { act, by, at }: { act: Act | StaffNote; by: Actor; at: Date },
  { emails, payment: wanted, jobs = [] }: Pick<Effects, 'emails' | 'payment' | 'jobs'>,
  undoSeconds: number,
): Job[] {
  const afterSeconds = effectsAfterSeconds(act, undoSeconds)
  const happenedAt = at.toISOString()
  const emailJobs = (['customer', 'store'] as const).flatMap((to): Job[] => {
    const message = emails[to]
    if (!message) return []
    return [{ task: 'send-order-email', payload: { orderId, message, to, happenedAt } }]
  })
  const news = isFollowedByBrowser ? newsOf(act, by) : null
  const following: Job[] = [
    ...emailJobs,
    ...(news ? [{ task: 'send-order-push' as const, payload: { orderId, news, happenedAt } }] : []),
    ...(payment && wanted ? [{ task: 'settle-payment' as const, payload: { orderId } }] : []),
    ...jobs,
  ]
  if (afterSeconds === 0) return following
  return following.map((job) => (job.runAt ? job : { ...job, afterSeconds }))
}
