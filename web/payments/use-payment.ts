import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { askForCart } from '#web/calls/cart-calls.ts'
import { orderApi } from '#web/calls/order-calls.ts'
import { paymentApi } from '#web/calls/payment-calls.ts'
import { useAppDispatch, type AppDispatch } from '#web/state/store.ts'
import type { CardProblem } from './card-problem.ts'
import type { Confirm } from './confirm-payment.ts'
import type { Confirmation } from './payment-confirmation.ts'
import {
  findOut,
  checkPayment,
  payForOrder,
  stopPaying,
  type PayingOutcome,
  type PayingPorts,
  type PayingStage,
} from './pay-for-order.ts'
import { pauseUnless } from './pause.ts'

/** An order that awaits its payment, and the proof of whose it is. */
export interface AwaitingOrder {
  orderId: string
  orderToken: string
  /** Its former basket, which may no longer be this browser's. */
  cartToken?: string | undefined
}

export interface Payment {
  /** The current stage; null: none. */
  stage: PayingStage | null
  /** The last attempt failed, and no money was taken; null: there was none, or its reason is unknown. */
  notCharged: { why: CardProblem | null } | null
  pay: (
    order: AwaitingOrder,
    how: { confirm: Confirm; savesCard: boolean },
  ) => Promise<PayingOutcome | null>
  /** Checks the result of a payment that a bank asked about on its own page. */
  comeBack: (order: AwaitingOrder, isHeld: boolean) => Promise<PayingOutcome | null>
  /** Checks the result once. */
  check: (order: AwaitingOrder) => Promise<PayingOutcome | null>
  stop: (order: AwaitingOrder) => Promise<PayingOutcome | null>
  /** Starts a new attempt. */
  reset: () => void
}

type Work = (ports: PayingPorts) => Promise<PayingOutcome>

/**
 * Pays for orders of a cart, and always knows whether money may have moved. Each function returns the result;
 * null when the page was left meanwhile.
 */
export function usePayment(
  cartToken: string | null,
  onPlaced: (order: Order & { orderToken: string }, cartToken: string | null) => void,
): Payment {
  const dispatch = useAppDispatch()
  const leaving = useRef(new AbortController())
  const [stage, setStage] = useState<PayingStage | null>(null)
  const [notCharged, setNotCharged] = useState<Payment['notCharged']>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function run(order: AwaitingOrder, how: Asking | null, work: Work) {
    const { signal } = leaving.current
    setNotCharged(null)
    setStage('checking')
    try {
      const outcome = await work({ ...portsOf(dispatch, order, how, signal), onStage: setStage })
      if (signal.aborted) return null
      await react(order, outcome)
      return outcome
    } catch (thrown) {
      if (signal.aborted) return null
      setStage(null)
      throw thrown
    }
  }

  async function react(order: AwaitingOrder, outcome: PayingOutcome) {
    const { orderToken } = order
    // The browser leaves the page here, and the page stays disabled until then.
    if (outcome.kind === 'placed')
      return onPlaced({ ...outcome.order, orderToken }, order.cartToken ?? cartToken)
    const isCartNews = outcome.kind === 'notCharged' && outcome.cart !== null
    const isCartOld = !isCartNews && outcome.kind !== 'unknown'
    if (isCartOld && cartToken !== null) await dispatch(askForCart(cartToken))
    if (outcome.kind === 'notCharged') setNotCharged({ why: outcome.why })
    setStage(null)
  }

  return {
    stage,
    notCharged,
    pay: (order, how) => run(order, how, payForOrder),
    comeBack: (order, isHeld) =>
      run(order, null, (ports) =>
        isHeld ? findOut(ports, { isHeld, why: null }) : stopPaying(ports, 'authentication'),
      ),
    check: (order) => run(order, null, checkPayment),
    stop: (order) => run(order, null, (ports) => stopPaying(ports, null)),
    reset: () => setNotCharged(null),
  }
}

interface Asking {
  confirm: Confirm
  savesCard: boolean
}

function portsOf(
  dispatch: AppDispatch,
  { orderId, orderToken }: AwaitingOrder,
  how: Asking | null,
  signal: AbortSignal,
): Omit<PayingPorts, 'onStage'> {
  const { createPaymentIntent, finishPayment, abandonPayment } = paymentApi.endpoints
  const named = { params: { orderId }, orderToken }
  const untracked = { track: false }
  return {
    ask: () => {
      const body = { orderId, savesCard: how?.savesCard ?? false }
      return dispatch(createPaymentIntent.initiate({ body, orderToken }, untracked)).unwrap()
    },
    confirm: async (intent) => {
      if (!how) return { kind: 'unclear', why: 'unknown' }
      const settled = new AbortController()
      const either = AbortSignal.any([signal, settled.signal])
      try {
        return await Promise.race([
          how.confirm(intent),
          untilMoved(dispatch, { orderId, orderToken }, either),
        ])
      } finally {
        settled.abort()
      }
    },
    settle: () => dispatch(finishPayment.initiate(named, untracked)).unwrap(),
    abandon: () => dispatch(abandonPayment.initiate(named, untracked)).unwrap(),
    pause: (ms) => pauseUnless(signal, ms),
  }
}

const checkEveryMs = 15_000

/**
 * While a bank asks, the order may be paid in another tab or expire. @returns only then, and never after the
 * signal
 */
async function untilMoved(
  dispatch: AppDispatch,
  { orderId, orderToken }: AwaitingOrder,
  signal: AbortSignal,
): Promise<Confirmation> {
  const check = { forceRefetch: true, subscribe: false }
  for (;;) {
    try {
      await pauseUnless(signal, checkEveryMs)
    } catch {
      return new Promise<never>(() => {})
    }
    const named = { params: { orderId }, orderToken }
    const { data } = await dispatch(orderApi.endpoints.getOrder.initiate(named, check))
    if (data && data.status !== 'awaitingpayment') return { kind: 'unclear', why: 'stopped' }
  }
}
