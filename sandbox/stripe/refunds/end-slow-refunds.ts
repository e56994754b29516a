import type { Stripe } from 'stripe'
import { recordOutgoing } from '#sandbox/stripe/charges/record-balance.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'
import { cardOf } from '#sandbox/stripe/payment-methods/find-payment-method.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import type { Troubles } from '#sandbox/stripe/trouble/trouble.ts'

/**
 * Brings refunds that take a while to their end, also those of an earlier start: a pending one
 * succeeds, and that of a card whose refunds fail does fail. The answer stops it.
 */
export function endSlowRefunds(state: StripeState, troubles: Troubles): () => void {
  const timers = new Map<string, NodeJS.Timeout>()
  const plan = (id: string) => {
    const refund = state.find('refund', id)
    if (!refund || timers.has(id) || endOf(state, refund) === null) return
    const end = () => {
      timers.delete(id)
      state.inOneGo(() => endRefund(state, id))
    }
    timers.set(id, setTimeout(end, troubles.now.slowRefundMs).unref())
  }
  state.all('refund').forEach(({ id }) => plan(id))
  state.onChange((versions) => {
    for (const [kind, id] of versions) if (kind === 'refund') plan(id)
  })
  return () => timers.forEach((timer) => clearTimeout(timer))
}

type End = 'succeeded' | 'failed'

/** What is still to come of a refund; null if it has come to its end. */
function endOf(state: StripeState, refund: Stripe.Refund): End | null {
  // Money that was only authorised is released at once.
  if (refund.balance_transaction === null) return null
  if (refund.status === 'pending') return 'succeeded'
  const charge = state.find('charge', idOf(refund.charge))
  const fails = cardOf(state, charge?.payment_method ?? '')?.card.refund === 'fails'
  return fails && refund.status === 'succeeded' ? 'failed' : null
}

function endRefund(state: StripeState, id: string): void {
  const before = state.find('refund', id)
  const end = before && endOf(state, before)
  if (!before || end === null) return
  if (end === 'succeeded') {
    const refund = state.put('refund', { ...before, status: 'succeeded' })
    recordEvent(state, 'refund.updated', refund)
    return
  }
  const { amount, currency } = before
  const back = recordOutgoing(state, id, amount, currency, 'refund_failure')
  const refund = state.put('refund', {
    ...before,
    failure_balance_transaction: back.id,
    failure_reason: 'lost_or_stolen_card',
    status: 'failed',
  })
  const charge = state.find('charge', idOf(before.charge))
  if (charge) {
    const amount_refunded = charge.amount_refunded - amount
    state.put('charge', { ...charge, amount_refunded, refunded: false })
  }
  recordEvent(state, 'refund.updated', refund)
  recordEvent(state, 'refund.failed', refund)
}
