import type { OrderStatus } from '#rules/orders/order-status.ts'

/** How the status of an order stands out: what waits for somebody, and what came to nothing. */
export function statusVariant(status: OrderStatus): 'warning' | 'danger' | 'positive' | undefined {
  if (status === 'pending') return 'warning'
  if (status === 'cancelled' || status === 'declined') return 'danger'
  return status === 'completed' ? 'positive' : undefined
}
