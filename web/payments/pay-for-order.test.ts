import { describe, expect, it } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { PaymentIntent } from '#contract/payments/payments.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { testCart } from '#web/checkout/testing/cart.ts'
import type { Confirmation } from './payment-confirmation.ts'
import {
  findOut,
  checkPayment,
  payForOrder,
  stopPaying,
  type PayingPorts,
} from './pay-for-order.ts'

const intent: PaymentIntent = {
  orderId: 'an-order',
  intentId: 'pi_1',
  clientSecret: 'pi_1_secret_2',
  amountPence: 2340,
  paymentMethodId: null,
}
// Only the status of an order matters.
const order = (status: OrderStatus) => ({ id: 'an-order', status }) as Order
const cart = testCart({ version: 7 })
const refusal = (code: ErrorCode): ApiFailure => ({ status: 409, code, details: {}, fields: [] })

type Answers<Answer> = readonly (Answer | ApiFailure)[]

interface World {
  intents?: Answers<PaymentIntent>
  confirms?: Confirmation
  settles?: Answers<Order>
  abandons?: Answers<typeof cart>
}

/** Answers in turn, and repeats the last answer. */
function play<Answer>(answers: Answers<Answer>, record: (call: string) => void, call: string) {
  let turn = 0
  return async () => {
    record(call)
    const answer = answers[Math.min(turn++, answers.length - 1)]
    if (answer === undefined) throw new Error(`Unexpected call: ${call}.`)
    if (typeof answer === 'object' && answer !== null && 'fields' in answer) throw answer
    return answer as Answer
  }
}

function world({ intents = [intent], confirms, settles = [], abandons = [] }: World) {
  const log: string[] = []
  const record = (what: string) => void log.push(what)
  const ports: PayingPorts = {
    ask: play(intents, record, 'ask'),
    confirm: async () => {
      record('confirm')
      return confirms ?? { kind: 'held' }
    },
    settle: play(settles, record, 'settle'),
    abandon: play(abandons, record, 'abandon'),
    pause: async (ms) => (ms > 0 ? record(`${ms} ms`) : undefined),
    onStage: (stage) => record(`(${stage})`),
  }
  return { ports, log }
}

