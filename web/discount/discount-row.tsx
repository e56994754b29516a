import '#web/styles/discount.css'
import { formatPence } from '#rules/money/pence.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import '#web/messages/discount.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { Translate } from '#web/messages/i18n.ts'

export interface Discounted extends Pick<Cart, 'discountPence' | 'discount'> {
  /** The typed code, which is shown above the sum by its name; an order does not store it. */
  discountCode?: string | null
  isDeliveryFeeKnown?: boolean
}

/** A discount in a sum: its name, why it was chosen, and its amount. */
interface DiscountRow {
  name: string
  note: string
  amount: string
}

const isWaiting = ({ discount, discountPence, isDeliveryFeeKnown = true }: Discounted) =>
  discount?.kind === 'freeDelivery' && discountPence === 0 && !isDeliveryFeeKnown

/** The name of a discount in a sum, and why it was chosen. */
export function DiscountName({ name, note }: DiscountRow) {
  return (
    <span className="discount-name">
      {name}
      {note && <small>{note}</small>}
    </span>
  )
}

/** A dish's part of a discount that is on some dishes only. */
export function LineSaving({ pence }: { pence: number }) {
  const { t } = useTranslation()
  if (pence === 0) return null
  return (
    <small className="line-saving">
      <span className="sr">{t('discount.row')} </span>
      {t('discount.amount', { amount: formatPence(pence) })}
    </small>
  )
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
