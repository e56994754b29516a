import type { Act, Actor, OrderStatus, StaffNote } from '#rules/orders/order-status.ts'

/** What a browser is notified of about an order. */
export const ORDER_NEWS = [
  'accepted',
  'onItsWay',
  'ready',
  'declined',
  'cancelled',
  'delayed',
  'refunded',
  'refundReturned',
  'changeProposed',
  'changed',
] as const
export type OrderNews = (typeof ORDER_NEWS)[number]

const NEWS: Readonly<Partial<Record<Act | StaffNote, OrderNews>>> = {
  accept: 'accepted',
  dispatch: 'onItsWay',
  ready: 'ready',
  decline: 'declined',
  expire: 'declined',
  cancel: 'cancelled',
  delay: 'delayed',
}

/** What an act is to the customer; null: no news, or their own act. */
export function newsOf(act: Act | StaffNote, by: Actor): OrderNews | null {
  return by === 'customer' ? null : (NEWS[act] ?? null)
}

const TRUE_WHILE: Readonly<Partial<Record<OrderNews, OrderStatus>>> = {
  accepted: 'accepted',
  onItsWay: 'outfordelivery',
  ready: 'readyforpickup',
  delayed: 'accepted',
}

/** Whether an order has moved on since, so that telling this would mislead. */
export function isOvertaken(news: OrderNews, status: OrderStatus): boolean {
  const trueWhile = TRUE_WHILE[news]
  return trueWhile !== undefined && trueWhile !== status
}

/** Whether what the news is of has been taken back; `events` are those that stand. */
export function isTakenBack(
  news: OrderNews,
  events: readonly { at: string }[],
  happenedAt: string,
): boolean {
  return news in TRUE_WHILE && !events.some(({ at }) => at === happenedAt)
}
