import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useStore } from 'react-redux'
import type { SalesFigures, SalesTable } from '#contract/payments/sales.ts'
import type { User } from '#contract/session.ts'
import { formatPence } from '#rules/money/pence.ts'
import { formatMinute, formatLondonDay } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { Icon } from '#ui/icon.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AppStore } from '#web/state/store.ts'
import { dayAndMonth, shortDay } from './short-day.ts'

interface SalesTablesProps {
  store: User['stores'][number]
  figures: SalesFigures
}

interface Table {
  table: SalesTable
  columns: readonly string[]
  /** Those for which a phone has no room: its chart and the file have them. */
  wideColumns?: readonly string[]
  rows: readonly (readonly string[])[]
  chart?: ReactNode
}

const wholePounds = (pence: number) => formatPence(Math.round(pence / 100) * 100).slice(0, -3)

/** A Monday, from which the hours of a week are counted. */
const MONDAY = Date.UTC(2026, 0, 5)
const nameOfHour = (hourOfWeek: number) =>
  formatLondonDay(new Date(MONDAY + hourOfWeek * 3_600_000))

/** Each table of the figures, with its chart and its file. */
export function SalesTables({ store, figures }: SalesTablesProps) {
  const { t } = useTranslation()
  const { days, hours, dishes, services, payments, declines, refunds, totals } = figures
  const column = (name: Parameters<typeof columnOf>[0]) => t(columnOf(name))
  const tables: Table[] = [
    {
      table: 'days',
      columns: [
        column('day'),
        column('orders'),
        column('delivery'),
        column('collection'),
        column('takings'),
      ],
      wideColumns: [column('delivery'), column('collection')],
      rows: days.map((row) => [
        shortDay(row.day),
        String(row.orders),
        formatPence(row.deliveryPence),
        formatPence(row.collectionPence),
        formatPence(row.takingsPence),
      ]),
      chart: <DaysChart days={days} />,
    },
    {
      table: 'hours',
      columns: [column('hour'), column('orders'), column('sales')],
      rows: hours.map((row) => [
        nameOfHour(row.hourOfWeek),
        String(row.orders),
        formatPence(row.soldPence),
      ]),
      chart: <HoursChart hours={hours} />,
    },
    {
      table: 'dishes',
      columns: [column('dish'), column('quantity'), column('sales')],
      rows: dishes.map((row) => [row.name, String(row.quantity), formatPence(row.soldPence)]),
    },
    {
      table: 'services',
      columns: [column('service'), column('orders'), column('sales')],
      rows: services.map((row) => [
        t(`sales.service.${row.service}`),
        String(row.orders),
        formatPence(row.soldPence),
      ]),
    },
    {
      table: 'payments',
      columns: [column('paid'), column('orders'), column('sales')],
      rows: payments.map((row) => [
        t(`sales.payment.${row.paymentMethod}`),
        String(row.orders),
        formatPence(row.soldPence),
      ]),
    },
    {
      table: 'declines',
      columns: [column('reason'), column('orders')],
      rows: [
        [t('sales.missed'), String(totals.missed)],
        ...declines.map((row) => [t(`sales.decline.${row.reason}`), String(row.orders)]),
      ],
    },
    {
      table: 'refunds',
      columns: [column('reason'), column('refunds'), column('refunded')],
      rows: refunds.map((row) => [
        t(`sales.cause.${row.cause}`),
        String(row.refunds),
        formatPence(row.refundedPence),
      ]),
    },
  ]
  return (
    <div className="sales-tables">
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map((each) => (
          <TablePanel key={each.table} {...{ store, figures }} {...each} />
        ))}
    </div>
  )
}

type ColumnName =
  | 'day'
  | 'hour'
  | 'dish'
  | 'service'
  | 'paid'
  | 'reason'
  | 'orders'
  | 'quantity'
  | 'sales'
  | 'takings'
  | 'delivery'
  | 'collection'
  | 'refunds'
  | 'refunded'

