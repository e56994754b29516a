import '#web/styles/staff/money.css'
import '#web/messages/invoices.ts'
import { useListStoreInvoicesInfiniteQuery } from '#web/calls/staff/money/invoice-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { InvoiceList } from '#web/staff/money/invoice-list.tsx'

/** The invoices of the marketplace to a store. */
export function StatementInvoices({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const query = useListStoreInvoicesInfiniteQuery({ storeId }, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="statement-invoices">
      <div>
        <h2 id="statement-invoices">{t('invoices.title')}</h2>
        <p className="soft">{t('invoices.storeText', { marketplace })}</p>
      </div>
      <InvoiceList query={query} path={`/partner/stores/${storeId}/invoices`} />
    </section>
  )
}
