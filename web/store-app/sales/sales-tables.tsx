import type { SalesFigures } from '#contract/payments/sales.ts'
import type { User } from '#contract/session.ts'
import { formatPence } from '#rules/money/pence.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { FigurePanel, type FigureTable } from '#web/staff/figures/figure-panel.tsx'
import { useSalesTables, type SalesTableShown } from '#web/staff/figures/use-sales-tables.tsx'

interface SalesTablesProps {
  store: User['stores'][number]
  figures: SalesFigures
}

/** Each table of the figures, with its chart and its file. */
export function SalesTables({ store, figures }: SalesTablesProps) {
  const { t } = useTranslation()
  const { from, to, dishes } = figures
  const [days, hours, ...others] = useSalesTables(figures)
  const ofDishes: SalesTableShown = {
    table: 'dishes',
    title: t('sales.table.dishes'),
    about: t('sales.tableAbout.dishes'),
    columns: [t('sales.column.dish'), t('sales.column.quantity'), t('sales.column.sales')],
    rows: dishes.map((row) => [row.name, String(row.quantity), formatPence(row.soldPence)]),
  }
  const shown = [days, hours, ofDishes, ...others].filter((each) => each !== undefined)
  return (
    <div className="sales-tables">
      {shown
        .filter(({ rows }) => rows.length > 0)
        .map(({ table, ...each }) => {
          const query = new URLSearchParams({ from, to, table })
          const file: FigureTable['file'] = {
            path: `/partner/stores/${store.id}/sales.csv?${query}`,
            name: `sales-${table}-${store.slug}-${from}-${to}.csv`,
          }
          return <FigurePanel key={table} {...{ table, file }} {...each} />
        })}
    </div>
  )
}
