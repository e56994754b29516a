import '#web/styles/staff/statement.css'
import '#web/styles/staff/operator.css'
import '#web/styles/orders/problems.css'
import '#web/messages/problems.ts'
import '#web/messages/staff-problems.ts'
import '#web/messages/store-app.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { ReportsLoading, ReportList, type ShownReports } from '#web/staff/problems/report-list.tsx'
import { CustomersSay } from '#web/store-app/customers-say.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { Suspense, useState } from 'react'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useListPartnerProblemsInfiniteQuery } from '#web/calls/staff/partner-problem-calls.ts'

const AnswerReport = lazyPart(() =>
  import('./answer-report.tsx').then((module) => ({ default: module.AnswerReport })),
)

const refreshMs = 30_000

/** What customers report about the orders of a store, and the store's answers. */
export default function StoreProblemsPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage {...ofAddress} permission="refunds" name={t('staffProblems.pageName')}>
      <div>
        <h1>{t('staffProblems.title')}</h1>
        <p className="soft">{t('staffProblems.storeIntro', { marketplace })}</p>
      </div>
      <CustomersSay page="problems" />
      {store ? <StoreReports key={store.id} storeId={store.id} /> : <ReportsLoading />}
    </StoreAppPage>
  )
}

/** The reports of a store, and answering one. */
function StoreReports({ storeId }: { storeId: string }) {
  const [shown, setShown] = useState<ShownReports>('open')
  const [opened, setOpened] = useState<ProblemReport | null>(null)
  const query = useListPartnerProblemsInfiniteQuery(
    { storeId, state: shown },
    { refetchOnMountOrArgChange: true, pollingInterval: refreshMs },
  )
  return (
    <>
      <ReportList
        isOperator={false}
        {...{ shown, query }}
        onShow={setShown}
        onOpen={(report) => setOpened(report)}
      />
      {opened && (
        <Suspense>
          <AnswerReport key={opened.id} report={opened} onClosed={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
