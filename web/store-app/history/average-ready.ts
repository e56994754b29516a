import type { Order } from '#contract/orders.ts'

const minuteMs = 60_000

/**
 * How many minutes the kitchen took on average from accepting an order to letting it go; null when
 * it has let none go. Orders for a time of their own say nothing about how fast it is.
 */
export function averageReadyMinutes(
  orders: readonly Pick<Order, 'events' | 'serviceTime'>[],
): number | null {
  const spansMs = orders.flatMap(({ events, serviceTime }) => {
    const accepted = events.find(({ act }) => act === 'accept')
    const left = events.find(({ act }) => act === 'ready' || act === 'dispatch')
    if (serviceTime !== 'asap' || !accepted || !left) return []
    return [Date.parse(left.at) - Date.parse(accepted.at)]
  })
  if (spansMs.length === 0) return null
  const totalMs = spansMs.reduce((sum, spanMs) => sum + spanMs, 0)
  return Math.round(totalMs / spansMs.length / minuteMs)
}
