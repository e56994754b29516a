import type { Promised } from '../diary.ts'
import { givenBack, sum, type Facts, type Violation } from './facts.ts'

/** What customers were answered stays true. */
export function* checkPromises(
  { orders, intents, events }: Facts,
  promises: readonly Promised[],
): Generator<Violation> {
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const intentsOf = Map.groupBy(intents, ({ metadata }) => metadata.orderId ?? '')
  const actsOf = Map.groupBy(events, ({ orderId }) => orderId)
  for (const promised of promises) {
    const order = orderOf.get(promised.orderId)
    const moneys = intentsOf.get(promised.orderId) ?? []
    const acts = (actsOf.get(promised.orderId) ?? []).map(({ act }) => act)
    const evidence = { promised, order, moneys, acts }
    if (!order || order.cartToken !== promised.cartToken) {
      yield { rule: 'answered with a missing order', evidence }
      continue
    }
    const isUnpaid = order.status === 'unpaid' || order.status === 'awaitingpayment'
    if (promised.word === 'placed' && isUnpaid)
      yield { rule: 'answered that it is placed, and it is not', evidence }
    const captured = sum(moneys, (intent) => {
      return intent.amount_received - sum(givenBack(intent), ({ amount }) => amount)
    })
    const isAuthorised = moneys.some(({ status }) => status === 'requires_capture')
    if (promised.word === 'notCharged' && (captured !== 0 || isAuthorised || !isUnpaid))
      yield { rule: 'answered that nothing was charged, and it was', evidence }
  }
}