const columnOf = <Name extends ColumnName>(name: Name) => `sales.column.${name}` as const

function DaysChart({ days }: Pick<SalesFigures, 'days'>) {
  const { t } = useTranslation()
  const bars = days.map(({ day, deliveryPence, collectionPence }) => ({
    label: shortDay(day),
    tick: dayAndMonth(day),
    parts: [deliveryPence, collectionPence],
    words: `${shortDay(day)}: ${formatPence(deliveryPence + collectionPence)}`,
  }))
  return (
    <>
      <p className="chart-key" aria-hidden>
        <i className="chart-1" /> {t('sales.service.delivery')}
        <i className="chart-2" /> {t('sales.service.collection')}
      </p>
      <BarChart
        series={['delivery', 'collection']}
        bars={bars}
        scale={wholePounds}
        summary={useSummary('days', bars, formatPence)}
      />
    </>
  )
}

/** The hours of a day, of all days of the week together: which of them are busy. */
function HoursChart({ hours }: Pick<SalesFigures, 'hours'>) {
  const bars = Array.from({ length: 24 }, (_, hour) => {
    const orders = hours
      .filter(({ hourOfWeek }) => hourOfWeek % 24 === hour)
      .reduce((sum, each) => sum + each.orders, 0)
    const label = formatMinute(hour * 60)
    return { label, tick: label, parts: [orders], words: `${label}: ${orders}` }
  })
  return (
    <BarChart
      series={['orders']}
      bars={bars}
      scale={(orders) => (Number.isInteger(orders) ? String(orders) : '')}
      summary={useSummary('hours', bars, String)}
    />
  )
}

function useSummary(
  table: SalesTable,
  bars: readonly { label: string; parts: readonly number[] }[],
  words: (value: number) => string,
): string {
  const { t } = useTranslation()
  const heights = bars.map(({ label, parts }) => ({
    label,
    value: parts.reduce((sum, part) => sum + part, 0),
  }))
  const highest = heights.reduce((best, each) => (each.value > best.value ? each : best))
  return t('sales.highest', {
    table: t(`sales.table.${table}`),
    label: highest.label,
    value: words(highest.value),
  })
}

/** A table by itself, or under the chart that shows it. */
function TablePanel({
  store,
  figures,
  table,
  columns,
  wideColumns,
  rows,
  chart,
}: SalesTablesProps & Table) {
  const { t } = useTranslation()
  const widthOf = (column = '') => (wideColumns?.includes(column) ? 'of-desktop' : undefined)
  const heading = `sales-${table}`
  const shown = (
    <table className="statement-rows" aria-labelledby={heading}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={widthOf(column)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={widthOf(columns[index + 1])}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{t(`sales.table.${table}`)}</h2>
      <p className="small muted">{t(`sales.tableAbout.${table}`)}</p>
      {chart}
      {chart ? (
        <details>
          <summary>{t('sales.showTable')}</summary>
          {shown}
        </details>
      ) : (
        shown
      )}
      <TableFile {...{ store, figures, table }} />
    </section>
  )
}

function TableFile({ store, figures, table }: SalesTablesProps & { table: SalesTable }) {
  const { t } = useTranslation()
  const reduxStore = useStore() as AppStore // The one of our providers.
  const [isFetching, setIsFetching] = useState(false)
  const { from, to } = figures

  const download = async () => {
    setIsFetching(true)
    try {
      const query = new URLSearchParams({ from, to, table })
      const file = await fetchFile(reduxStore, `/partner/stores/${store.id}/sales.csv?${query}`)
      saveFile(file, `sales-${table}-${store.slug}-${from}-${to}.csv`)
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setIsFetching(false)
    }
  }
  return (
    <Button
      variant="quiet"
      aria-label={t('sales.downloadOf', { table: t(`sales.table.${table}`) })}
      isLoading={isFetching}
      loadingLabel={t('sales.downloading')}
      onClick={() => void download()}
    >
      <Icon of={Download} />
      {t('sales.download')}
    </Button>
  )
}
