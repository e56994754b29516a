import type { Chance } from '#town/chance.ts'
import type { AtBank } from './card-form.ts'

/** What a customer does with an order that is to be paid by card. */
export interface CardPlan {
  name: string
  card: string
  atBank: AtBank
  /** Where the customer leaves without another request; null: nowhere. */
  leaves: 'beforeAsking' | 'afterAsking' | 'afterConfirming' | null
  /** Abandons the payment while the money may just be authorised. */
  changesMind: boolean
  tabs: 1 | 2
  /** Used for customers with an account only. */
  savesCard: boolean
}

const PLAIN = {
  card: 'visa',
  atBank: 'complete',
  leaves: null,
  changesMind: false,
  tabs: 1,
} as const

const GOOD = ['visa', 'gb', 'mastercard', 'amex', 'gb_debit', 'pendingRefund']
const BAD = [
  'visa_chargeDeclined',
  'visa_chargeDeclinedInsufficientFunds',
  'chargeDeclinedProcessingError',
  'radarBlock',
]
const ASKING = ['threeDSecureRequired', 'authenticationRequired']

/** Each with its weight. */
const CARD_PLANS: readonly (readonly [
  number,
  Omit<CardPlan, 'card' | 'savesCard'> & { cards: string[] },
])[] = [
  [30, { ...PLAIN, name: 'good card', cards: GOOD }],
  [12, { ...PLAIN, name: 'refused card', cards: BAD }],
  [9, { ...PLAIN, name: 'bank asks, passed', cards: ASKING }],
  [5, { ...PLAIN, name: 'bank asks, failed', cards: ASKING, atBank: 'fail' }],
  [4, { ...PLAIN, name: 'bank asks, left there', cards: ASKING, atBank: 'leave' }],
  [3, { ...PLAIN, name: 'bank asks, then refused', cards: ['threeDSecureRequiredChargeDeclined'] }],
  [10, { ...PLAIN, name: 'closes the tab after paying', cards: GOOD, leaves: 'afterConfirming' }],
  [4, { ...PLAIN, name: 'closes the tab before paying', cards: GOOD, leaves: 'afterAsking' }],
  [3, { ...PLAIN, name: 'closes the tab at once', cards: GOOD, leaves: 'beforeAsking' }],
  [8, { ...PLAIN, name: 'pays and gives up at once', cards: GOOD, changesMind: true }],
  [9, { ...PLAIN, name: 'two tabs', cards: [...GOOD, ...BAD], tabs: 2 }],
  [1, { ...PLAIN, name: 'card that takes no refunds', cards: ['refundFail'] }],
]

export function cardPlan(chance: Chance): CardPlan {
  const { cards, ...plan } = weighed(CARD_PLANS, chance)
  return { ...plan, card: chance.pick(cards), savesCard: chance.next() < 0.5 }
}

/** After a failed attempt. */
export const goodCardPlan = (chance: Chance): CardPlan => ({
  ...PLAIN,
  name: 'another card',
  card: chance.pick(GOOD),
  savesCard: false,
})

/** What a store does with an order. */
export type StorePlan =
  | 'accept'
  | 'accept and complete'
  | 'accept and cancel'
  | 'accept and refund a line'
  | 'accept and refund all'
  | 'accept, refund a line and cancel'
  | 'accept, marketplace refunds all'
  | 'accept and decline at once'
  | 'decline'
  | 'answer nothing'

const STORE_PLANS: readonly (readonly [number, StorePlan])[] = [
  [26, 'accept'],
  [26, 'accept and complete'],
  [8, 'accept and cancel'],
  [8, 'accept and refund a line'],
  [4, 'accept and refund all'],
  [4, 'accept, refund a line and cancel'],
  [3, 'accept, marketplace refunds all'],
  [4, 'accept and decline at once'],
  [9, 'decline'],
  [8, 'answer nothing'],
]

export const storePlan = (chance: Chance): StorePlan => weighed(STORE_PLANS, chance)

/** One of them, by their weights. @throws when there is none */
export function weighed<Item>(items: readonly (readonly [number, Item])[], chance: Chance): Item {
  const all = items.reduce((sum, [weight]) => sum + weight, 0)
  let lot = chance.next() * all
  for (const [weight, item] of items) {
    lot -= weight
    if (lot < 0) return item
  }
  throw new Error('There is nothing to choose from')
}
