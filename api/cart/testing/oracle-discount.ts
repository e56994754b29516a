import { createHash } from 'node:crypto'
import type { StoredLine } from '#api/database/column-types.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { add, isThere, share, type Tables } from './oracle-tables.ts'

type Discount = Tables['discounts'][number]

export interface Bill {
  lines: number[]
  subtotal: number
  fee: number
  isFeeKnown: boolean
}

interface Best {
  id: string
  pence: number
  /** The lines it is spread over. */
  weights: number[]
}

const ORDER_OF_REFUSALS = [
  'DISCOUNT_NOT_VALID',
  'DISCOUNT_EXPIRED',
  'DISCOUNT_ONLY_FOR_SPECIFIC_USERS',
  'DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY',
  'DISCOUNT_ELIGIBLE_FOR_ONLY_COLLECTION',
  'DISCOUNT_ONLY_FOR_SPECIFIC_DAYS',
  'DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS',
  'DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED',
  'DISCOUNT_USAGE_LIMIT_REACHED',
  'DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT',
  'DISCOUNT_SAVES_NOTHING',
]

/** The best discount, and the problem of the cart's codes if all of them are refused. */
export function bestDiscount(tables: Tables, cart: CartRow, bill: Bill, now: Date) {
  const given = [cart.discount_code, ...cart.other_codes].filter((code) => code !== null)
  const named = given.map((code) => tables.discounts.find((each) => each.code === code))
  const isRight = (discount: Discount) => refusalsOf(tables, discount, cart, bill, now).length === 0
  const right = named.filter((discount) => discount !== undefined).filter(isRight)
  const insisted = cart.is_code_chosen && right.find(({ code }) => code === cart.discount_code)
  const offers = tables.discounts.filter(({ code }) => code === null).filter(isRight)
  let best: (Best & { discount: Discount }) | null = null
  for (const discount of [...(insisted ? [insisted] : right), ...offers]) {
    const weights = weightsOf(tables, discount, cart, bill)
    const pence = amountOf(discount, add(weights), bill)
    if (discount.code === null && pence === 0) continue
    const isOnDelivery = discount.kind === 'freeDelivery'
    const candidate = {
      id: discount.id,
      pence,
      weights: isOnDelivery ? weights.map(() => 0) : weights,
      discount,
    }
    if (!best || isBetter(candidate, best)) best = candidate
  }
  if (given.length === 0 || right.length > 0) return { best, refusal: null }
  const wrong = named[0] ? refusalsOf(tables, named[0], cart, bill, now) : ['DISCOUNT_NOT_VALID']
  return { best, refusal: ORDER_OF_REFUSALS.find((each) => wrong.includes(each)) ?? null }
}

function isBetter(one: { pence: number; discount: Discount }, other: typeof one): boolean {
  if (one.pence !== other.pence) return one.pence > other.pence
  const isTyped = one.discount.code !== null
  if (isTyped !== (other.discount.code !== null)) return isTyped
  const isOurs = one.discount.funded_by === 'marketplace'
  if (isOurs !== (other.discount.funded_by === 'marketplace')) return isOurs
  return one.discount.id < other.discount.id
}

/** Every problem of it. */
function refusalsOf(tables: Tables, discount: Discount, cart: CartRow, bill: Bill, now: Date) {
  const wrong: string[] = []
  const { store_id, starts_at, ends_at, ended_at } = discount
  if (store_id && store_id !== cart.store_id) wrong.push('DISCOUNT_NOT_VALID')
  if (starts_at && +now < +starts_at) wrong.push('DISCOUNT_NOT_VALID')
  if (ended_at && +now >= +ended_at) wrong.push('DISCOUNT_NOT_VALID')
  if (ends_at && +now >= +ends_at) wrong.push('DISCOUNT_EXPIRED')
  if (discount.service === 'delivery' || discount.kind === 'freeDelivery')
    if (cart.service === 'collection') wrong.push('DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY')
  if (discount.service === 'collection' && cart.service === 'delivery')
    wrong.push('DISCOUNT_ELIGIBLE_FOR_ONLY_COLLECTION')
  const weekday = londonWeekday(cart.service_time ?? now)
  if (discount.weekdays && !discount.weekdays.some((each) => each === weekday))
    wrong.push('DISCOUNT_ONLY_FOR_SPECIFIC_DAYS')
  if (discount.is_for_some_products && !cart.lines.some((line) => isFor(tables, discount, line)))
    wrong.push('DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS')
  if (bill.subtotal < discount.minimum_pence) wrong.push('DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT')
  const pence = amountOf(discount, add(weightsOf(tables, discount, cart, bill)), bill)
  const mayYetSave = bill.subtotal === 0 || (discount.kind === 'freeDelivery' && !bill.isFeeKnown)
  if (pence === 0 && !mayYetSave) wrong.push('DISCOUNT_SAVES_NOTHING')
  return [...wrong, ...refusalsOfCustomer(tables, discount, cart)]
}

