import type { Cart } from '#contract/cart/cart.ts'
import { IDEMPOTENCY_KEY_HEADER, ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import type { Order } from '#contract/orders.ts'
import type { PaymentIntent } from '#contract/payments/payments.ts'
import type { Chance } from '#town/chance.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { payForOrder, type PayingOutcome, type PayingPorts } from '#web/payments/pay-for-order.ts'
import { fillCart, type Shop } from './basket.ts'
import type { Browser } from './browser.ts'
import { confirmByCard } from './card-form.ts'
import type { Diary } from './diary.ts'
import { cardPlan, goodCardPlan, type CardPlan } from './plans.ts'

export interface Customer {
  number: number
  chance: Chance
  browser: Browser
  diary: Diary
  sandboxUrl: string
  shops: readonly Shop[]
}

type Placed = Order & { orderToken: string }

const maximumTries = 8
const CARD_SHARE = 0.7

class Left extends Error {}

/** One customer, from an empty basket to an order, or to abandoning it; records what they were answered. */
export async function shop(customer: Customer): Promise<void> {
  const { diary } = customer
  try {
    diary.count('customers', await buy(customer))
  } catch (thrown) {
    if (thrown instanceof Left) diary.count('customers', 'left')
    else if (isApiFailure(thrown)) diary.count('customers', `refused: ${thrown.code}`)
    else if (customer.browser.signal.aborted) diary.count('customers', 'lost patience')
    else throw thrown
  }
}

async function buy(customer: Customer): Promise<string> {
  const { browser, chance, diary, number, shops } = customer
  let cart = await fillCart(browser, chance.pick(shops), chance, `customer${number}@chaos.example`)
  let plan: CardPlan | 'cash' = chance.next() < CARD_SHARE ? cardPlan(chance) : 'cash'
  for (let tries = 0; tries < maximumTries; tries++) {
    diary.count('ways of paying', plan === 'cash' ? 'cash' : plan.name)
    const after = await order(customer, cart, plan)
    if (after.kind === 'placed') return ending(customer, after.order, plan)
    if (after.kind === 'left') return 'left'
    cart = after.cart
    const lot = chance.next()
    if (lot < 0.1) return 'gave up'
    if (after.isFree) await browser.pause(chance.between(200, 1000))
    if (lot > 0.85) plan = 'cash'
    else if (!after.isFree) plan = goodCardPlan(chance)
  }
  return 'gave up'
}

/** Some cancel an order that the store has not answered. */
async function ending(
  { browser, chance, diary }: Customer,
  placed: Placed,
  plan: CardPlan | 'cash',
) {
  const by = plan === 'cash' ? 'cash' : 'card'
  if (chance.next() > 0.08) return `placed by ${by}`
  try {
    await browser.askUntilAnswered('POST', `/order/${placed.id}/cancel`, proofOf(placed))
  } catch (thrown) {
    if (!isApiFailure(thrown)) throw thrown
    return `placed by ${by}`
  }
  diary.count('told', 'cancelled')
  return `placed by ${by}, cancelled`
}

type After =
  | { kind: 'placed'; order: Placed }
  /** The basket can be changed again; free: it only has to be checked again, or paid in another way. */
  | { kind: 'again'; cart: Cart; isFree: boolean }
  | { kind: 'left' }

async function order(customer: Customer, cart: Cart, plan: CardPlan | 'cash'): Promise<After> {
  const tabs = plan === 'cash' ? customer.chance.pick([1, 1, 1, 2]) : plan.tabs
  const afters = await Promise.all(
    Array.from({ length: tabs }, (_, tab) => orderInTab(customer, cart, plan, { tab, tabs })),
  )
  const [first = { kind: 'left' } as const] = afters
  return afters.find(({ kind }) => kind === 'placed') ?? first
}

async function orderInTab(
  customer: Customer,
  cart: Cart,
  plan: CardPlan | 'cash',
  { tab, tabs }: { tab: number; tabs: number },
): Promise<After> {
  const { browser, diary, number } = customer
  const { cartToken } = cart
  let placed: Placed
  try {
    placed = await place(customer, cart, plan === 'cash' ? 'cash' : 'online', tabs === 1)
  } catch (thrown) {
    if (!isApiFailure(thrown)) throw thrown
    return { kind: 'again', cart: await reloadCart(browser, cart, thrown.code), isFree: true }
  }
  const note = { customer: number, cartToken, orderId: placed.id }
  if (placed.status !== 'awaitingpayment') {
    if (placed.status !== 'unpaid') diary.record({ ...note, word: 'placed' })
    return placed.status === 'unpaid'
      ? {
          kind: 'again',
          cart: await browser.askUntilAnswered('GET', `/cart/${cartToken}`),
          isFree: true,
        }
      : { kind: 'placed', order: placed }
  }
  // Another tab of a customer who pays in cash has asked to pay by card.
  const how = plan === 'cash' ? goodCardPlan(customer.chance) : plan
  const outcome = await pay(customer, placed, tab === 0 ? how : { ...how, card: 'gb' })
  if (outcome.kind === 'placed') {
    diary.record({ ...note, word: 'placed' })
    return { kind: 'placed', order: { ...outcome.order, orderToken: placed.orderToken } }
  }
  if (outcome.kind !== 'notCharged') return { kind: 'left' }
  diary.record({ ...note, word: 'notCharged' })
  const fresh = outcome.cart ?? (await browser.askUntilAnswered<Cart>('GET', `/cart/${cartToken}`))
  return { kind: 'again', cart: fresh, isFree: false }
}

/**
 * Presses the button, some of them twice, and again under the same key without an answer. Both get one order,
 * unless another tab had ordered the cart, and abandoned that order between the two.
 */
async function place(
  { browser, chance, diary }: Customer,
  { cartToken, totalPence }: Cart,
  paymentMethod: 'cash' | 'online',
  isOnlyTab: boolean,
): Promise<Placed> {
  const headers = { [IDEMPOTENCY_KEY_HEADER]: crypto.randomUUID() }
  const body = { cartToken, totalPence, paymentMethod }
  const press = () => browser.askUntilAnswered<Placed>('POST', '/order', { body, headers })
  if (chance.next() > 0.2) return press()
  const presses = await Promise.allSettled([press(), press()])
  const placed = presses.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  if (isOnlyTab && new Set(placed.map(({ id }) => id)).size > 1)
    diary.wrong.push(`two orders for one request: ${placed.map(({ id }) => id).join(', ')}`)
  const [first] = placed
  if (first) return first
  throw presses.find((each) => each.status === 'rejected')?.reason
}

/** The cart after a refusal, without the problem. */
async function reloadCart(browser: Browser, { cartToken, ...seen }: Cart, code: string) {
  const path = `/cart/${cartToken}`
  if (code.startsWith('DISCOUNT') && seen.discount)
    await browser.askUntilAnswered('DELETE', `${path}/discount/${seen.discount.code ?? ''}`)
  if (code.startsWith('SLOT'))
    await browser.askUntilAnswered('PUT', `${path}/details`, { body: { serviceTime: 'asap' } })
  if (code.startsWith('CART_HAS_UNAVAILABLE'))
    await browser.askUntilAnswered('DELETE', `/cart/unavailable-products/${cartToken}`)
  return browser.askUntilAnswered<Cart>('GET', path)
}

const proofOf = ({ orderToken }: Placed) => ({ headers: { [ORDER_TOKEN_HEADER]: orderToken } })

/** Pays by the website's own steps, unless the customer leaves in the middle of them. */
async function pay(customer: Customer, placed: Placed, plan: CardPlan): Promise<PayingOutcome> {
  if (plan.leaves === 'beforeAsking') throw new Left()
  return payForOrder(portsOf(customer, placed, plan))
}

function portsOf({ browser, sandboxUrl }: Customer, placed: Placed, plan: CardPlan): PayingPorts {
  const proof = proofOf(placed)
  const path = `/order/${placed.id}/payment`
  const giveUp = () => browser.ask<Cart>('DELETE', path, proof)
  return {
    ask: async () => {
      const body = { orderId: placed.id, savesCard: plan.savesCard }
      const asking = { ...proof, body }
      const intent = await browser.ask<PaymentIntent>('POST', '/payment/payment-intent', asking)
      if (plan.leaves === 'afterAsking') throw new Left()
      return intent
    },
    confirm: async (intent) => {
      const confirming = confirmByCard(sandboxUrl, intent, plan.card, plan.atBank)
      const givingUp = plan.changesMind ? giveUp().catch(() => null) : null
      const confirmation = await confirming
      await givingUp
      if (plan.leaves === 'afterConfirming' || confirmation === null) throw new Left()
      return confirmation
    },
    settle: () => browser.ask<Order>('POST', path, proof),
    abandon: giveUp,
    pause: (ms) => browser.pause(ms),
    onStage: () => {},
  }
}
