import type { FieldFault } from '#contract/errors.ts'
import type { ManagedDiscount } from '#contract/partner/discounts.ts'
import { formatLondonTime, londonParts } from '#rules/time/london.ts'
import { dayName } from '#web/discount/offers/day-list.ts'
import { dateFormat } from '#web/messages/intl-formats.ts'
import type { Translate } from '#web/messages/i18n.ts'

const dayAndMonth = dateFormat({
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
})

/** "Friday 15 May, 19:00", by London's clock. */
export function momentWords(t: Translate, instant: string): string {
  const at = new Date(instant)
  return t('discounts.moment', {
    day: dayName(t, londonParts(at).weekday),
    date: dayAndMonth.format(at),
    time: formatLondonTime(at),
  })
}

/** When it starts or ends, or did. */
export function whenWords(
  t: Translate,
  { state, startsAt, endsAt, endedAt }: ManagedDiscount,
  now: Date,
): string[] {
  if (state === 'stopped' && endedAt !== null)
    return [t('discounts.stoppedAt', { at: momentWords(t, endedAt) })]
  const ends = endsAt === null ? null : momentWords(t, endsAt)
  const hasEnded = endsAt !== null && new Date(endsAt) <= now
  if (hasEnded && ends !== null) return [t('discounts.endedAt', { at: ends })]
  return [
    ...(state === 'scheduled' && startsAt !== null
      ? [t('discounts.starts', { at: momentWords(t, startsAt) })]
      : []),
    ...(ends === null ? [] : [t('discounts.ends', { at: ends })]),
  ]
}

/** The sentence for each field that is wrong, by the names that the server gives fields. */
export function faultWords(t: Translate, faults: readonly FieldFault[]): Map<string, string> {
  return new Map(
    faults.toReversed().map(({ field, code }) => {
      const path = field.replace(/^discount\./, '')
      const name = path.startsWith('loyalty.') ? path : (path.split('.')[0] ?? '')
      return [name, words(t, name, code)]
    }),
  )
}

function words(t: Translate, name: string, code: FieldFault['code']): string {
  if (code === 'already_promised') return t('discounts.fault.promised')
  switch (name) {
    case 'name':
      return t(code === 'too_long' ? 'discounts.fault.nameTooLong' : 'discounts.fault.name')
    case 'code':
      return t(code === 'already_used' ? 'discounts.fault.codeTaken' : 'discounts.fault.code')
    case 'percent':
      return t('discounts.fault.percent')
    case 'amountPence':
      return t('discounts.fault.amount')
    case 'capPence':
      return t('discounts.fault.cap')
    case 'minimumPence':
      return t('discounts.fault.minimum')
    case 'loyalty.orders':
      return t('discounts.fault.stamps')
    case 'loyalty.minimumSpendPence':
      return t('discounts.fault.stampSpend')
    case 'startsAt':
      return t('discounts.fault.startsAt')
    case 'endsAt':
      return endWords(t, code)
    case 'productIds':
      return dishWords(t, code)
    case 'service':
      return t('discounts.fault.service')
    case 'totalLimit':
      return t(code === 'too_few' ? 'discounts.fault.limitReached' : 'discounts.fault.limit')
    case 'perCustomerLimit':
      return t('discounts.fault.limit')
    case 'budgetPence':
      return t(code === 'too_few' ? 'discounts.fault.budgetTooSmall' : 'discounts.fault.budget')
    case 'storeSlug':
      return t('discounts.fault.store')
    default:
      return t('discounts.fault.other')
  }
}

function endWords(t: Translate, code: FieldFault['code']): string {
  if (code === 'not_ascending') return t('discounts.fault.endsTooEarly')
  return t(code === 'date_has_passed' ? 'discounts.fault.endsPassed' : 'discounts.fault.endsAt')
}

function dishWords(t: Translate, code: FieldFault['code']): string {
  if (code === 'too_many') return t('discounts.fault.dishesTooMany')
  return t(code === 'required_field' ? 'discounts.fault.dishes' : 'discounts.fault.dishesGone')
}
