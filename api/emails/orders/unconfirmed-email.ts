import type { Order } from '#contract/orders.ts'
import { mailboxOf } from '#rules/email/mailbox.ts'
import { UNCONFIRMED_EMAILS } from '#rules/orders/unanswered-order-limits.ts'
import type { Limit } from '#rules/time/limit.ts'
import type { Context } from '#api/context.ts'
import { countedOver, keyOf } from '#api/session/limits/counted-limit.ts'
import type { OrderAround } from './order-email.queries.ts'
import type { OrderMessage } from '#rules/email/order-message.ts'
import type { Tasks } from '#api/jobs/tasks.ts'

/**
 * Emails that anybody can cause by placing orders; every other needs an action of a store or the marketplace.
 */
const CAUSED_BY_ANYBODY: ReadonlySet<OrderMessage> = new Set(['received', 'declined', 'cancelled'])

/**
 * Whether an email may go to somebody who never ordered: its address is not the confirmed one of an account,
 * and no store has accepted the order, which shows that it is real.
 */
export function mayBeStrangers(
  { message, to }: Pick<Tasks['send-order-email'], 'message' | 'to'>,
  { events }: Pick<Order, 'events'>,
  { isAddressConfirmed }: Pick<OrderAround, 'isAddressConfirmed'>,
): boolean {
  if (to !== 'customer' || isAddressConfirmed || !CAUSED_BY_ANYBODY.has(message)) return false
  return !events.some(({ act }) => act === 'accept')
}

/**
 * Counts an email that may be a stranger's; returns whether it may still be sent. Orders paid online are not
 * counted: each needs a card with a hold, and its customer must get the result.
 */
export async function isWithinAllowance(
  context: Context,
  message: OrderMessage,
  { contact, payment }: Pick<Order, 'contact' | 'payment'>,
  { network }: Pick<OrderAround, 'network'>,
): Promise<boolean> {
  if (payment) return true
  const mailbox = mailboxOf(contact.email)
  const from = network?.toString('hex')
  const { toMailboxFromNetwork, fromNetwork, toMailbox } = UNCONFIRMED_EMAILS
  const counted: [what: string, limits: readonly Limit[]][] = [[`to ${mailbox}`, toMailbox]]
  if (from)
    counted.unshift(
      [`to ${mailbox} from ${from}`, toMailboxFromNetwork],
      [`from ${from}`, fromNetwork],
    )
  for (const [what, limits] of counted)
    for (const limit of limits) {
      const name = `order emails ${message} ${what} in ${limit.withinMs} ms`
      if ((await countedOver(context.db, context.now(), keyOf(name), limit)) !== null) return false
    }
  return true
}
