import type { Cart } from '#contract/cart/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { PaymentIntent } from '#contract/payments/payments.ts'
import { isPlaced } from '#rules/orders/order-status.ts'
import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { backOffMs } from '#web/calls/request/back-off.ts'
import type { CardProblem } from './card-problem.ts'
import type { Confirmation } from './payment-confirmation.ts'

/** What a person sees meanwhile. */
export type PayingStage = 'paying' | 'checking' | 'findingOut'

/** What became of it. Only `notCharged` says that no money was taken, and only when that is certain. */
export type PayingOutcome =
  | { kind: 'placed'; order: Order }
  | { kind: 'notCharged'; why: CardProblem | null; cart: Cart | null }
  /** Nothing is held so far, and the order waits on. */
  | { kind: 'awaiting' }
  /** There is no such order for whoever asks. */
  | { kind: 'missing' }
  /** Nobody answered; it was only a look. */
  | { kind: 'unknown' }

/** Everything that paying for an order needs of the world. Calls throw an ApiFailure. */
export interface PayingPorts {
  /** Asks our server for what the browser may confirm; the same however often. */
  ask: () => Promise<PaymentIntent>
  /** Asks the provider to hold the money. */
  confirm: (intent: PaymentIntent) => Promise<Confirmation>
  /** Lets our server look at the provider. */
  settle: () => Promise<Order>
  abandon: () => Promise<Cart>
  /** Throws once nobody waits for this any more. */
  pause: (ms: number) => Promise<void>
  onStage: (stage: PayingStage) => void
}

const maximumRequests = 3
/** By then the provider has long done what it said; whoever waits may decide. */
const maximumChecks = 8
/** When nobody knows whether the provider was asked, a hold would show by the second look. */
const checksBeforeStopping = 2

/**
 * Pays for an order that awaits it. Whatever gets lost on the way is found out; what came to nothing
 * is given up, so that the basket is free again.
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
  /** Whether the provider has confirmed the hold. */
  isHeld: boolean
  /** What to say if it turns out that nothing is. */
  why: CardProblem | null
}

/** Asks until it is known what became of the payment, waiting longer each time. */
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

/** Looks once what has become of a payment that was begun before. */
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

/** Gives the payment up, which is done only when the server says so. */
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
      // It was given up before; of its basket another order has been made since, or it is gone.
      if (code === 'CART_ALREADY_ORDERED' || code === 'NONEXISTING_CART')
        return { kind: 'notCharged', why, cart: null }
      // Paid or given up meanwhile: the server knows which.
      if (code === 'ORDER_STATUS_INVALID') return findOut(ports, { isHeld: true, why })
    }
  }
}

/** Null: no answer that would help, so that it is to be asked again. */
async function answerOf(settle: () => Promise<Order>): Promise<Order | 'missing' | null> {
  try {
    return await settle()
  } catch (thrown) {
    return failureIn(thrown).code === 'NONEXISTING_ORDER' ? 'missing' : null
  }
}

/** A failure of a call; whatever else was thrown is a fault of ours and goes on. */
function failureIn(thrown: unknown): ApiFailure {
  if (isApiFailure(thrown)) return thrown
  throw thrown
}
