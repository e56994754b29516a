import type { Order } from '#contract/orders.ts'
import type { OrderMessage } from '#api/jobs/tasks.ts'
import { formatPence } from '#rules/money/pence.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { customerEmail } from './customer-email.ts'
import type { Email } from './email.ts'
import { expectedWhen, formatDayAndTime } from './email-times.ts'
import type { Say } from './say.ts'
import { storeEmail } from './store-email.ts'

/** Where the links of an e-mail lead. */
export type EmailLinks = {
  /** The site's front door. */
  home: string
  /** The order's page; for a guest with the key that opens it. */
  order: string
  storeApp: string
}

/** An order and its words, as every e-mail about it needs them. */
export type Told = {
  order: Order
  links: EmailLinks
  marketplace: string
  say: Say
  number: string
  store: string
  firstName: string
  total: string
  /** The clock at which an unanswered order declines itself. */
  deadline: string
  placedAt: string
  expected: string
}

/** What one e-mail about an order says, to one of the two it concerns. */
export function orderEmail(
  { message, to }: { message: OrderMessage; to: 'customer' | 'store' },
  given: { order: Order; links: EmailLinks; marketplace: string; say: Say },
): Email {
  const { order, say } = given
  const told: Told = {
    ...given,
    number: order.number,
    store: order.store.name,
    firstName: order.contact.name.split(/\s+/)[0] ?? '',
    total: formatPence(order.totalPence),
    deadline: formatLondonTime(new Date(order.deadlineAt)),
    placedAt: formatDayAndTime(new Date(order.placedAt)),
    expected: expectedWhen(order, say),
  }
  return to === 'customer' ? customerEmail(message, told) : storeEmail(message, told)
}
