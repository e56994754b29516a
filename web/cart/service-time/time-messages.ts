import type { ServiceTime } from '#contract/fields.ts'
import type { Service } from '#rules/orders/service.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { shortTime } from './short-time.ts'

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
