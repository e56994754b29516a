import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { actOnOrder } from './transition.ts'
import { loadOverdueOrders, type Overdue } from './overdue-orders.queries.ts'

const mostAtOnce = 100
const mostFailuresTold = 10

/**
 * Declines every order that nobody answered in time; answers how many. One that cannot be declined
 * keeps no other from it, and is thrown at the end.
 */
export async function expireOrders(context: Context): Promise<number> {
  const failures: unknown[] = []
  let expired = 0
  let overdue: Overdue[] = []
  do {
    const page = { now: context.now(), limit: mostAtOnce, behind: overdue.at(-1) ?? null }
    overdue = await loadOverdueOrders(context.db, 'pending', page)
    for (const { id } of overdue) {
      try {
        if (await expire(context, id)) expired += 1
      } catch (error) {
        if (failures.length < mostFailuresTold) failures.push(error)
      }
    }
  } while (overdue.length === mostAtOnce)
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders could not be declined')
  return expired
}

/** False when somebody answered it, or another process expired it, at the last moment. */
async function expire(context: Context, orderId: string): Promise<boolean> {
  const reason = 'noAnswer'
  try {
    await actOnOrder(context, { orderId, act: 'expire', by: 'system', accountId: null, reason })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ORDER_STATUS_INVALID') return false
    throw error
  }
}
