import type { ServiceTime } from '#contract/fields.ts'
import type { Store } from '#contract/stores/stores.ts'
import { formatPounds } from '#rules/money/pence.ts'
import type { Service } from '#rules/orders/service.ts'
import { addDays, formatLondonTime, londonParts } from '#rules/time/london.ts'
import { formatFee, formatLondonDay } from '#web/messages/formats.ts'
import type { Translate } from '#web/messages/i18n.ts'

/** Until when a store takes orders for now; null while it takes none. */
export function openWords(
  t: Translate,
  { tab, closesAt }: Pick<Store, 'tab' | 'closesAt'>,
  now: Date,
): string | null {
  if (tab !== 'available') return null
  return closesAt ? t('menu.openUntil', { time: timeFrom(closesAt, now) }) : t('menu.openNow')
}

/** "19:30" within the next hours of the same night, "Fri 19:30" otherwise. */
export function timeFrom(instant: string, now: Date): string {
  const at = new Date(instant)
  const isToday = londonParts(at).isoDate === londonParts(now).isoDate
  const isSoon = Math.abs(at.getTime() - now.getTime()) < 8 * 3_600_000
  return isToday || isSoon ? formatLondonTime(at) : formatLondonDay(at)
}

/** Whether a dish can go into the basket: now, or for the time that was chosen. */
export const canOrder = (tab: Store['tab'], serviceTime: ServiceTime): boolean =>
  tab === 'available' || (tab === 'preorder' && serviceTime !== 'asap')

/** Whether the store takes orders at any time that is known: one that has closed for good has no prices. */
export const mayEverOrder = ({ tab, opensAt }: Pick<Store, 'tab' | 'opensAt'>): boolean =>
  tab !== 'closed' || opensAt !== null

/** The searched address, if the store does not deliver there; null if it does or if there is none. */
export const outsideOf = (
  { deliveryFeePence }: Pick<Store, 'deliveryFeePence'>,
  service: Service,
  place: string | null,
): string | null => (service === 'delivery' && deliveryFeePence === null ? place : null)

/** "today at 17:00", "tomorrow at 11:30", "Fri 17:00". */
export function opensWords(t: Translate, opensAt: string, now: Date): string {
  const at = new Date(opensAt)
  const today = londonParts(now).isoDate
  const day = londonParts(at).isoDate
  const time = formatLondonTime(at)
  if (day === today) return t('menu.todayAt', { time })
  if (day === addDays(today, 1)) return t('menu.tomorrowAtTime', { time })
  return formatLondonDay(at)
}

/** From which amount on delivery costs less than at the minimum: "Free delivery over £30"; else null. */
export function cheaperDelivery(
  t: Translate,
  { deliveryFeePence, feeTiers, minimumOrderPence }: Store,
): string | null {
  if (deliveryFeePence === null) return null
  const [best] = feeTiers
    .filter(
      ({ fromPence, feePence }) => fromPence > minimumOrderPence && feePence < deliveryFeePence,
    )
    .toSorted((a, b) => a.feePence - b.feePence)
  if (best === undefined) return null
  const amount = formatPounds(best.fromPence)
  return best.feePence === 0
    ? t('menu.freeDeliveryOver', { amount })
    : t('menu.cheaperDeliveryOver', { fee: formatFee(best.feePence), amount })
}

/** The marketplace's fee, the amount between <0> and </0>: "2.5% platform fee, up to £1.50". */
export function platformFeeWords(
  t: Translate,
  { fixedPence, percent, capPence }: Store['platformFee'],
): string {
  if (percent === 0 && fixedPence === 0) return t('menu.noPlatformFee')
  const fixed = formatFee(fixedPence)
  const fee =
    percent === 0
      ? fixed
      : fixedPence === 0
        ? `${percent}%`
        : t('menu.fixedAndPercent', { amount: fixed, percent })
  return percent === 0 || capPence === null
    ? t('menu.platformFeeShort', { fee })
    : t('menu.platformFeeCapped', { fee, cap: formatFee(capPence) })
}

/** A store's whole address in one line. */
export const postalAddress = ({
  address,
  city,
  postCode,
}: Pick<Store, 'address' | 'city' | 'postCode'>) => `${address}, ${city} ${postCode}`

/** A phone link. */
export const telOf = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
