import '#web/styles/staff/operator.css'
import '#web/styles/staff/money.css'
import '#web/messages/invoices.ts'
import '#web/messages/operator-money.ts'
import '#web/messages/validation.ts'
import { useState } from 'react'
import type { Invoice } from '#contract/payments/invoices.ts'
import {
  useListInvoicesInfiniteQuery,
  useListMonthlyStatementsInfiniteQuery,
} from '#web/calls/staff/money/invoice-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { MoneyTabs } from '#web/operator/money/money-tabs.tsx'
import { InvoiceList } from '#web/staff/money/invoice-list.tsx'
import { MonthlyStatementList } from '#web/staff/money/monthly-statement-list.tsx'
import { CreditInvoiceDialog } from './credit-invoice.dialog.tsx'
import { SellerPanel } from './seller-panel.tsx'
import { SellerReport } from './seller-report.tsx'
import { IssueForm } from './issue-form.tsx'

/** The marketplace's invoices to restaurants. */
export default function InvoicesPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('operatorMoney.tab.invoices')} permission="money">
      {(user) => (
        <>
          <div>
            <h1>{t('operatorMoney.tab.invoices')}</h1>
            <p className="soft">{t('operatorMoney.invoices.intro')}</p>
          </div>
          <MoneyTabs />
          {user && (
            <>
              <AllInvoices />
              <AllStatements />
              <IssueForm />
              <SellerPanel />
              <SellerReport />
            </>
          )}
        </>
      )}
    </ConsolePage>
  )
}

function AllStatements() {
  const { t } = useTranslation()
  const query = useListMonthlyStatementsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section className="panel stack" aria-labelledby="monthly-statements">
      <div>
        <h2 id="monthly-statements">{t('invoices.statements.title')}</h2>
        <p className="soft small">{t('invoices.statements.allText')}</p>
      </div>
      <MonthlyStatementList query={query} path="/operator/statements" hasStoreNames />
    </section>
  )
}

function AllInvoices() {
  const { t } = useTranslation()
  const [credited, setCredited] = useState<Invoice | null>(null)
  const query = useListInvoicesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="invoices">
      <h2 id="invoices">{t('operatorMoney.invoices.listTitle')}</h2>
      <InvoiceList query={query} path="/operator/invoices" hasStoreNames onCredit={setCredited} />
      {credited && <CreditInvoiceDialog invoice={credited} onClosed={() => setCredited(null)} />}
    </section>
  )
}
