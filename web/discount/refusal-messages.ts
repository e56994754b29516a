import '#web/messages/discount.ts'
import type { CartProblem } from '#contract/cart/cart-problem.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { DiscountNumbers, DISCOUNT_REFUSALS } from '#contract/discount.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { formatPence } from '#rules/money/pence.ts'
import { londonParts } from '#rules/time/london.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { dayList, dayName } from '#web/discount/offers/day-list.ts'
import { productList } from './product-list.ts'
import { formatFee } from '#web/messages/formats.ts'

export type DiscountRefusalCode = (typeof DISCOUNT_REFUSALS)[number]

/** The ways to fix a code that does not apply. */
export type DiscountRemedy =
  | 'removeCode'
  | 'chooseTime'
  | 'collect'
  | 'deliver'
  | 'logIn'
  | 'toMenu'

/** Why a code does not apply: a problem of the cart, or the details of a refusal. */
export type DiscountRefusal = Pick<CartProblem, 'minimumPence' | 'missingPence' | 'discount'> & {
  code: DiscountRefusalCode
}

type RefusedCart = Pick<Cart, 'serviceType' | 'serviceTime' | 'discount'> & {
  store: Pick<Cart['store'], 'name' | 'services'>
}

interface Words {
  text: string
  /** The ways that help, besides removing the code. */
  remedies: DiscountRemedy[]
}

const PREFIX = 'DISCOUNT_'

export const isDiscountRefusal = (code: string): code is DiscountRefusalCode & ErrorCode =>
  code.startsWith(PREFIX)

/** Why a code does not apply to a basket, with its numbers, and what helps. */
export function refusalWords(
  t: Translate,
  refusal: DiscountRefusal,
  cart: RefusedCart,
  now: Date,
): Words {
  const { discount = { code: null } } = refusal
  const code = discount.code ?? t('discount.someCode')
  const { name: store, services } = cart.store
  switch (refusal.code) {
    case 'DISCOUNT_NOT_VALID':
      return { text: t('discount.notValid', { code, store }), remedies: [] }
    case 'DISCOUNT_ALREADY_APPLIED':
      return { text: alreadyThere(t, code, cart.discount), remedies: [] }
    case 'DISCOUNT_EXPIRED':
      return { text: t('discount.expired', { code }), remedies: [] }
    case 'DISCOUNT_USAGE_LIMIT_REACHED':
      return { text: t('discount.usedUp', { code }), remedies: [] }
    case 'DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT': {
      const missing = formatFee(refusal.missingPence ?? discount.missingPence ?? 0)
      const minimum = formatPence(refusal.minimumPence ?? discount.minimumPence ?? 0)
      return { text: t('discount.minimum', { code, missing, minimum }), remedies: ['toMenu'] }
    }
    case 'DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS':
      return forProducts(t, code, discount.products ?? [])
    case 'DISCOUNT_ONLY_FOR_SPECIFIC_USERS':
      if (discount.isLogInNeeded)
        return { text: t('discount.usersLogIn', { code }), remedies: ['logIn'] }
      return { text: t('discount.users', { code }), remedies: [] }
    case 'DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY': {
      const remedies = services.includes('delivery') ? (['deliver'] as const) : []
      return { text: t('discount.onlyDelivery', { code }), remedies: [...remedies] }
    }
    case 'DISCOUNT_ELIGIBLE_FOR_ONLY_COLLECTION': {
      const remedies = services.includes('collection') ? (['collect'] as const) : []
      return { text: t('discount.onlyCollection', { code }), remedies: [...remedies] }
    }
    case 'DISCOUNT_ONLY_FOR_SPECIFIC_DAYS':
      return { text: onOtherDays(t, code, discount, cart, now), remedies: ['chooseTime'] }
    case 'DISCOUNT_SAVES_NOTHING': {
      const key = discount.isDeliveryFree ? 'discount.deliveryIsFree' : 'discount.savesNothing'
      return { text: t(key, { code }), remedies: [] }
    }
    case 'DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED':
      return forStamps(t, code, discount)
  }
}

function alreadyThere(t: Translate, code: string, counts: Cart['discount']): string {
  const isBeaten = counts !== null && counts.code === null
  return isBeaten
    ? t('discount.alreadyBeaten', { code, offer: counts.name })
    : t('discount.alreadyApplied', { code })
}

function forProducts(t: Translate, code: string, names: readonly string[]): Words {
  const products = productList(t, names)
  if (names.length === 0) return { text: t('discount.otherProducts', { code }), remedies: [] }
  const key = names.length === 1 ? 'discount.products' : 'discount.productsSeveral'
  return { text: t(key, { code, products }), remedies: ['toMenu'] }
}

function onOtherDays(
  t: Translate,
  code: string,
  { today = 0, allowedDays = [] }: DiscountNumbers,
  { serviceTime }: RefusedCart,
  now: Date,
): string {
  const days = dayList(t, allowedDays)
  const words = { code, days, today: dayName(t, today) }
  const date = (at: Date) => londonParts(at).isoDate
  const isToday = serviceTime === 'asap' || date(new Date(serviceTime)) === date(now)
  return t(isToday ? 'discount.days' : 'discount.daysOrder', words)
}

function forStamps(t: Translate, code: string, numbers: DiscountNumbers): Words {
  const { minimumOrders = 0, minimumSpendPence = 0, ordersLeft = 0, isLogInNeeded } = numbers
  const needed = ordersNeeded(t, minimumOrders, minimumSpendPence)
  if (isLogInNeeded)
    return { text: t('discount.stampsLogIn', { code, needed }), remedies: ['logIn'] }
  return { text: t('discount.stamps', { code, needed, count: ordersLeft }), remedies: [] }
}

/** "5 completed orders of £10.00 or more" */
function ordersNeeded(t: Translate, count: number, spendPence: number): string {
  if (spendPence === 0) return t('discount.ordersNeeded', { count })
  return t('discount.ordersNeededOf', { count, spend: formatPence(spendPence) })
}
