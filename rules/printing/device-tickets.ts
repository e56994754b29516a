import type { OrderStatus } from '#rules/orders/order-status.ts'
import { isStillPrinted } from './print-job.ts'
import type { TicketKind } from './ticket.ts'

/** What a device prints by itself of the orders of a store. */
export interface DevicePrinting {
  /** Since when: orders that were accepted before have their tickets. */
  since: string
  kinds: readonly TicketKind[]
}

interface AcceptedOrder {
  id: string
  status: OrderStatus
  dueAt: string
  events: readonly { id: number; act: string; at: string }[]
}

/** A ticket that a device prints. */
export interface DeviceTicket<Order> {
  order: Order
  kind: TicketKind
  mark: 'copy' | null
  /** What the device remembers of it. */
  printed: string
}

/** Of so many tickets a device remembers that it has printed them. */
const REMEMBERED = 400

/**
 * The tickets that a device has still to print of a store's orders: each order once for each acceptance that
 * was not undone, and for each kind. `printed` is what it remembers.
 */
export function ticketsToPrint<Order extends AcceptedOrder>(
  orders: readonly Order[],
  { since, kinds }: DevicePrinting,
  { printed, now }: { printed: readonly string[]; now: Date },
): DeviceTicket<Order>[] {
  return orders.flatMap((order) => {
    const acceptance = acceptanceOf(order)
    if (!acceptance || Date.parse(acceptance.at) < Date.parse(since)) return []
    const { status, dueAt } = order
    const queuedAt = new Date(acceptance.at)
    const job = { queuedAt, isRequested: false, order: { status, dueAt: new Date(dueAt) } }
    if (!isStillPrinted(job, now)) return []
    return kinds
      .map((kind) => deviceTicket(order, kind, printed))
      .filter((ticket) => !printed.includes(ticket.printed))
  })
}

/** A ticket that is printed on this device now; a copy where one of its kind was printed here before. */
export function deviceTicket<Order extends AcceptedOrder>(
  order: Order,
  kind: TicketKind,
  printed: readonly string[],
): DeviceTicket<Order> {
  const beginning = `${order.id} ${kind} `
  const isCopy = printed.some((each) => each.startsWith(beginning))
  const acceptedBy = acceptanceOf(order)?.id ?? 0
  return { order, kind, mark: isCopy ? 'copy' : null, printed: `${beginning}${acceptedBy}` }
}

/** What a device remembers once it has printed more; the oldest is forgotten. */
export function rememberPrinted(
  printed: readonly string[],
  tickets: readonly DeviceTicket<unknown>[],
): string[] {
  const all = new Set([...printed, ...tickets.map((ticket) => ticket.printed)])
  return [...all].slice(-REMEMBERED)
}

/** An acceptance that was undone is not among an order's events. */
const acceptanceOf = ({ events }: AcceptedOrder) => events.findLast(({ act }) => act === 'accept')
