import type { Service } from './service.ts'

/**
 * An order that awaits its payment is not with the store yet: it becomes pending once it is authorised,
 * or unpaid without, which reopens its basket.
 */
export const ORDER_STATUSES = [
  'awaitingpayment',
  'unpaid',
  'pending',
  'accepted',
  'outfordelivery',
  'readyforpickup',
  'completed',
  'cancelled',
  'declined',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * The acts on an order; `authorise` is the authorisation of its payment, `expire` the end of its deadline
 * without an answer.
 */
export const ACTS = [
  'authorise',
  'abandon',
  'accept',
  'decline',
  'cancel',
  'dispatch',
  'ready',
  'complete',
  'expire',
] as const
export type Act = (typeof ACTS)[number]

/**
 * What staff write down about an order without moving it: that they have seen that it was missed, that they
 * begin to cook what was ordered for later, that it takes longer than was promised.
 */
export const STAFF_NOTES = ['acknowledge', 'start', 'delay'] as const
export type StaffNote = (typeof STAFF_NOTES)[number]

/** How staff take back what was done: within seconds, or a completed order within minutes. */
export const REVERSAL_ACTS = ['undo', 'recall'] as const
export type ReversalAct = (typeof REVERSAL_ACTS)[number]

export const ACTORS = ['customer', 'partner', 'operator', 'system'] as const
export type Actor = (typeof ACTORS)[number]

export interface OrderTransition {
  from: OrderStatus
  act: Act
  by: readonly Actor[]
  /** Null: both services. */
  service: Service | null
  to: OrderStatus
}

const STAFF: readonly Actor[] = ['partner', 'operator']

/** Every way an order's status can change. There is no other. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  { from: 'awaitingpayment', act: 'authorise', by: ['system'], service: null, to: 'pending' },
  {
    from: 'awaitingpayment',
    act: 'abandon',
    by: ['customer', 'system'],
    service: null,
    to: 'unpaid',
  },
  { from: 'pending', act: 'accept', by: STAFF, service: null, to: 'accepted' },
  { from: 'pending', act: 'decline', by: STAFF, service: null, to: 'declined' },
  { from: 'pending', act: 'expire', by: ['system'], service: null, to: 'declined' },
  { from: 'pending', act: 'cancel', by: ['customer'], service: null, to: 'cancelled' },
  { from: 'accepted', act: 'cancel', by: STAFF, service: null, to: 'cancelled' },
  { from: 'accepted', act: 'dispatch', by: STAFF, service: 'delivery', to: 'outfordelivery' },
  { from: 'accepted', act: 'ready', by: STAFF, service: 'collection', to: 'readyforpickup' },
  { from: 'outfordelivery', act: 'complete', by: STAFF, service: 'delivery', to: 'completed' },
  { from: 'readyforpickup', act: 'complete', by: STAFF, service: 'collection', to: 'completed' },
]

export interface OrderReversal {
  from: OrderStatus
  act: ReversalAct
  by: readonly Actor[]
  /** What it takes back. */
  undoes: Act | StaffNote
  /** Null: both services. */
  service: Service | null
  to: OrderStatus
}

/**
 * Every way an order can go back. For how long is `reversalOf`'s to say. A declined or cancelled order does
 * not: its customer may have ordered elsewhere.
 */
export const ORDER_REVERSALS: readonly OrderReversal[] = [
  { from: 'accepted', act: 'undo', undoes: 'accept', by: STAFF, service: null, to: 'pending' },
  { from: 'accepted', act: 'undo', undoes: 'start', by: STAFF, service: null, to: 'accepted' },
  { from: 'accepted', act: 'undo', undoes: 'delay', by: STAFF, service: null, to: 'accepted' },
  ...(['undo', 'recall'] as const).flatMap((act): OrderReversal[] => [
    {
      from: 'completed',
      act,
      undoes: 'complete',
      by: STAFF,
      service: 'delivery',
      to: 'outfordelivery',
    },
    {
      from: 'completed',
      act,
      undoes: 'complete',
      by: STAFF,
      service: 'collection',
      to: 'readyforpickup',
    },
  ]),
  {
    from: 'outfordelivery',
    act: 'undo',
    undoes: 'dispatch',
    by: STAFF,
    service: 'delivery',
    to: 'accepted',
  },
  {
    from: 'readyforpickup',
    act: 'undo',
    undoes: 'ready',
    by: STAFF,
    service: 'collection',
    to: 'accepted',
  },
]

/** The status an act leads to, or null when this person may not do it to an order like this now. */
export function nextStatus(attempt: {
  status: OrderStatus
  act: Act
  by: Actor
  service: Service
}): OrderStatus | null {
  return transitionsOf(attempt).find(({ act }) => act === attempt.act)?.to ?? null
}

/** What a person may do to an order now; screens offer exactly these. */
export function actsFor(order: { status: OrderStatus; by: Actor; service: Service }): Act[] {
  return transitionsOf(order).map(({ act }) => act)
}

/** Whether there is an order at all as yet: its money is there, or it is to be paid in cash. */
export function isPlaced(status: OrderStatus): boolean {
  return status !== 'awaitingpayment' && status !== 'unpaid'
}

/** The acts with which the food leaves the kitchen: not while a change of it awaits its customer. */
export const LEAVING_ACTS: ReadonlySet<Act> = new Set(['dispatch', 'ready'])

/** Whether an order has ended: nothing leads on from here, though a completed one may be recalled for a while. */
export function isFinal(status: OrderStatus): boolean {
  return ORDER_TRANSITIONS.every(({ from }) => from !== status)
}

function transitionsOf(order: {
  status: OrderStatus
  by: Actor
  service: Service
}): OrderTransition[] {
  return ORDER_TRANSITIONS.filter(
    ({ from, by, service }) =>
      from === order.status &&
      by.includes(order.by) &&
      (service === null || service === order.service),
  )
}
