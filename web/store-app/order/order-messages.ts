import type { OrderEvent } from '#contract/order-event.ts'
import type { Order } from '#contract/orders.ts'
import { courierAddress } from '#rules/address/courier-address.ts'
import { unbroken } from '#rules/address/unbroken.ts'
import { isInstruction } from '#rules/cart/if-sold-out.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import type { RefundOfDish } from '#rules/orders/refunded-dishes.ts'
import { allergenList } from '#web/messages/allergen-words.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import type { AllergyAlert } from '#rules/orders/allergy-alert.ts'
import type { Lateness } from './order-times.ts'
import { readyAt } from './order-times.ts'

/** "Priya H" for Priya Hall: as much of a name as a kitchen calls out. */
export function shortName(name: string): string {
  const parts = name.trim().split(/\s+/)
  const [first = '', last = ''] = [parts[0], parts.length > 1 ? parts.at(-1) : '']
  return last ? `${first} ${last.charAt(0)}` : first
}

/** "Delivery, as soon as possible", "Collection at 19:30". */
export function serviceWords(t: Translate, order: Order, now: Date): string {
  if (order.serviceTime === 'asap')
    return t(order.serviceType === 'delivery' ? 'storeApp.deliveryAsap' : 'storeApp.collectionAsap')
  const time = timeWords(t, new Date(order.serviceTime), now)
  if (order.serviceType === 'collection') return t('storeApp.collectionAt', { time })
  const leaves = t('storeApp.leavesAt', { time: formatLondonTime(readyAt(order)) })
  return `${t('storeApp.deliveryAt', { time })}, ${leaves}`
}

/** "Delivery to S11 8TY", "Collection, Ama O". */
export function whereWords(t: Translate, order: Order): string {
  return order.address
    ? t('storeApp.deliveryTo', { postCode: order.address.postCode })
    : t('storeApp.collectionBy', { name: shortName(order.contact.name) })
}

/** "Allergy: sesame", or only that there is a note. */
export function allergyTitle(t: Translate, { named }: AllergyAlert): string {
  return named.length > 0
    ? t('storeApp.allergy', { allergens: allergenList(t, named) })
    : t('storeApp.allergyNote')
}

/** "Aisha spoke with the customer."; empty: nobody has. */
export function discussionWords(
  t: Translate,
  { allergyDiscussedBy: name }: Pick<Order, 'allergyDiscussedBy'>,
): string {
  return name === '' ? '' : t('storeApp.allergyDiscussed', { name })
}

/** "8 min", "2 h 10", "3 late", "Now". */
export function latenessWords(t: Translate, { isLate, minutes }: Lateness): string {
  const hours = Math.floor(minutes / 60)
  const rest = String(minutes % 60).padStart(2, '0')
  if (hours > 0)
    return t(isLate ? 'storeApp.lateHours' : 'storeApp.leftHours', { hours, minutes: rest })
  if (isLate) return t('storeApp.lateMinutes', { count: minutes })
  return minutes === 0 ? t('storeApp.now') : t('storeApp.leftMinutes', { count: minutes })
}

/** The choices of a dish: "Medium, 2 × pilau rice". */
export function optionWords(
  t: Translate,
  options: readonly Pick<Order['lines'][number]['options'][number], 'name' | 'quantity'>[],
): string {
  return options
    .map(({ name, quantity }) =>
      quantity > 1 ? t('storeApp.optionTimes', { count: quantity, name }) : name,
    )
    .join(', ')
}

/** What happened to an order: "Accepted", "Delayed by 10 min", "Undone: Out for delivery". */
export function eventWords(t: Translate, { act, minutes = 0, undid }: OrderEvent): string {
  if (act === 'delay') return t('storeApp.event.delay', { count: minutes })
  if (act !== 'undo') return t(`storeApp.event.${act}`)
  const what = !undid || undid === 'delay' ? t('storeApp.delay.name') : t(`storeApp.event.${undid}`)
  return t('storeApp.event.undo', { what })
}

/** The whole address of a delivery, as its courier reads it; empty for a collection. */
export function addressWords({ address, addressLine }: Pick<Order, 'address' | 'addressLine'>) {
  return address ? unbroken(courierAddress({ address, addressLine })) : ''
}

/** What to do where a dish of which nothing else is said turns out to be sold out. */
export function otherSoldOutWords(t: Translate, { lines }: Pick<Order, 'lines'>): string {
  const hasInstruction = lines.some(({ ifSoldOut }) => isInstruction(ifSoldOut))
  return t(hasInstruction ? 'storeApp.otherSoldOut' : 'storeApp.anySoldOut')
}

/** "1 of 2 refunded, cook 1", "Refunded, don’t cook". */
export function refundWords(t: Translate, { refunded, of, toCook }: RefundOfDish): string {
  if (toCook === 0) return t('storeApp.refundedDontCook')
  if (refunded === of) return t('storeApp.refundedDish')
  return toCook === null
    ? t('storeApp.refundedSome', { refunded, of })
    : t('storeApp.refundedCook', { refunded, of, toCook })
}

/** One thing that the customer has said about packing or handing over. */
export interface Wish {
  about: 'bag' | 'cutlery' | 'door'
  words: string
}

/** What the customer has said about packing and handing over; what was not asked is left out. */
export function wishesOf(
  t: Translate,
  { noBag, wantsCutlery, leaveAtDoor }: Pick<Order, 'noBag' | 'wantsCutlery' | 'leaveAtDoor'>,
): Wish[] {
  const wishes: (Wish | null)[] = [
    noBag === null ? null : { about: 'bag', words: t(noBag ? 'orders.noBag' : 'orders.withBag') },
    wantsCutlery === null
      ? null
      : {
          about: 'cutlery',
          words: t(wantsCutlery ? 'storeApp.addCutlery' : 'storeApp.noCutlery'),
        },
    leaveAtDoor === null
      ? null
      : { about: 'door', words: t(leaveAtDoor ? 'storeApp.leaveAtDoor' : 'storeApp.handOver') },
  ]
  return wishes.filter((wish) => wish !== null)
}
