import { courierAddress, type Destination } from '#rules/address/courier-address.ts'
import { isInstruction } from '#rules/cart/if-sold-out.ts'
import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { formatPence } from '#rules/money/pence.ts'
import { allergyAlert } from '#rules/orders/allergy-alert.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { isNothingToCook } from '#rules/orders/refunded-dishes.ts'
import type { Service } from '#rules/orders/service.ts'
import { isNeverCharged, type PaymentStatus } from '#rules/payments/payment-status.ts'
import { addDays, formatLondonDay, formatLondonTime, londonParts } from '#rules/time/london.ts'
import { line, rule, when, type TicketBlock } from './ticket-blocks.ts'
import {
  allergensOf,
  customerLine,
  dishesOf,
  kitchenLine,
  listOf,
  type TicketLine,
} from './ticket-food.ts'
import { ticketWords as words } from './ticket-words.ts'

/** Whose a ticket is: the kitchen cooks by it, or it goes into the bag. */
export const TICKET_KINDS = ['kitchen', 'customer'] as const
export type TicketKind = (typeof TICKET_KINDS)[number]

/** What a ticket is made from. */
export interface TicketOrder {
  number: string
  status: OrderStatus
  store: { name: string; address: string; phone: string }
  serviceType: Service
  serviceTime: string
  placedAt: string
  dueAt: string
  deliveryMinutes: number
  contact: { name: string; phone: string }
  address: Destination['address'] | null
  addressLine: string
  deliveryNote: string
  leaveAtDoor: boolean | null
  allergyNote: string
  /** Who of the staff has spoken with the customer about it; empty: nobody. */
  allergyDiscussedBy: string
  noBag: boolean | null
  wantsCutlery: boolean | null
  lines: readonly TicketLine[]
  allergens: AllergenVerdict
  payment: { status: PaymentStatus; refundedPence: number } | null
  subtotalPence: number
  discountPence: number
  deliveryFeePence: number
  platformFeePence: number
  plasticBagChargePence: number
  tipPence: number
  totalPence: number
}

export interface TicketPrint {
  kind: TicketKind
  printedAt: Date
  /** Which of how many that the printer prints of each order; null: one that is printed alone. */
  copy: { count: number; total: number } | null
  /** A ticket that may already lie on the counter says so. */
  mark: 'copy' | 'mayRepeat' | null
  /** Of the order on the board, for staff who are logged in; null: none. It is only on the kitchen's. */
  boardAddress: string | null
}

const minuteMs = 60_000

/** What stands on the ticket of an order, from top to bottom. */
export function ticketOf(given: TicketOrder, print: TicketPrint): TicketBlock[] {
  // Not what was taken out before it was paid.
  const order = { ...given, lines: given.lines.filter(({ quantity }) => quantity > 0) }
  const body = print.kind === 'kitchen' ? kitchenBody(order, print) : customerBody(order)
  return [
    ...markOf(print),
    line('number', order.number),
    ...timesOf(order, print.printedAt),
    ...body,
    ...footOf(order, print),
  ]
}

/** What a printer prints to show that it works. */
export function testTicket(names: { printer: string; store: string }, at: Date): TicketBlock[] {
  return [
    line('banner', words.test),
    line('strong', words.testText(names.printer, names.store)),
    line('plain', words.testCharacters),
    line('plain', words.printed(formatLondonDay(at))),
  ]
}

function markOf({ mark, copy }: TicketPrint): TicketBlock[] {
  const ofSeveral = copy && copy.total > 1
  return [
    ...when(mark !== null, line('banner', words.copy)),
    ...when(
      mark === 'mayRepeat',
      line('banner', words.mayRepeat),
      line('plain', words.mayRepeatText),
    ),
    ...(ofSeveral ? [line('plain', words.copyOf(copy.count, copy.total))] : []),
  ]
}

function timesOf(order: TicketOrder, now: Date): TicketBlock[] {
  const due = new Date(order.dueAt)
  const ready = new Date(due.getTime() - order.deliveryMinutes * minuteMs)
  const isDelivery = order.serviceType === 'delivery'
  return [
    line('heading', words.ready(dayAndTime(ready, now))),
    line('heading', isDelivery ? words.delivery : words.collection),
    ...when(isDelivery, line('plain', words.atTheDoor(dayAndTime(due, now)))),
    ...(order.serviceTime === 'asap'
      ? []
      : [line('plain', words.forLater(dayAndTime(new Date(order.serviceTime), now)))]),
  ]
}

