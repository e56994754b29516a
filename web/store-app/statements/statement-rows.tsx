import type { StatementRow } from '#contract/payments/statement.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { NamedOrder } from '#web/store-app/history/past-order.dialogs.tsx'
import { formatPence } from '#rules/money/pence.ts'
import { rowSums } from '#rules/payments/statement.ts'

/** "£5.20", "−£5.20" with a minus that is as wide as a plus. */
export const signedPence = (pence: number): string => formatPence(pence).replace('-', '−')

interface StatementRowsProps {
  rows: readonly StatementRow[]
  marketplace: string
  onOpen: (order: NamedOrder) => void
}

/**
 * Every order and refund, each of which leads to its order. On a phone the parts stay away: the totals
 * and the files have them.
 */
export function StatementRows({ rows, ...about }: StatementRowsProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="statement-rows">
      <h2 id="statement-rows">{t('statement.rowsTitle')}</h2>
      <table className="statement-rows panel">
        <thead>
          <tr>
            <th scope="col">{t('statement.column.order')}</th>
            <th scope="col">{t('statement.column.customer')}</th>
            <th scope="col" className="of-desktop">
              {t('statement.column.food')}
            </th>
            <th scope="col" className="of-desktop">
              {t('statement.column.extras')}
            </th>
            <th scope="col" className="of-desktop">
              {t('statement.column.discountsAndRefunds')}
            </th>
            <th scope="col" className="of-desktop">
              {t('statement.column.cash')}
            </th>
            <th scope="col" className="of-desktop">
              {t('statement.column.commission')}
            </th>
            <th scope="col">{t('statement.column.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.kind} ${row.orderId} ${row.at}`} row={row} {...about} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
})

type RowProps = Omit<StatementRowsProps, 'rows'> & { row: StatementRow }

function Row({ row, marketplace, onOpen }: RowProps) {
  const { t } = useTranslation()
  const { orderId, orderNumber, kind, paymentMethod, reason, payer } = row
  const at = new Date(row.at)
  const { customerPence, extrasPence, givenPence } = rowSums(kind, row)
  const isShared = payer === 'store' && row.marketplaceRefundsPence !== 0
  const isNothing = kind === 'refund' && row.refundedPence === 0
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen({ id: orderId, number: orderNumber })}
        >
          {orderNumber}
        </button>{' '}
        <span>
          {kind === 'refund'
            ? t(isNothing ? 'statement.refundReturned' : 'statement.refundRow')
            : t(`statement.paid.${paymentMethod}`)}
        </span>
        <small>
          {days.format(at)}, {formatLondonTime(at)}
          {reason && ` · ${reason}`}
        </small>
        {payer && !isNothing && (
          <small>{t(`statement.refundPayer.${isShared ? 'both' : payer}`, { marketplace })}</small>
        )}
      </th>
      <td>{signedPence(customerPence)}</td>
      <td className="of-desktop">{signedPence(row.salesPence)}</td>
      <td className="of-desktop">{signedPence(extrasPence)}</td>
      <td className="of-desktop">{signedPence(givenPence)}</td>
      <td className="of-desktop">{signedPence(-row.cashPence)}</td>
      <td className="of-desktop">{signedPence(0 - row.commissionPence)}</td>
      <td>
        <b>{signedPence(row.balancePence)}</b>
      </td>
    </tr>
  )
}
