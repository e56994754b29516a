import type { StoreCard } from '#contract/stores/stores.ts'
import type { Service } from '#rules/orders/service.ts'
import { formatLondonTime, londonParts } from '#rules/time/london.ts'
import {
  formatDuration,
  formatDurations,
  formatFee,
  formatLondonDay,
} from '#web/messages/formats.ts'
import type { Translate } from '#web/messages/i18n.ts'

/** When food is available: "25–35 min", "From 17:00", "Opens Sat 12:00". */
export function whenText(
  t: Translate,
  store: StoreCard,
  service: Service,
  now: Date,
): string | null {
  const { tab, minutes, nextSlotAt, opensAt, isPaused } = store
  if (tab === 'preorder')
    return nextSlotAt && t('stores.from', { time: timeText(new Date(nextSlotAt), now) })
  if (tab === 'closed')
    return (
      opensAt &&
      t(isPaused ? 'stores.from' : 'stores.opens', { time: timeText(new Date(opensAt), now) })
    )
  if (!minutes) return null
  if (service === 'collection') return t('stores.readyIn', { time: formatDuration(minutes.to) })
  return formatDurations(minutes)
}

/** "17:00" today, "Sat 12:00" on another day in London. */
function timeText(at: Date, now: Date): string {
  const isToday = londonParts(at).isoDate === londonParts(now).isoDate
  return isToday ? formatLondonTime(at) : formatLondonDay(at)
}

/** The order from which delivery is free, if a smaller one pays for it; else null. */
export function freeDeliveryFromPence({ deliveryFeePence, feeTiers }: StoreCard): number | null {
  if (!deliveryFeePence) return null
  return feeTiers.find(({ feePence }) => feePence === 0)?.fromPence ?? null
}

export function deliveryFeeText(t: Translate, { deliveryFeePence }: StoreCard): string {
  return deliveryFeePence === null ? t('stores.feeByAddress') : formatFee(deliveryFeePence)
}

/** "50p", "2%", "2%, max. £1.50" or "50p + 2%". */
export function platformFeeText(t: Translate, fee: StoreCard['platformFee']): string {
  const { fixedPence, percent, capPence } = fee
  if (percent === 0) return formatFee(fixedPence)
  if (fixedPence > 0) return t('stores.fixedAndPercent', { fixed: formatFee(fixedPence), percent })
  if (capPence === null) return t('stores.percent', { percent })
  return t('stores.percentCapped', { percent, cap: formatFee(capPence) })
}

export function minimumText(t: Translate, { minimumOrderPence }: StoreCard): string {
  return minimumOrderPence === 0 ? t('stores.minimumNone') : formatFee(minimumOrderPence)
}

/** "0.6 miles", "1.0 mile"; null if it is unknown. */
export function distanceText(t: Translate, { distanceMiles }: StoreCard): string | null {
  if (distanceMiles === null) return null
  const miles = distanceMiles.toFixed(1)
  return t('stores.miles', { count: Number(miles), miles })
}
