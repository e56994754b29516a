import { Suspense, useState } from 'react'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useListPartnerProblemsInfiniteQuery } from '#web/calls/staff/partner-problem-calls.ts'
import { ReportList, type ShownReports } from '#web/staff/problems/report-list.tsx'

const AnswerReport = lazyPart(() =>
  import('./answer-report.tsx').then((module) => ({ default: module.AnswerReport })),
)

const askingMs = 30_000

/** The reports of a store, and answering one. */
export function StoreReports({ storeId }: { storeId: string }) {
  const [shown, setShown] = useState<ShownReports>('open')
  const [opened, setOpened] = useState<ProblemReport | null>(null)
  const asked = useListPartnerProblemsInfiniteQuery(
    { storeId, state: shown },
    { refetchOnMountOrArgChange: true, pollingInterval: askingMs },
  )
  return (
    <>
      <ReportList
        isOperator={false}
        {...{ shown, asked }}
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
