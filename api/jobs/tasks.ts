/** What an e-mail about an order says. */
export const ORDER_MESSAGES = [
  'received',
  'accepted',
  'declined',
  'cancelled',
  'completed',
] as const
export type OrderMessage = (typeof ORDER_MESSAGES)[number]

/** Every kind of job that is left for later, with what it needs to know. */
export type Tasks = {
  'send-order-email': { orderId: string; message: OrderMessage; to: 'customer' | 'store' }
}
export type TaskName = keyof Tasks

/** The kinds of jobs that the clock begins. */
export type ClockTaskName = 'forget-old-data'