/** "19:15" today, "Tomorrow, 19:15", else "Sat 19:15". */
function dayAndTime(at: Date, now: Date): string {
  const [day, today] = [londonParts(at).isoDate, londonParts(now).isoDate]
  if (day === today) return formatLondonTime(at)
  return day === addDays(today, 1) ? words.tomorrow(formatLondonTime(at)) : formatLondonDay(at)
}

function kitchenBody(order: TicketOrder, { boardAddress }: TicketPrint): TicketBlock[] {
  const hasInstruction = order.lines.some(({ ifSoldOut }) => isInstruction(ifSoldOut))
  return [
    ...alarmOf(order),
    ...when(isNothingToCook(order.lines, order.status), line('alarm', words.allRefunded)),
    rule,
    ...dishesOf(order, (dish) => kitchenLine(dish, order.status)),
    rule,
    line('plain', hasInstruction ? words.otherSoldOut : words.anySoldOut),
    ...allergensOf(order.allergens, 'strong'),
    ...handlingOf(order),
    ...payingOf(order),
    line('plain', `${order.contact.name}, ${order.contact.phone}`),
    ...destinationOf(order),
    ...(boardAddress === null
      ? []
      : [{ kind: 'code' as const, address: boardAddress, text: words.openOnBoard }]),
  ]
}

function customerBody(order: TicketOrder): TicketBlock[] {
  const { store } = order
  return [
    line('strong', order.contact.name),
    ...destinationOf(order),
    rule,
    ...dishesOf(order, (dish) => customerLine(dish, order.status)),
    rule,
    ...sumsOf(order),
    ...payingOf(order),
    rule,
    ...allergensOf(order.allergens, 'plain'),
    ...handlingOf(order),
    line('plain', words.unsure(store.phone)),
    line('plain', `${store.name}, ${store.address}`),
  ]
}

function alarmOf(order: TicketOrder): TicketBlock[] {
  const alert = allergyAlert(order)
  if (!alert) return []
  const title =
    alert.named.length > 0 ? words.allergyIs(listOf(alert.named).toUpperCase()) : words.allergy
  const { allergyDiscussedBy: name } = order
  return [
    line('alarm', title),
    line('alarm', alert.note),
    ...when(name !== '', line('alarm', words.discussed(name))),
  ]
}

/** What whoever packs the bag and takes it to the door has to do. */
function handlingOf({ noBag, wantsCutlery, leaveAtDoor, lines }: TicketOrder): TicketBlock[] {
  return [
    ...when(noBag !== null, line('strong', noBag ? words.noBag : words.withBag)),
    ...when(wantsCutlery !== null, line('strong', wantsCutlery ? words.cutlery : words.noCutlery)),
    ...when(
      lines.some(({ isAgeRestricted }) => isAgeRestricted),
      line('strong', words.challenge25),
    ),
    ...when(leaveAtDoor !== null, line('strong', leaveAtDoor ? words.leaveAtDoor : words.handOver)),
  ]
}

/** What there is to take at the door; what was paid online is not taken again. */
function payingOf({ payment, totalPence, tipPence }: TicketOrder): TicketBlock[] {
  const total = formatPence(totalPence)
  const charged = payment && !isNeverCharged(payment.status)
  const refundedPence = payment?.refundedPence ?? 0
  return [
    ...when(payment === null, line('strong', words.toPay(total))),
    ...when(payment !== null, line('strong', charged ? words.paid(total) : words.notPaid)),
    ...when(tipPence > 0, line('plain', words.tip(formatPence(tipPence)))),
    ...when(refundedPence > 0, line('plain', words.refunded(formatPence(refundedPence)))),
  ]
}

function sumsOf(order: TicketOrder): TicketBlock[] {
  const sums: [text: string, pence: number][] = [
    [words.subtotal, order.subtotalPence],
    [words.discount, -order.discountPence],
    [words.deliveryFee, order.deliveryFeePence],
    [words.platformFee, order.platformFeePence],
    [words.bags, order.plasticBagChargePence],
    [words.courierTip, order.tipPence],
  ]
  return [
    ...sums.flatMap(([text, pence]) => when(pence !== 0, line('plain', text, formatPence(pence)))),
    line('plain', words.total, formatPence(order.totalPence)),
  ]
}

function destinationOf({ address, addressLine, deliveryNote }: TicketOrder): TicketBlock[] {
  return [
    ...(address ? [line('plain', courierAddress({ address, addressLine }))] : []),
    ...when(deliveryNote !== '', line('note', words.note(deliveryNote))),
  ]
}

function footOf({ placedAt, number }: TicketOrder, { printedAt }: TicketPrint): TicketBlock[] {
  return [
    line('plain', words.placed(formatLondonDay(new Date(placedAt)), number)),
    line('plain', words.printed(formatLondonDay(printedAt))),
  ]
}
