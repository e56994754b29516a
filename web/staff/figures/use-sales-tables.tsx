import type { SalesFigures, SalesTable } from '#contract/payments/sales.ts'
import { formatPence } from '#rules/money/pence.ts'
import { formatLondonDay } from '#rules/time/london.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { FigureTable } from './figure-panel.tsx'
import { DaysChart, HoursChart } from './sales-charts.tsx'
import { shortDay } from './short-day.ts'

/** A table, whose file is that of whoever shows it. */
export type SalesTableShown = Omit<FigureTable, 'file' | 'table'> & { table: SalesTable }

/** A Monday, from which the hours of a week are counted. */
const MONDAY = Date.UTC(2026, 0, 5)
export const nameOfHour = (hourOfWeek: number) =>
  formatLondonDay(new Date(MONDAY + hourOfWeek * 3_600_000))

type Shown = Omit<SalesFigures, 'dishes' | 'from' | 'to' | 'before'>

/** The tables that a store and the marketplace both read. */
export function useSalesTables(figures: Shown): SalesTableShown[] {
  const { t } = useTranslation()
  const titled = (table: SalesTable) => ({
    table,
    title: t(`sales.table.${table}`),
    about: t(`sales.tableAbout.${table}`),
  })
  const [orders, sales] = [t('sales.column.orders'), t('sales.column.sales')]
  return [
    { ...titled('days'), ...useDays(figures) },
    {
      ...titled('hours'),
      columns: [t('sales.column.hour'), orders, sales],
      rows: figures.hours.map((row) => [
        nameOfHour(row.hourOfWeek),
        String(row.orders),
        formatPence(row.soldPence),
      ]),
      chart: <HoursChart hours={figures.hours} />,
    },
    {
      ...titled('services'),
      columns: [t('sales.column.service'), orders, sales],
      rows: figures.services.map((row) => [
        t(`sales.service.${row.service}`),
        String(row.orders),
        formatPence(row.soldPence),
      ]),
    },
    {
      ...titled('payments'),
      columns: [t('sales.column.paid'), orders, sales],
      rows: figures.payments.map((row) => [
        t(`sales.payment.${row.paymentMethod}`),
        String(row.orders),
        formatPence(row.soldPence),
      ]),
    },
    {
      ...titled('declines'),
      columns: [t('sales.column.reason'), orders],
      rows: [
        [t('sales.missed'), String(figures.totals.missed)],
        ...figures.declines.map(
          (row) => [t(`sales.decline.${row.reason}`), String(row.orders)] as const,
        ),
      ],
    },
    {
      ...titled('refunds'),
      columns: [t('sales.column.reason'), t('sales.column.refunds'), t('sales.column.refunded')],
      rows: figures.refunds.map((row) => [
        t(`sales.cause.${row.cause}`),
        String(row.refunds),
        formatPence(row.refundedPence),
      ]),
    },
  ]
}

function useDays({ days }: Pick<Shown, 'days'>) {
  const { t } = useTranslation()
  const wide = [t('sales.column.delivery'), t('sales.column.collection')]
  return {
    columns: [t('sales.column.day'), t('sales.column.orders'), ...wide, t('sales.column.takings')],
    wideColumns: wide,
    rows: days.map(
      (row) =>
        [
          shortDay(row.day),
          String(row.orders),
          formatPence(row.deliveryPence),
          formatPence(row.collectionPence),
          formatPence(row.takingsPence),
        ] as const,
    ),
    chart: <DaysChart days={days} />,
  }
}
