import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { formatPence } from '#rules/money/pence.ts'
import { isProblemOpen } from '#rules/problems/problem-status.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { staffLinks } from '#web/staff-links.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PhotoRow } from '#web/photos/photo-row.tsx'
import { ProblemEvents } from '#web/problems/problem-events.tsx'
import { momentWords, reportedWords } from '#web/problems/problem-messages.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

interface ReportItemProps {
  report: ProblemReport
  isOperator: boolean
  onOpen: (report: ProblemReport) => void
}

/** What a customer reported, until when it is to be answered, and the one button that does. */
export function ReportItem({ report, isOperator, onOpen }: ReportItemProps) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const { status, order, text, acts, events } = report
  const names = { store: order.storeName, marketplace }
  const { number } = order
  const isMine = acts.length > 0
  return (
    <li className="panel problems staff-report">
      <div className="row between wrap">
        <h2>
          {isOperator
            ? t('staffProblems.orderOf', { number, store: order.storeName })
            : t('staffProblems.order', { number })}
        </h2>
        {isMine ? (
          <Badge icon={Clock} variant="warning">
            {isOperator
              ? t('staffProblems.waitingSince', { time: momentWords(events.at(-1)?.at ?? '') })
              : t('staffProblems.answerBy', { time: momentWords(report.answerBy) })}
          </Badge>
        ) : (
          <Badge variant={isProblemOpen(status) ? 'brand' : undefined}>
            {t(`problems.status.${status}`, names)}
          </Badge>
        )}
      </div>
      <ul className="problem-what">
        {reportedWords(t, report).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {text && <p className="problem-text">{t('problems.quoted', { text })}</p>}
      <PhotoRow photos={report.photos} label={t('staffProblems.photosOf', { number })} />
      <p className="soft small">
        {wishText(t, report)}{' '}
        {t('staffProblems.total', {
          total: formatPence(order.totalPence),
          paid: t(
            order.paymentMethod === 'cash' ? 'staffProblems.paidCash' : 'staffProblems.paidCard',
          ),
        })}
      </p>
      {events.length > 1 && <ProblemEvents report={report} names={names} isStaff />}
      {(isMine || isOperator) && (
        <div className="row wrap">
          {isMine && (
            <Button
              variant="primary"
              aria-haspopup="dialog"
              aria-label={t(isOperator ? 'staffProblems.decideOf' : 'staffProblems.answerOf', {
                number,
              })}
              onClick={() => onOpen(report)}
            >
              {t(isOperator ? 'staffProblems.decide' : 'staffProblems.answer')}
            </Button>
          )}
          {isOperator && (
            <Link
              className={buttonClass({ variant: 'quiet' })}
              to={staffLinks.operatorOrder(order.id)}
            >
              {t('staffProblems.seeOrder', { number })}
            </Link>
          )}
        </div>
      )}
    </li>
  )
}

function wishText(t: Translate, { remedy, requestedPence }: ProblemReport): string {
  if (remedy === 'nothing') return t('staffProblems.asksNothing')
  return requestedPence > 0
    ? t('staffProblems.asks', { amount: formatPence(requestedPence) })
    : t('staffProblems.asksOpen')
}
