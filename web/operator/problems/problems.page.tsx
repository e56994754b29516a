import '#web/styles/staff/operator.css'
import '#web/styles/orders/problems.css'
import '#web/messages/operator.ts'
import '#web/messages/problems.ts'
import '#web/messages/staff-problems.ts'
import '#web/messages/store-app.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReportsLoading, ReportList, type ShownReports } from '#web/staff/problems/report-list.tsx'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { ProblemRules } from './problem-rules.tsx'
import { Suspense, useState } from 'react'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useListOperatorProblemsInfiniteQuery } from '#web/calls/staff/operator-problem-calls.ts'

const DecideReport = lazyPart(() =>
  import('./decide-report.tsx').then((module) => ({ default: module.DecideReport })),
)

const refreshMs = 30_000

/** Reports that the marketplace decides, and the rules by which problems are reported and answered. */
export default function OperatorProblemsPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('staffProblems.title')} permission="problems">
      {(user) => (
        <>
          <div>
            <h1>{t('staffProblems.title')}</h1>
            <p className="soft">{t('staffProblems.operatorIntro')}</p>
          </div>
          {user ? <EscalatedReports /> : <ReportsLoading />}
          {user && <ProblemRules />}
        </>
      )}
    </ConsolePage>
  )
}

/** The reports that wait for the marketplace, and deciding one. */
function EscalatedReports() {
  const [shown, setShown] = useState<ShownReports>('open')
  const [opened, setOpened] = useState<ProblemReport | null>(null)
  const query = useListOperatorProblemsInfiniteQuery(
    { state: shown },
    { refetchOnMountOrArgChange: true, pollingInterval: refreshMs },
  )
  return (
    <>
      <ReportList isOperator {...{ shown, query }} onShow={setShown} onOpen={setOpened} />
      {opened && (
        <Suspense>
          <DecideReport key={opened.id} report={opened} onClosed={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
