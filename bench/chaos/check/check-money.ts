import {
  givenBack,
  isAccepted,
  sum,
  type Facts,
  type IntentFact,
  type OrderFact,
  type Violation,
} from './facts.ts'

const HELD = 'requires_capture'
const TAKEN = 'succeeded'
const GONE = 'canceled'

/** The provider's payments against the orders: every charge has its order, every order its money. */
export function checkMoney(facts: Facts): Violation[] {
  return [...ofIntents(facts), ...ofOrders(facts), ...ofBaskets(facts), ...ofRefunds(facts)]
}

function* ofIntents({ intents, orders, payments }: Facts): Generator<Violation> {
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const paymentOf = new Map(payments.map((payment) => [payment.orderId, payment]))
  for (const intent of intents) {
    const order = orderOf.get(intent.metadata.orderId ?? '')
    const payment = paymentOf.get(intent.metadata.orderId ?? '')
    const evidence = { intent, order, payment }
    if (!order || !payment) {
      yield { rule: 'the provider has a payment of no order', evidence }
      continue
    }
    if (intent.status === HELD) yield { rule: 'money is held when all is over', evidence }
    const captures = intent.charges.filter(({ captured, amount_captured }) => {
      return captured && amount_captured > 0
    })
    if (captures.length > 1) yield { rule: 'charged twice', evidence }
    if (intent.status !== TAKEN) continue
    const back = sum(givenBack(intent), ({ amount }) => amount)
    const isRefunded = order.status === 'cancelled' && back === intent.amount_received
    if (!isAccepted(order) && !isRefunded && !cannotBeRefunded(intent))
      yield { rule: 'charged for a failed order', evidence }
    if (intent.amount_received !== order.totalPence || payment.amountPence !== order.totalPence)
      yield { rule: 'charged another amount than the order has', evidence }
  }
}

/** A card whose refunds fail at its bank: only people can help. */
function cannotBeRefunded({ refunds }: IntentFact): boolean {
  return refunds.some(({ status }) => status === 'failed')
}

function* ofOrders({ intents, orders, payments }: Facts): Generator<Violation> {
  const intentsOf = Map.groupBy(intents, ({ metadata }) => metadata.orderId ?? '')
  const paymentOf = new Map(payments.map((payment) => [payment.orderId, payment]))
  for (const order of orders) {
    const own = intentsOf.get(order.id) ?? []
    const payment = paymentOf.get(order.id)
    const evidence = { order, payment, intents: own }
    if (order.status === 'awaitingpayment' || order.status === 'pending')
      yield { rule: 'an order waits when all is over', evidence }
    if (own.length > 1) yield { rule: 'two payments for one order', evidence }
    if (order.method === 'cash') {
      if (payment || own.length > 0) yield { rule: 'a card was asked for a cash order', evidence }
      continue
    }
    const capturedPence = own.filter(({ status }) => status === TAKEN)
    if (isAccepted(order) && (capturedPence.length !== 1 || payment?.status !== 'captured'))
      yield { rule: 'an accepted order without its money', evidence }
    const isNothing = order.status === 'unpaid' || order.status === 'declined'
    const isLetGo = own.every(({ status }) => status === GONE)
    if (isNothing && (!isLetGo || payment?.status !== 'voided'))
      yield { rule: 'money of a failed order was not voided', evidence }
    if (order.status === 'cancelled' && payment?.status !== 'captured' && !isLetGo)
      yield { rule: 'money of a cancelled order was not voided', evidence }
  }
}

/** However often it was tried: one order of a basket, and money authorised or captured for it once. */
function* ofBaskets({ intents, orders, carts }: Facts): Generator<Violation> {
  const intentsOf = Map.groupBy(intents, ({ metadata }) => metadata.orderId ?? '')
  const byCart = Map.groupBy(orders, ({ cartToken }) => cartToken)
  for (const [cartToken, own] of byCart) {
    const orders = own.filter(({ status }) => status !== 'unpaid')
    if (orders.length > 1) yield { rule: 'two orders of one basket', evidence: orders }
    const moneys = own.flatMap((order: OrderFact) => intentsOf.get(order.id) ?? [])
    const live = moneys.filter(({ status }) => status === HELD || status === TAKEN)
    if (live.length > 1) yield { rule: 'money moved twice for one basket', evidence: live }
    const cart = carts.find(({ token }) => token === cartToken)
    if (cart && cart.isOrdered !== orders.length > 0)
      yield { rule: 'a basket and its order do not agree', evidence: { cart, own } }
  }
  for (const cart of carts)
    if (cart.isOrdered && !byCart.has(cart.token))
      yield { rule: 'a basket was ordered without an order', evidence: cart }
}

/** To the penny: our refunds, and the provider's. */
function* ofRefunds({ intents, payments, refunds }: Facts): Generator<Violation> {
  const intentOf = new Map(intents.map((intent) => [intent.metadata.orderId, intent]))
  for (const payment of payments) {
    const own = refunds.filter(({ orderId }) => orderId === payment.orderId)
    const intent = intentOf.get(payment.orderId)
    const back = intent ? givenBack(intent) : []
    const evidence = { payment, own, intent }
    const made = own.filter(({ status }) => status === 'succeeded')
    if (own.some(({ status }) => status === 'requested'))
      yield { rule: 'a refund was requested and never made', evidence }
    if (sum(made, ({ amountPence }) => amountPence) !== sum(back, ({ amount }) => amount))
      yield { rule: 'another amount was refunded than we recorded', evidence }
    if (payment.refundedPence !== sum(made, ({ amountPence }) => amountPence))
      yield { rule: 'a payment has another amount than its refunds', evidence }
    for (const refund of made) {
      const theirs = back.filter(({ metadata }) => metadata?.refundId === refund.id)
      if (theirs.length !== 1 || theirs[0]?.amount !== refund.amountPence)
        yield { rule: 'a refund was not made once', evidence: { refund, theirs } }
    }
  }
}
