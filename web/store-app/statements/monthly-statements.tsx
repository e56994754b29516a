import '#web/styles/staff/money.css'
import '#web/messages/invoices.ts'
import { useListStoreStatementsInfiniteQuery } from '#web/calls/staff/money/invoice-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { MonthlyStatementList } from '#web/staff/money/monthly-statement-list.tsx'

/** The numbered statements of a store. */
export function MonthlyStatements({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const query = useListStoreStatementsInfiniteQuery(
    { storeId },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <section className="panel stack" aria-labelledby="monthly-statements">
      <div>
        <h2 id="monthly-statements">{t('invoices.statements.title')}</h2>
        <p className="soft">{t('invoices.statements.storeText', { marketplace })}</p>
      </div>
      <MonthlyStatementList query={query} path={`/partner/stores/${storeId}/statements`} />
    </section>
  )
}
