import '#web/messages/problems.ts'
import '#web/styles/orders/problems.css'
import { useState } from 'react'
import type { OrderProblems } from '#contract/problems/problem-calls.ts'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { isFinal } from '#rules/orders/order-status.ts'
import { isProblemOpen } from '#rules/problems/problem-status.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useGetOrderProblemsQuery } from '#web/calls/problem-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { momentWords } from './problem-messages.ts'
import { ReportForm } from './report-form.tsx'
import { ReportThread } from './report-thread.tsx'

interface ProblemsPanelProps {
  order: Order
  orderToken: string | null
  /** Where refunds go, such as "Visa ending 4242"; null: no card is known. */
  card: string | null
}

/** A report is answered within hours, not seconds. */
const refreshMs = 30_000

/** Help with an order: the reports of its customer, and a new one. Empty while nothing can be reported. */
export function ProblemsPanel({ order, orderToken, card }: ProblemsPanelProps) {
  const { t } = useTranslation()
  const query = useGetOrderProblemsQuery(
    { params: { orderId: order.id }, orderToken },
    { refetchOnMountOrArgChange: true, pollingInterval: refreshMs },
  )
  const { data, isError, isFetching, refetch } = query
  const [sentId, setSentId] = useState<string | null>(null)
  if (!data && isError && !isFetching)
    return (
      <Banner
        variant="warning"
        action={<Button onClick={() => void refetch()}>{t('problems.tryAgain')}</Button>}
      >
        {t('problems.failed')}
      </Banner>
    )
  if (!data) return null
  const { reports, lateCredit, isReportable } = data
  const isOneOpen = reports.some(({ status }) => isProblemOpen(status))
  return (
    <>
      {lateCredit && (
        <Banner
          variant="positive"
          title={t('problems.lateTitle', { count: lateCredit.minutesLate })}
        >
          {t('problems.lateText', { amount: formatPence(lateCredit.amountPence) })}
        </Banner>
      )}
      {reports.map((report) => (
        <ReportThread
          key={report.id}
          {...{ report, order, orderToken }}
          isNew={report.id === sentId}
          mayAppeal={!isOneOpen && report.acts.includes('appeal')}
        />
      ))}
      {isReportable && <ToReport {...{ data, order, orderToken, card }} onSent={setSentId} />}
      {!isReportable && isFinal(order.status) && !isOneOpen && <Closed {...{ order }} />}
    </>
  )
}

interface ToReportProps extends ProblemsPanelProps {
  data: OrderProblems
  onSent: (reportId: string) => void
}

function ToReport({ data, ...props }: ToReportProps) {
  const { t } = useTranslation()
  const { order } = props
  const isFirst = data.reports.length === 0
  return (
    <section className="panel problems" aria-labelledby="report-problem" id="help">
      <h2 id="report-problem">{t(isFirst ? 'problems.title' : 'problems.another')}</h2>
      <p className="soft small">
        {t('problems.lead', { store: order.store.name, count: data.answerHours })}{' '}
        {data.window && t('problems.until', { time: momentWords(data.window.closesAt) })}
      </p>
      {/* The key changes once something was reported. */}
      <ReportForm key={data.reports.length} known={data} {...props} />
    </section>
  )
}

function Closed({ order: { store } }: Pick<ProblemsPanelProps, 'order'>) {
  const { t } = useTranslation()
  return (
    <section className="panel problems" aria-labelledby="report-problem" id="help">
      <h2 id="report-problem">{t('problems.title')}</h2>
      <p className="soft">{t('problems.closed', { store: store.name, phone: store.phone })}</p>
    </section>
  )
}