describe('paying for an order', () => {
  it('requests the payment, confirms it and checks it, and the order is placed', async () => {
    const { ports, log } = world({ settles: [order('pending')] })
    expect(await payForOrder(ports)).toEqual({ kind: 'placed', order: order('pending') })
    expect(log).toEqual(['(paying)', 'ask', 'confirm', '(checking)', 'settle'])
  })

  it('cancels the payment after a refused card, and only then says that nothing was charged', async () => {
    const { ports, log } = world({
      confirms: { kind: 'refused', why: 'declined' },
      abandons: [cart],
    })
    expect(await payForOrder(ports)).toEqual({ kind: 'notCharged', why: 'declined', cart })
    expect(log).toEqual(['(paying)', 'ask', 'confirm', '(checking)', 'abandon'])
  })

  it('checks the result when the answer to cancelling is lost', async () => {
    const { ports, log } = world({
      confirms: { kind: 'refused', why: 'insufficientFunds' },
      abandons: [NO_ANSWER, NO_ANSWER, cart],
    })
    const outcome = await payForOrder(ports)
    expect(outcome).toEqual({ kind: 'notCharged', why: 'insufficientFunds', cart })
    expect(log.slice(4)).toEqual([
      'abandon',
      '(findingOut)',
      '1000 ms',
      'abandon',
      '(findingOut)',
      '2000 ms',
      'abandon',
    ])
  })

  it('is placed if another tab had paid before it could be cancelled', async () => {
    const { ports } = world({
      confirms: { kind: 'refused', why: 'declined' },
      abandons: [refusal('ORDER_STATUS_INVALID')],
      settles: [order('accepted')],
    })
    expect(await payForOrder(ports)).toEqual({ kind: 'placed', order: order('accepted') })
  })

  it('checks again while the money is held but nobody answers', async () => {
    const { ports, log } = world({
      settles: [NO_ANSWER, NO_ANSWER, NO_ANSWER, order('pending')],
    })
    expect(await payForOrder(ports)).toEqual({ kind: 'placed', order: order('pending') })
    expect(log.filter((what) => what.endsWith(' ms'))).toEqual(['1000 ms', '2000 ms', '4000 ms'])
    expect(log).not.toContain('abandon')
  })

  it('never cancels what the provider says is authorised', async () => {
    const { ports, log } = world({ settles: [order('awaitingpayment')] })
    expect(await payForOrder(ports)).toEqual({ kind: 'awaiting' })
    expect(log).not.toContain('abandon')
  })

  it('checks twice after a lost answer of the provider, before it cancels', async () => {
    const { ports, log } = world({
      confirms: { kind: 'unclear', why: 'unknown' },
      settles: [order('awaitingpayment')],
      abandons: [cart],
    })
    expect(await payForOrder(ports)).toEqual({ kind: 'notCharged', why: 'unknown', cart })
    expect(log.filter((what) => what === 'settle')).toHaveLength(2)
  })

  it('is placed when the provider had authorised the money before its answer was lost', async () => {
    const { ports, log } = world({
      confirms: { kind: 'unclear', why: 'unknown' },
      settles: [order('pending')],
    })
    expect(await payForOrder(ports)).toMatchObject({ kind: 'placed' })
    expect(log).not.toContain('abandon')
  })

  it('says that nothing was charged when the time to pay ran out meanwhile', async () => {
    const { ports } = world({
      confirms: { kind: 'unclear', why: 'stopped' },
      settles: [order('unpaid')],
    })
    expect(await payForOrder(ports)).toEqual({ kind: 'notCharged', why: 'stopped', cart: null })
  })

  it('requests the payment three times, then cancels without having confirmed', async () => {
    const { ports, log } = world({ intents: [NO_ANSWER], abandons: [cart] })
    expect(await payForOrder(ports)).toEqual({ kind: 'notCharged', why: 'unavailable', cart })
    expect(log.filter((what) => what === 'ask')).toHaveLength(3)
    expect(log).not.toContain('confirm')
  })

  it('checks the order when it no longer awaits its payment', async () => {
    const { ports, log } = world({
      intents: [refusal('ORDER_STATUS_INVALID')],
      settles: [order('pending')],
    })
    expect(await payForOrder(ports)).toMatchObject({ kind: 'placed' })
    expect(log).not.toContain('confirm')
  })

  it('finds no order that is not theirs', async () => {
    const { ports } = world({ intents: [refusal('NONEXISTING_ORDER')] })
    expect(await payForOrder(ports)).toEqual({ kind: 'missing' })
  })

  it('lets a fault of ours be seen', async () => {
    const { ports } = world({})
    const broken = { ...ports, ask: () => Promise.reject(new TypeError('ours')) }
    await expect(payForOrder(broken)).rejects.toThrow('ours')
  })
})

describe('a customer who comes back', () => {
  it.each<[string, Answers<Order>, string]>([
    ['paid meanwhile', [order('pending')], 'placed'],
    ['cancelled meanwhile', [order('unpaid')], 'notCharged'],
    ['still to be paid', [order('awaitingpayment')], 'awaiting'],
    ['without an answer', [NO_ANSWER], 'unknown'],
    ['not theirs', [refusal('NONEXISTING_ORDER')], 'missing'],
  ])('is checked once: %s', async (_what, settles, kind) => {
    const { ports, log } = world({ settles })
    expect(await checkPayment(ports)).toMatchObject({ kind })
    expect(log).toEqual(['settle'])
  })

  it('from a bank that agreed does not wait for ever', async () => {
    const { ports } = world({ settles: [order('awaitingpayment')] })
    expect(await findOut(ports, { isHeld: true, why: null })).toEqual({ kind: 'awaiting' })
  })

  it('stops paying, and nothing was charged', async () => {
    const { ports } = world({ abandons: [cart] })
    expect(await stopPaying(ports, null)).toEqual({ kind: 'notCharged', why: null, cart })
  })

  it.each(['CART_ALREADY_ORDERED', 'NONEXISTING_CART'] as const)(
    'is also done when its basket was ordered again elsewhere or is missing (%s)',
    async (code) => {
      const { ports, log } = world({ abandons: [refusal(code), cart] })
      expect(await stopPaying(ports, null)).toEqual({ kind: 'notCharged', why: null, cart: null })
      expect(log).toEqual(['abandon'])
    },
  )
})
