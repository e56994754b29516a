import type { Order } from '#contract/orders.ts'
import type { Translate } from '#api/emails/writing/translate.ts'
import type { Act, Actor } from '#rules/orders/order-status.ts'

/** The addresses of an email's links. */
export type EmailLinks = {
  /** The site's home page. */
  home: string
  /** The order's page; for a guest with its token. */
  order: string
  /** The page of the store. */
  store: string
  storeApp: string
}

/** An order and its words, as every email about it needs them. */
export type OrderEmailInput = {
  order: Order
  links: EmailLinks
  marketplace: string
  /** For an email about a refund: which. */
  refundId: string | null
  /** For an email about a change: which. */
  changeId: string | null
  /** The clock until which the store has paused itself because of the order; null: it has not. */
  pausedUntil: string | null
  /** Whether its reader may be a stranger, so that nothing that was typed is repeated. */
  isTextHeldBack: boolean
  t: Translate
  number: string
  store: string
  /** Empty if it is held back. */
  firstName: string
  total: string
  /** The deadline at which an unanswered order is declined. */
  deadline: string
  placedAt: string
  expected: string
}

/** When an action happened to an order, and by whom; its newest event if that action never happened. */
export function endOf({ events, placedAt }: Order, act: Act): { at: Date; by: Actor } {
  const event = events.find((each) => each.act === act) ?? events.at(-1)
  return { at: new Date(event?.at ?? placedAt), by: event?.by ?? 'system' }
}

/** Why an order was declined or cancelled, in words, with the store's own if it wrote some. */
export function reasonOf(
  { order, t, store, deadline }: OrderEmailInput,
  quoting: 'reason.quoted' | 'reason.given',
): string {
  const quoted = order.reasonText ? t(quoting, { text: order.reasonText }) : ''
  const { reason } = order
  if (reason === null || (reason === 'other' && quoted)) return quoted || t('reason.other')
  const why =
    reason === 'noAnswer' ? t('reason.noAnswer', { store, deadline }) : t(`reason.${reason}`)
  return [why, quoted].filter((each) => each !== '').join(' ')
}
