import { TRANSFER_KINDS, type TransferKind } from '#rules/payments/charge-transfers.ts'
import type { LedgerAccount } from '#rules/payments/payment-status.ts'

/*
 * One definition of each figure, for a store's page as for any report. Their sentences for people are in
 * web/messages/en/sales.ts, in the same words.
 *
 * - An order counts from when its money is there: a card is charged as the store accepts, cash as the food
 *   is handed over. That is when the ledger has it, so that the figures agree with the statement.
 * - Takings are what was sold for the store: food, delivery and bags, less the discounts and the refunds
 *   that it pays for. Tips and platform fees are none of it, and a discount that the marketplace pays for
 *   takes nothing away.
 * - A refund counts on the day it is made, whenever its order was. By hour, service, dish and way of paying,
 *   orders are shown before refunds; a dish before discounts too.
 * - The hour of an order is the one it was due in, as London's clocks show it.
 * - An order is missed when nobody answers it before its deadline, and declined when staff say so.
 * - An order is late by `minutesLate`: at the door, or ready on the counter, after the end of the window it
 *   was promised in. Its share is that of the orders completed in the period.
 */

/** The accounts of the ledger in which a store's takings are. */
export const TAKINGS_ACCOUNTS = ['store', 'bagCharge'] as const satisfies readonly LedgerAccount[]

/** What charges an order, and is sold for the store or given by it. */
export const CHARGE_KINDS = [
  'food',
  'discount',
  'deliveryFee',
  'plasticBagCharge',
] as const satisfies readonly TransferKind[]

/** What gives money back, or takes that back. */
export const REFUND_KINDS = TRANSFER_KINDS.filter((kind) => kind.startsWith('refund'))

/** Why money was given back. */
export const REFUND_CAUSES = ['problem', 'late', 'orderChange', 'staff'] as const
export type RefundCause = (typeof REFUND_CAUSES)[number]

/** How many dishes are listed, those with the largest sales first. */
export const TOP_DISHES = 20

/** How many stores and areas a report lists, those with the largest sales first; its files have more. */
export const LISTED_IN_REPORT = 50

/** How many lines the file of a report has at most. */
export const REPORT_LINES_MAXIMUM = 10_000

/** What one order costs on average, in whole pence; null: there is none. */
export function averagePence(soldPence: number, orders: number): number | null {
  return orders === 0 ? null : Math.round(soldPence / orders)
}

/** The share of orders that came in time, in whole per cent; null: none came. */
export function onTimePercent({ completed, late }: { completed: number; late: number }) {
  return completed === 0 ? null : Math.round(((completed - late) / completed) * 100)
}

/** By how many per cent a figure is higher (or, negative, lower) than before; null: there was none. */
export function changePercent(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 100)
}
