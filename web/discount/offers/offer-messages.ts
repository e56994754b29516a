import '#web/messages/discount.ts'
import type { Offer } from '#contract/discount.ts'
import { formatPence, formatPounds } from '#rules/money/pence.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { dayList } from './day-list.ts'
import { productList } from '#web/discount/product-list.ts'
import { dateFormat } from '#web/messages/intl-formats.ts'
import { formatFee } from '#web/messages/formats.ts'

const dayAndMonth = dateFormat({
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
})

/** The text of an offer and of each of its conditions. */
export function offerTerms(t: Translate, offer: Offer): string[] {
  const { minimumPence, weekdays, service, products, endsAt, kind } = offer
  const terms = [
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
  return terms.length > 0 ? terms : [t('discount.anyOrder')]
}

/** Its discount, unless its name has it already. */
function gift(t: Translate, { name, kind, percent, amountPence, capPence }: Offer): string {
  if (kind === 'freeDelivery') return /free delivery/i.test(name) ? '' : t('discount.freeDelivery')
  if (kind === 'fixed') {
    const pence = amountPence ?? 0
    return isNamed(name, pence) ? '' : t('discount.amountOff', { amount: formatFee(pence) })
  }
  const words = { percent: percent ?? 0, cap: formatPence(capPence ?? 0) }
  const isCapNamed = capPence === null || isNamed(name, capPence)
  if (name.includes(`${words.percent}%`)) return isCapNamed ? '' : t('discount.upTo', words)
  return t(capPence === null ? 'discount.percentOff' : 'discount.percentOffUpTo', words)
}

/** Names have round amounts without pence: "£5". */
const isNamed = (name: string, pence: number) =>
  name.includes(formatPounds(pence)) || name.includes(formatFee(pence))

function stampTerms(t: Translate, { loyalty }: Offer): string {
  if (!loyalty) return ''
  const { orders: count, minimumSpendPence } = loyalty
  if (minimumSpendPence === 0) return t('discount.after', { count })
  return t('discount.afterOf', { count, spend: formatPence(minimumSpendPence) })
}

/** An offer that ends at midnight is valid until the day before. */
const lastDay = (endsAt: string) => dayAndMonth.format(new Date(new Date(endsAt).getTime() - 1))
