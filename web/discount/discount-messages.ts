import '#web/messages/discount.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { Translate } from '#web/messages/i18n.ts'

export interface Discounted extends Pick<Cart, 'discountPence' | 'discount'> {
  /** What was typed, which stands above the sum by its name; an order does not keep it. */
  discountCode?: string | null
  isDeliveryFeeKnown?: boolean
}

/** A discount in a sum: what it is called, why it is this one, and what it takes off. */
export interface DiscountRow {
  name: string
  note: string
  amount: string
}

/** The row of a sum for its discount; null without one. */
export function discountRow(t: Translate, sum: Discounted): DiscountRow | null {
  const { discount, discountPence } = sum
  if (discount === null && discountPence === 0) return null
  const amount = t('discount.amount', { amount: formatPence(discountPence) })
  if (discount === null) return { name: t('discount.row'), note: '', amount }
  const { code, name } = discount
  const isNamedAbove = code === null || sum.discountCode === code
  const notes = [isNamedAbove ? '' : name, reasonWords(t, sum, discount)].filter(Boolean)
  return {
    name: code === null ? name : t('discount.rowCode', { code }),
    note: notes.join('. '),
    amount: isWaiting(sum) ? t('discount.freeDelivery') : amount,
  }
}

const isWaiting = ({ discount, discountPence, isDeliveryFeeKnown = true }: Discounted) =>
  discount?.kind === 'freeDelivery' && discountPence === 0 && !isDeliveryFeeKnown

function reasonWords(
  t: Translate,
  sum: Discounted,
  { reason, kind }: NonNullable<Cart['discount']>,
): string {
  if (isWaiting(sum)) return t('discount.onceAddressIsKnown')
  if (kind === 'freeDelivery' && sum.discountPence === 0) return t('discount.nothingToPay')
  if (reason === 'best') return t('discount.best')
  if (reason === 'onlyOne') return ''
  return sum.discountCode
    ? t('discount.betterThanCode', { code: sum.discountCode })
    : t('discount.betterThanYourCode')
}
