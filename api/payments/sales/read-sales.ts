import type { SalesFigures, SalesTotals } from '#contract/payments/sales.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { instantsOf } from '#rules/payments/statement-period.ts'
import { averagePence, REFUND_CAUSES } from '#rules/sales/sales-figures.ts'
import { daysOf, periodBefore, type SalesPeriod } from '#rules/sales/sales-period.ts'
import type { Context } from '#api/context.ts'
import { loadClosedUntil } from './closed-days.queries.ts'
import { loadLate, type Late } from './punctuality.queries.ts'
import {
  loadDeclines,
  loadDishes,
  loadRefundsByDay,
  loadSold,
  loadSoldInAll,
  type OrderChoice,
  type RefundRow,
  type SalesSpan,
  type SoldRow,
} from './sales.queries.ts'

/** What stores sold in some days; see `rules/sales/sales-figures.ts` for what each figure is. */
export async function readSales(
  { db }: Context,
  choice: OrderChoice,
  period: SalesPeriod,
): Promise<SalesFigures> {
  const closedUntil = await loadClosedUntil(db)
  const span: SalesSpan = { ...choice, ...instantsOf(period), closedUntil }
  const [figures, dishes] = await Promise.all([
    readFigures(db, { choice, period, closedUntil }, loadLate(db, span)),
    loadDishes(db, span),
  ])
  return { ...figures, dishes }
}

export interface FiguresQuery extends Pick<SalesSpan, 'closedUntil'> {
  choice: OrderChoice
  period: SalesPeriod
}

/** The same without the dishes, for whoever reads the punctuality in more detail. */
export async function readFigures(
  db: Context['db'],
  { choice, period: { from, to }, closedUntil }: FiguresQuery,
  punctuality: Promise<Late>,
): Promise<Omit<SalesFigures, 'dishes'>> {
  const span: SalesSpan = { ...choice, ...instantsOf({ from, to }), closedUntil }
  const [sold, refunds, declines, late, before] = await Promise.all([
    loadSold(db, span),
    loadRefundsByDay(db, span),
    loadDeclines(db, span),
    punctuality,
    readTotals(db, { choice, period: periodBefore({ from, to }), closedUntil }),
  ])
  const byDay = sold.filter(({ day }) => day !== null)
  return {
    from,
    to,
    totals: totalsOf(byDay, refunds, declines, late),
    before,
    days: daysOf({ from, to }).map((day) => figuresOfDay(day, byDay, refunds)),
    hours: sold.flatMap(({ hourOfWeek, orders, soldPence }) =>
      hourOfWeek === null ? [] : { hourOfWeek, orders, soldPence },
    ),
    services: SERVICES.map((service) => ({
      service,
      ...sums(byDay.filter((row) => row.service === service)),
    })).filter(({ orders }) => orders > 0),
    payments: sold.flatMap(({ paymentMethod, orders, soldPence }) =>
      paymentMethod === null ? [] : { paymentMethod, orders, soldPence },
    ),
    declines: declines.flatMap(({ act, reason, orders }) =>
      act === 'expire' ? [] : { reason: reason ?? 'other', orders },
    ),
    refunds: refundsOf(refunds),
  }
}

const refundsOf = (refunds: readonly RefundRow[]) =>
  REFUND_CAUSES.map((cause) => {
    const of = refunds.filter((row) => row.cause === cause)
    return { cause, refunds: sum(of, 'refunds'), refundedPence: sum(of, 'refundedPence') }
  }).filter(({ refunds: count, refundedPence }) => count > 0 || refundedPence !== 0)

async function readTotals(
  db: Context['db'],
  { choice, period, closedUntil }: FiguresQuery,
): Promise<SalesTotals & SalesPeriod> {
  const span = { ...choice, ...instantsOf(period), closedUntil }
  const [sold, refunds, declines, late] = await Promise.all([
    loadSoldInAll(db, span),
    loadRefundsByDay(db, span),
    loadDeclines(db, span),
    loadLate(db, span),
  ])
  return { ...period, ...totalsOf(sold, refunds, declines, late) }
}

type Sold = Pick<SoldRow, 'orders' | 'soldPence' | 'discountPence'>

function totalsOf(
  sold: readonly Sold[],
  refunds: readonly RefundRow[],
  declines: Awaited<ReturnType<typeof loadDeclines>>,
  { completed, late, medianMinutesLate }: Late,
): SalesTotals {
  const { orders, soldPence } = sums(sold)
  return {
    takingsPence: soldPence - sum(refunds, 'storeRefundsPence'),
    soldPence,
    orders,
    averagePence: averagePence(soldPence, orders),
    discountPence: sum(sold, 'discountPence'),
    refundedPence: sum(refunds, 'refundedPence'),
    refunds: sum(refunds, 'refunds'),
    missed: sum(
      declines.filter(({ act }) => act === 'expire'),
      'orders',
    ),
    declined: sum(
      declines.filter(({ act }) => act === 'decline'),
      'orders',
    ),
    completed,
    late,
    medianMinutesLate,
  }
}

function figuresOfDay(
  day: string,
  sold: readonly SoldRow[],
  refunds: readonly RefundRow[],
): SalesFigures['days'][number] {
  const ofDay = sold.filter((row) => row.day === day)
  const soldBy = (service: (typeof SERVICES)[number]) =>
    sum(
      ofDay.filter((row) => row.service === service),
      'soldPence',
    )
  const storeRefundsPence = sum(
    refunds.filter((row) => row.day === day),
    'storeRefundsPence',
  )
  const { orders, soldPence } = sums(ofDay)
  return {
    day,
    orders,
    takingsPence: soldPence - storeRefundsPence,
    deliveryPence: soldBy('delivery'),
    collectionPence: soldBy('collection'),
    storeRefundsPence,
  }
}

const sums = (rows: readonly Pick<SoldRow, 'orders' | 'soldPence'>[]) => ({
  orders: sum(rows, 'orders'),
  soldPence: sum(rows, 'soldPence'),
})

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0)
}
