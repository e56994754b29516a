import '#web/messages/discount.ts'
import type { Offer } from '#contract/discount.ts'
import { formatFee, formatPence } from '#rules/money/pence.ts'
import type { Translate } from '../messages/i18n.ts'
import { dayList } from './day-list.ts'
import { productList } from './refusal-words.ts'

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
})

/** What an offer gives, and each of its conditions, in words. */
export function offerTerms(t: Translate, offer: Offer): string[] {
  const { minimumPence, weekdays, service, products, endsAt, kind } = offer
  return [
    gift(t, offer),
    products &&
      products.length > 0 &&
      t('discount.onlyFor', { products: productList(t, products) }),
    stampTerms(t, offer),
    minimumPence > 0 && t('discount.from', { minimum: formatPence(minimumPence) }),
    weekdays && dayList(t, weekdays),
    service === 'delivery' && kind !== 'freeDelivery' && t('discount.forDelivery'),
    service === 'collection' && t('discount.forCollection'),
    endsAt && t('discount.until', { date: lastDay(endsAt) }),
  ].filter((term) => typeof term === 'string' && term !== '') as string[] // The others are left out.
}

function gift(t: Translate, { kind, percent, amountPence, capPence }: Offer): string {
  if (kind === 'freeDelivery') return t('discount.freeDelivery')
  if (kind === 'fixed') return t('discount.amountOff', { amount: formatFee(amountPence ?? 0) })
  const words = { percent: percent ?? 0 }
  if (capPence === null) return t('discount.percentOff', words)
  return t('discount.percentOffUpTo', { ...words, cap: formatPence(capPence) })
}

function stampTerms(t: Translate, { loyalty }: Offer): string {
  if (!loyalty) return ''
  const { orders: count, minimumSpendPence } = loyalty
  if (minimumSpendPence === 0) return t('discount.after', { count })
  return t('discount.afterOf', { count, spend: formatPence(minimumSpendPence) })
}

/** What ends at midnight is to be had until the day before. */
const lastDay = (endsAt: string) => dateFormat.format(new Date(new Date(endsAt).getTime() - 1))
