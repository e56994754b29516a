import type { Order } from '#contract/orders.ts'
import type { Act, Actor } from '#rules/orders/order-status.ts'
import type { Told } from './order-email-input.ts'

/** When an act happened to an order, and by whom; its newest event where that act never did. */
export function endOf({ events, placedAt }: Order, act: Act): { at: Date; by: Actor } {
  const event = events.find((each) => each.act === act) ?? events.at(-1)
  return { at: new Date(event?.at ?? placedAt), by: event?.by ?? 'system' }
}

/** Why an order was declined or cancelled, in words, with the store's own where it left some. */
export function reasonOf(
  { order, say, store, deadline }: Told,
  quoting: 'reason.quoted' | 'reason.given',
): string {
  const quoted = order.reasonText ? say(quoting, { text: order.reasonText }) : ''
  const { reason } = order
  if (reason === null || (reason === 'other' && quoted)) return quoted || say('reason.other')
  const why =
    reason === 'noAnswer' ? say('reason.noAnswer', { store, deadline }) : say(`reason.${reason}`)
  return [why, quoted].filter((each) => each !== '').join(' ')
}
