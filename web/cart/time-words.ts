import type { ServiceTime } from '#contract/cart.ts'
import type { Service } from '#rules/orders/service.ts'
import { formatLondonDay, formatLondonTime, londonParts } from '#rules/time/london.ts'
import type { Translate } from '../messages/i18n.ts'

/** "19:30" today, "Fri 19:30" on another day. */
export function shortTime(instant: string, now: Date): string {
  const at = new Date(instant)
  const isToday = londonParts(at).isoDate === londonParts(now).isoDate
  return isToday ? formatLondonTime(at) : formatLondonDay(at)
}

/** What the button says that chooses the time: "Deliver now", "Collect Fri 19:30". */
export function timeButtonText(
  t: Translate,
  { service, serviceTime, isOpen }: { service: Service; serviceTime: ServiceTime; isOpen: boolean },
  now: Date,
): string {
  if (serviceTime === 'asap' && !isOpen) return t('cart.chooseTime')
  if (serviceTime === 'asap')
    return t(service === 'delivery' ? 'cart.deliverNow' : 'cart.collectNow')
  const time = shortTime(serviceTime, now)
  return t(service === 'delivery' ? 'cart.deliverAt' : 'cart.collectAt', { time })
}
