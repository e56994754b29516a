import type { Job } from '#api/jobs/tasks.ts'
import type { StoredOrder } from '#api/orders/reading/read-order.ts'

/** The customer hears of a change by email, and in the browsers that follow the order. */
export function changeJobs(
  news: 'changeProposed' | 'changed',
  { id: orderId, isFollowedByBrowser }: StoredOrder,
  changeId: string,
  at: Date,
): Job[] {
  const email = { orderId, message: news, to: 'customer', changeId } as const
  const push = { orderId, news, changeId, happenedAt: at.toISOString() }
  return [
    { task: 'send-order-email', payload: email },
    ...(isFollowedByBrowser ? [{ task: 'send-order-push' as const, payload: push }] : []),
  ]
}
