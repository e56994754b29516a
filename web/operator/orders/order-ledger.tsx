import '#web/messages/order-record.ts'
import { Check } from 'lucide-react'
import type { OrderRecord, TimelineEntry } from '#contract/operator/order-record.ts'
import { formatPence } from '#rules/money/pence.ts'
import { orderLedger } from '#rules/payments/order-ledger.ts'
import { Banner } from '#ui/banner.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from '#web/operator/moments.ts'

type LedgerEntry = Extract<TimelineEntry, { kind: 'ledger' }>

/** What the ledger has of an order, the earliest first, and whether it balances. */
export function OrderLedger({ timeline }: Pick<OrderRecord, 'timeline'>) {
  const { t } = useTranslation()
  const transfers = timeline
    .filter((entry): entry is LedgerEntry => entry.kind === 'ledger')
    .toReversed()
  const { rows, inPence, outPence, openPence } = orderLedger(transfers)
  const money = (pence: number) => (pence === 0 ? t('orderRecord.nothing') : formatPence(pence))
  return (
    <section className="panel stack" aria-labelledby="order-ledger">
      <h2 id="order-ledger">{t('orderRecord.ledger')}</h2>
      {rows.length === 0 ? (
        <p className="soft">{t('orderRecord.ledgerNone')}</p>
      ) : (
        <>
          <table className="console-ledger" aria-labelledby="order-ledger">
            <thead>
              <tr>
                <th scope="col">{t('orderRecord.ledgerWhat')}</th>
                <th scope="col">{t('orderRecord.ledgerAccount')}</th>
                <th scope="col">{t('orderRecord.ledgerIn')}</th>
                <th scope="col">{t('orderRecord.ledgerOut')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ transfer, account, ...row }) => (
                <tr key={`${transfer.id} ${account}`}>
                  <th scope="row">
                    {t(`operatorOrders.transfer.${transfer.transfer}`)}
                    <time className="small muted" dateTime={transfer.at}>
                      {momentWords(transfer.at)}
                    </time>
                  </th>
                  <td>{t(`operatorOrders.account.${account}`)}</td>
                  <td>{money(row.inPence)}</td>
                  <td>{money(row.outPence)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {t('orderRecord.ledgerSum')}
                </th>
                <td>{formatPence(inPence)}</td>
                <td>{formatPence(outPence)}</td>
              </tr>
            </tfoot>
          </table>
          <Balance openPence={openPence} />
        </>
      )}
    </section>
  )
}

function Balance({ openPence }: { openPence: number }) {
  const { t } = useTranslation()
  if (openPence === 0)
    return (
      <p className="row small soft">
        <Icon of={Check} />
        {t('orderRecord.balances')}
      </p>
    )
  const amount = formatPence(Math.abs(openPence))
  return (
    <Banner variant="danger">
      {t(openPence > 0 ? 'orderRecord.moreIn' : 'orderRecord.moreOut', { amount })}
    </Banner>
  )
}
