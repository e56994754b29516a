import type { Cart } from '#contract/cart/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { PaymentIntent } from '#contract/payments/payments.ts'
import { isPlaced } from '#rules/orders/order-status.ts'
import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { backOffMs } from '#web/calls/request/back-off.ts'
import type { CardProblem } from './card-problem.ts'
import type { Confirmation } from './payment-confirmation.ts'

/** The stages that a customer sees. */
export type PayingStage = 'paying' | 'checking' | 'findingOut'

/** The result. Only `notCharged` says that no money was taken, and only when that is certain. */
export type PayingOutcome =
  | { kind: 'placed'; order: Order }
  | { kind: 'notCharged'; why: CardProblem | null; cart: Cart | null }
  /** Nothing is authorised so far, and the order still waits. */
  | { kind: 'awaiting' }
  /** There is no such order for this visitor. */
  | { kind: 'missing' }
  /** The server did not answer; nothing was changed. */
  | { kind: 'unknown' }

/** The effects that paying for an order needs. Calls throw an ApiFailure. */
export interface PayingPorts {
  /** Requests from our server what the browser may confirm; the same however often. */
  ask: () => Promise<PaymentIntent>
  /** Asks the provider to authorise the money. */
  confirm: (intent: PaymentIntent) => Promise<Confirmation>
  /** Makes our server check with the provider. */
  settle: () => Promise<Order>
  abandon: () => Promise<Cart>
  /** Throws once the caller no longer waits. */
  pause: (ms: number) => Promise<void>
  onStage: (stage: PayingStage) => void
}

const maximumRequests = 3
/** The provider has answered long before this; the caller decides whether to go on. */
const maximumChecks = 8
/** If it is unknown whether the provider was asked, an authorisation would show by the second check. */
const checksBeforeStopping = 2

/**
 * Pays for an order that awaits its payment. Anything lost on the way is checked; a failed payment is
 * cancelled, so that the basket can be changed again.
 */
export async function payForOrder(ports: PayingPorts): Promise<PayingOutcome> {
  ports.onStage('paying')
  const requested = await askForIntent(ports)
  if (requested === 'moved') return findOut(ports, { isHeld: true, why: null })
  if (requested === 'missing') return { kind: 'missing' }
  if (requested === 'unavailable') return stopPaying(ports, 'unavailable')
  const confirmation = await ports.confirm(requested)
  ports.onStage('checking')
  switch (confirmation.kind) {
    case 'held':
      return findOut(ports, { isHeld: true, why: null })
    case 'refused':
      return stopPaying(ports, confirmation.why)
    case 'unclear':
      return findOut(ports, { isHeld: false, why: confirmation.why })
  }
}

async function askForIntent(
  ports: PayingPorts,
): Promise<PaymentIntent | 'moved' | 'missing' | 'unavailable'> {
  for (let tries = 0; tries < maximumRequests; tries++) {
    await ports.pause(backOffMs(tries))
    try {
      return await ports.ask()
    } catch (thrown) {
      const { code } = failureIn(thrown)
      if (code === 'ORDER_STATUS_INVALID') return 'moved'
      if (code === 'NONEXISTING_ORDER') return 'missing'
    }
  }
  return 'unavailable'
}

interface Known {
  /** Whether the provider has confirmed the authorisation. */
  isHeld: boolean
  /** The result to return if it turns out that nothing is authorised. */
  why: CardProblem | null
}

/** Checks until the result of the payment is known, at growing intervals. */
export async function findOut(ports: PayingPorts, known: Known): Promise<PayingOutcome> {
  for (let tries = 0, checks = 0; ; tries++) {
    if (tries > 0) ports.onStage('findingOut')
    await ports.pause(backOffMs(tries))
    const order = await answerOf(ports.settle)
    if (order === 'missing') return { kind: 'missing' }
    if (order === null) continue
    if (isPlaced(order.status)) return { kind: 'placed', order }
    if (order.status === 'unpaid') return { kind: 'notCharged', why: known.why, cart: null }
    checks += 1
    if (!known.isHeld && checks >= checksBeforeStopping) return stopPaying(ports, known.why)
    if (checks >= maximumChecks) return { kind: 'awaiting' }
  }
}

/** Checks once the result of a payment that was started before. */
export async function checkPayment({
  settle,
}: Pick<PayingPorts, 'settle'>): Promise<PayingOutcome> {
  const order = await answerOf(settle)
  if (order === null) return { kind: 'unknown' }
  if (order === 'missing') return { kind: 'missing' }
  if (isPlaced(order.status)) return { kind: 'placed', order }
  return order.status === 'unpaid'
    ? { kind: 'notCharged', why: null, cart: null }
    : { kind: 'awaiting' }
}

/** Cancels the payment, which is done only when the server says so. */
export async function stopPaying(
  ports: PayingPorts,
  why: CardProblem | null,
): Promise<PayingOutcome> {
  for (let tries = 0; ; tries++) {
    if (tries > 0) ports.onStage('findingOut')
    await ports.pause(backOffMs(tries))
    try {
      return { kind: 'notCharged', why, cart: await ports.abandon() }
    } catch (thrown) {
      const { code } = failureIn(thrown)
      if (code === 'NONEXISTING_ORDER') return { kind: 'missing' }
      // It was cancelled before; its basket has become another order since, or is missing.
      if (code === 'CART_ALREADY_ORDERED' || code === 'NONEXISTING_CART')
        return { kind: 'notCharged', why, cart: null }
      // Paid or cancelled meanwhile: the server decides which.
      if (code === 'ORDER_STATUS_INVALID') return findOut(ports, { isHeld: true, why })
    }
  }
}

/** Null: no useful answer, so that the caller asks again. */
async function answerOf(settle: () => Promise<Order>): Promise<Order | 'missing' | null> {
  try {
    return await settle()
  } catch (thrown) {
    return failureIn(thrown).code === 'NONEXISTING_ORDER' ? 'missing' : null
  }
}

/** The failure of a call; anything else that was thrown is a bug and rethrown. */
function failureIn(thrown: unknown): ApiFailure {
  if (isApiFailure(thrown)) return thrown
  throw thrown
}
