import { Suspense, useState } from 'react'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useListOperatorProblemsInfiniteQuery } from '#web/calls/staff/operator-problem-calls.ts'
import { ReportList, type ShownReports } from '#web/staff/problems/report-list.tsx'

const DecideReport = lazyPart(() =>
  import('./decide-report.tsx').then((module) => ({ default: module.DecideReport })),
)

const askingMs = 30_000

/** The reports that wait for the marketplace, and deciding one. */
export function EscalatedReports() {
  const [shown, setShown] = useState<ShownReports>('open')
  const [opened, setOpened] = useState<ProblemReport | null>(null)
  const asked = useListOperatorProblemsInfiniteQuery(
    { state: shown },
    { refetchOnMountOrArgChange: true, pollingInterval: askingMs },
  )
  return (
    <>
      <ReportList isOperator {...{ shown, asked }} onShow={setShown} onOpen={setOpened} />
      {opened && (
        <Suspense>
          <DecideReport key={opened.id} report={opened} onClosed={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
