import {
  isAccepted,
  sum,
  type Facts,
  type OrderFact,
  type TransferFact,
  type Violation,
} from './facts.ts'

/** The balance of an account. */
const balance = (transfers: readonly TransferFact[], account: string) =>
  sum(transfers, ({ debit, credit, amountPence }) => {
    return (credit === account ? amountPence : 0) - (debit === account ? amountPence : 0)
  })

/** The ledger against orders and provider: each penny once, and customers owe nothing. */
export function checkLedger(facts: Facts): Violation[] {
  const transfersOf = Map.groupBy(facts.transfers, ({ orderId }) => orderId)
  return [
    ...facts.orders.flatMap((order) => [...ofOrder(facts, order, transfersOf.get(order.id) ?? [])]),
    ...ofProvider(facts),
  ]
}

function* ofOrder(
  { payments, refunds }: Facts,
  order: OrderFact,
  transfers: readonly TransferFact[],
): Generator<Violation> {
  const payment = payments.find(({ orderId }) => orderId === order.id)
  const evidence = { order, payment, transfers }
  const isCharged =
    order.method === 'cash' ? order.status === 'completed' : payment?.status === 'captured'
  if (order.totalPence !== totalOf(order) || order.linesPence !== order.subtotalPence)
    yield { rule: 'the total of an order is not the sum of its parts', evidence }
  if (!isCharged) {
    if (transfers.length > 0) yield { rule: 'the ledger has an order that was not paid', evidence }
    return
  }
  if (balance(transfers, 'customer') !== 0)
    yield { rule: 'the ledger has a customer who owes or is owed', evidence }
  const charge = transfers.filter(({ refundId }) => refundId === null)
  const heldBy = order.method === 'cash' ? 'store' : 'provider'
  const paid = charge.filter(({ kind, debit }) => kind === 'payment' && debit === heldBy)
  if (paid.length !== 1 || paid[0]?.amountPence !== order.totalPence)
    yield { rule: 'the ledger does not have the payment of an order once', evidence }
  for (const [kind, amount] of partsOf(order)) {
    const own = charge.filter((each) => each.kind === kind)
    const isThereOnce = own.length === 1 && own[0]?.amountPence === amount
    if (amount > 0 ? !isThereOnce : own.length > 0)
      yield { rule: `the ledger does not have ${kind} of an order once`, evidence }
  }
  const made = refunds.filter((each) => each.orderId === order.id && each.status === 'succeeded')
  for (const refund of made) {
    const given = transfers.filter(
      ({ refundId, kind }) => refundId === refund.id && kind === 'refundPaid',
    )
    if (given.length !== 1 || given[0]?.amountPence !== refund.amountPence)
      yield { rule: 'the ledger does not have a refund once', evidence: { refund, transfers } }
  }
  const known = new Set(made.map(({ id }) => id))
  const others = transfers.filter(({ refundId }) => refundId !== null && !known.has(refundId))
  // A refund that its bank returns later is reversed in the ledger.
  const accounts = others.flatMap(({ debit, credit }) => [debit, credit])
  if (accounts.some((account) => balance(others, account) !== 0))
    yield { rule: 'the ledger has a refund that was not made', evidence }
  if (order.method === 'cash' && !isAccepted(order))
    yield { rule: 'cash of an order that was not handed over', evidence }
}

const totalOf = (order: OrderFact) =>
  order.subtotalPence -
  order.discountPence +
  order.deliveryFeePence +
  order.platformFeePence +
  order.plasticBagChargePence +
  order.tipPence

const partsOf = (order: OrderFact): [string, number][] => [
  ['food', order.subtotalPence],
  ['discount', order.discountPence],
  ['deliveryFee', order.deliveryFeePence],
  ['platformFee', order.platformFeePence],
  ['plasticBagCharge', order.plasticBagChargePence],
  ['tip', order.tipPence],
]

/** The provider's own balance for us, in all. */
function* ofProvider({ transfers, intents, payments }: Facts): Generator<Violation> {
  const charges = intents.flatMap(({ charges }) => charges)
  const captured = sum(intents, ({ amount_received }) => amount_received)
  const fees = sum(charges, ({ balance_transaction }) => balance_transaction?.fee ?? 0)
  const back = sum(
    intents.flatMap(({ refunds }) => refunds),
    ({ amount, status, balance_transaction }) =>
      status === 'succeeded' && balance_transaction !== null ? amount : 0,
  )
  const ours = -balance(transfers, 'provider')
  const theirs = captured - fees - back
  const unknownFees = payments.filter(({ status, feePence }) => {
    return status === 'captured' && feePence === null
  })
  if (ours !== theirs)
    yield {
      rule: 'the ledger has another amount with the provider than the provider',
      evidence: { ours, theirs, taken: captured, fees, back, unknownFees },
    }
}
