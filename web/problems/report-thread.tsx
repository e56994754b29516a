import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Order } from '#contract/orders.ts'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import type { ProblemStatus } from '#rules/problems/problem-status.ts'
import { Badge } from '#ui/badge.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PhotoRow } from '#web/photos/photo-row.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { AskMarketplace } from './appeal-form.tsx'
import { ProblemEvents } from './problem-events.tsx'
import { momentWords, reportedWords } from './problem-messages.ts'

interface ReportThreadProps {
  report: ProblemReport
  order: Order
  orderToken: string | null
  mayAppeal: boolean
  /** It was sent here a moment ago. */
  isNew: boolean
}

/** A customer's report, its current state, and its events since. */
export function ReportThread({ report, order, orderToken, mayAppeal, isNew }: ReportThreadProps) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const names = { store: order.store.name, marketplace }
  const { id, status, text, answerBy, appealBy } = report
  const { icon, variant } = LOOKS[status]
  const section = useRef<HTMLElement>(null)
  // The form that had the focus was removed.
  useEffect(() => {
    if (isNew) section.current?.focus()
  }, [isNew])
  return (
    <section
      ref={section}
      className="panel problems"
      aria-labelledby={`report-${id}`}
      tabIndex={-1}
    >
      <div className="row between wrap">
        <h2 id={`report-${id}`}>{t('problems.report')}</h2>
        <Badge icon={icon} variant={variant}>
          {t(`problems.status.${status}`, names)}
        </Badge>
      </div>
      <ul className="problem-what">
        {reportedWords(t, report).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {text && <p className="soft problem-text">{t('problems.quoted', { text })}</p>}
      <PhotoRow photos={report.photos} label={t('problems.photosOf')} />
      {status === 'reported' && (
        <p>{t('problems.answerBy', { time: momentWords(answerBy), marketplace })}</p>
      )}
      {status === 'escalated' && <p>{t('problems.deciding')}</p>}
      {report.refundedPence > 0 && (
        <p>
          {report.order.paymentMethod === 'cash'
            ? t('problems.inCash', { store: order.store.name, phone: order.store.phone })
            : t('problems.toCard')}
        </p>
      )}
      <ProblemEvents report={report} names={names} />
      {mayAppeal && appealBy && (
        <AskMarketplace {...{ report, orderToken, marketplace }} until={momentWords(appealBy)} />
      )}
    </section>
  )
}

const WAITS = { icon: Clock, variant: 'brand' } as const
const GOOD = { icon: CircleCheck, variant: 'positive' } as const
const NOT = { icon: CircleX, variant: undefined } as const

const LOOKS = {
  reported: WAITS,
  escalated: WAITS,
  noted: GOOD,
  refunded: GOOD,
  partrefunded: GOOD,
  upheld: GOOD,
  declined: NOT,
  rejected: NOT,
} as const satisfies Record<ProblemStatus, object>
