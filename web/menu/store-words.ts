import type { Store } from '#contract/stores.ts'
import { formatFee, formatPence } from '#rules/money/pence.ts'
import { formatLondonDay, formatLondonTime, londonParts } from '#rules/time/london.ts'
import type { Translate } from '../messages/i18n.ts'

export interface OpenState {
  text: string
  isOpen: boolean
}

/** Whether a store takes orders and until when, or from when. Days are said only if it is not today. */
export function openState(
  t: Translate,
  {
    tab,
    opensAt,
    closesAt,
    nextSlotAt,
  }: Pick<Store, 'tab' | 'opensAt' | 'closesAt' | 'nextSlotAt'>,
  now: Date,
): OpenState {
  if (tab === 'available') {
    const until = closesAt && t('menu.openUntil', { time: timeFrom(closesAt, now) })
    return { isOpen: true, text: until ?? t('menu.openNow') }
  }
  if (tab === 'preorder' && nextSlotAt)
    return { isOpen: false, text: t('menu.preOrder', { time: timeFrom(nextSlotAt, now) }) }
  if (opensAt) return { isOpen: false, text: t('menu.opensAt', { time: timeFrom(opensAt, now) }) }
  return { isOpen: false, text: t('menu.closed') }
}

/** "19:30" within the next hours of the same night, "Fri 19:30" otherwise. */
export function timeFrom(instant: string, now: Date): string {
  const at = new Date(instant)
  const isToday = londonParts(at).isoDate === londonParts(now).isoDate
  const isSoon = Math.abs(at.getTime() - now.getTime()) < 8 * 3_600_000
  return isToday || isSoon ? formatLondonTime(at) : formatLondonDay(at)
}

/** A fee and what it is for: "£2.00, free from £30". Null where it cannot be said. */
export function deliveryTerms(
  t: Translate,
  { deliveryFeePence, feeTiers, minimumOrderPence }: Store,
): { fee: string; note: string } | null {
  if (deliveryFeePence === null) return null
  const later = feeTiers
    .filter(
      ({ fromPence, feePence }) => fromPence > minimumOrderPence && feePence < deliveryFeePence,
    )
    .toSorted((a, b) => a.feePence - b.feePence)
  const best = later[0]
  const note =
    best === undefined
      ? t('menu.anyOrder')
      : best.feePence === 0
        ? t('menu.freeFrom', { amount: roundPounds(best.fromPence) })
        : t('menu.lessFrom', {
            fee: formatFee(best.feePence),
            amount: roundPounds(best.fromPence),
          })
  return { fee: formatFee(deliveryFeePence), note }
}

/** The marketplace's fee: "50p each order", "2.5% of the food, at most £1.50". */
export function platformFeeTerms(
  t: Translate,
  { fixedPence, percent, capPence }: Store['platformFee'],
): { fee: string; note: string } {
  if (percent === 0) return { fee: formatFee(fixedPence), note: t('menu.eachOrder') }
  const fee =
    fixedPence === 0
      ? `${percent}%`
      : t('menu.fixedAndPercent', { amount: formatFee(fixedPence), percent })
  const note =
    capPence === null
      ? t('menu.percentOfFood', { percent })
      : t('menu.atMost', { amount: formatFee(capPence) })
  return { fee, note: fixedPence === 0 || capPence !== null ? note : t('menu.eachOrder') }
}

/** A store's whole address in one line, as the law wants the seller named. */
export const postalAddress = ({
  address,
  city,
  postCode,
}: Pick<Store, 'address' | 'city' | 'postCode'>) => `${address}, ${city} ${postCode}`

/** "£30" rather than "£30.00", where only the size matters. */
const roundPounds = (pence: number) => formatPence(pence).replace(/\.00$/, '')

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "14 May 2026" for an ISO date. */
export const formatDate = (isoDate: string) => dateFormat.format(new Date(isoDate))