function refusalsOfCustomer(tables: Tables, discount: Discount, cart: CartRow): string[] {
  const wrong: string[] = []
  const { account_id } = cart
  const isChosen = tables.discountAccounts.some(
    (each) => each.discount_id === discount.id && each.account_id === account_id,
  )
  if (discount.is_for_some_accounts && !isChosen) wrong.push('DISCOUNT_ONLY_FOR_SPECIFIC_USERS')
  if (discount.loyalty_orders !== null && stamps(tables, discount, cart) < discount.loyalty_orders)
    wrong.push('DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED')
  if (discount.total_limit !== null && discount.used >= discount.total_limit)
    wrong.push('DISCOUNT_USAGE_LIMIT_REACHED')
  const account = tables.accounts.find(({ id }) => id === account_id)
  // Nobody here writes theirs in another way, so each address is a mailbox.
  const mailbox = `mailbox:${account?.email ?? cart.contact?.email}`
  const hash = createHash('sha256').update(mailbox).digest('hex')
  const own = tables.uses.find(
    (each) => each.discount_id === discount.id && each.customer.toString('hex') === hash,
  )
  if (discount.per_customer_limit !== null && (own?.used ?? 0) >= discount.per_customer_limit)
    wrong.push('DISCOUNT_USAGE_LIMIT_REACHED')
  return wrong
}

function stamps(tables: Tables, discount: Discount, { account_id }: CartRow): number {
  const orders = tables.orders.filter((order) => account_id && order.account_id === account_id)
  const rewards = orders.filter(
    ({ discount_id, status }) =>
      discount_id === discount.id && status !== 'declined' && status !== 'cancelled',
  )
  const since = Math.max(-Infinity, ...rewards.map(({ placed_at }) => +placed_at))
  return orders.filter(
    ({ status, subtotal_pence, store_id, placed_at }) =>
      status === 'completed' &&
      subtotal_pence >= discount.loyalty_spend_pence &&
      (!discount.store_id || discount.store_id === store_id) &&
      +placed_at > since,
  ).length
}

function isFor(tables: Tables, discount: Discount, line: StoredLine): boolean {
  if (!isThere(tables, line)) return false
  if (!discount.is_for_some_products) return true
  return tables.discountProducts.some(
    (each) => each.discount_id === discount.id && each.product_id === line.productId,
  )
}

function weightsOf(tables: Tables, discount: Discount, cart: CartRow, bill: Bill): number[] {
  return cart.lines.map((line, index) =>
    isFor(tables, discount, line) ? (bill.lines[index] ?? 0) : 0,
  )
}

function amountOf(discount: Discount, eligible: number, { fee }: Bill): number {
  if (discount.kind === 'freeDelivery') return fee
  const { amount_pence, percent, cap_pence } = discount
  const pence = discount.kind === 'fixed' ? (amount_pence ?? 0) : share(eligible, percent ?? '0')
  return Math.min(pence, eligible, cap_pence ?? Infinity)
}

/**
 * Each gets the whole pence of its share, then the rest goes out a penny at a time, largest remainder
 * first.
 */
export function spread(pence: number, weights: number[]): number[] {
  const total = add(weights)
  if (total === 0) return weights.map(() => 0)
  const given = weights.map((weight) => Math.floor((pence * weight) / total))
  while (add(given) < pence) {
    const lacking = weights.map((weight, index) => pence * weight - (given[index] ?? 0) * total)
    const maximum = lacking.indexOf(Math.max(...lacking))
    given[maximum] = (given[maximum] ?? 0) + 1
  }
  return given
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const london = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Europe/London' })
const londonWeekday = (at: Date): number => WEEKDAYS.indexOf(london.format(at)) + 1
