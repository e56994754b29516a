import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isOperatorAllowed } from '#contract/operator/operator-roles.ts'
import type { OperatorReview } from '#contract/reviews/operator-reviews.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  useDismissReportsMutation,
  useRestoreReviewMutation,
} from '#web/calls/staff/operator-review-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReviewFacts } from '#web/reviews/review-facts.tsx'
import { authorWords } from '#web/reviews/review-messages.ts'
import { momentWords } from '#web/operator/moments.ts'
import { useOperator } from '#web/operator/use-operator.ts'
import { HideForm } from './hide-form.tsx'

/** A review, what people say against it, what was done about it, and what can be done. */
export function ModeratedReview({ review }: { review: OperatorReview }) {
  const { t } = useTranslation()
  const [isHiding, setIsHiding] = useState(false)
  const item = useFocusGoesOn()
  const role = useOperator().user?.operatorRole
  const { order, store, hidden, reports, reportCount, reply } = review
  const author = authorWords(t, review)
  const close = () => {
    setIsHiding(false)
    item.current?.focus()
  }
  return (
    <li ref={item} className="panel judged" tabIndex={-1}>
      <h2>
        {order
          ? t('moderation.operator.about', { number: order.number, store: store.name })
          : t('moderation.operator.aboutStore', { store: store.name })}
      </h2>
      <article className="review" aria-label={t('reviews.by', { author })}>
        <ReviewFacts review={review} />
        {reply && (
          <div className="review-reply">
            <p className="small strong">{t('reviews.replied', { store: store.name })}</p>
            <p className="review-text">{reply.text}</p>
          </div>
        )}
      </article>
      {reportCount > 0 && (
        <section className="stack">
          <h3 className="small strong">
            {t('moderation.operator.reports', { count: reportCount })}
          </h3>
          <ul className="judged-reports">
            {reports.map((report) => (
              <li key={report.id}>
                {t('moderation.operator.reportLine', {
                  who: t(`moderation.operator.by.${report.reportedBy}`),
                  time: momentWords(report.reportedAt),
                  reason: t(`reviews.reason.${report.reason}`),
                })}{' '}
                {report.text && t('moderation.operator.reportQuoted', { text: report.text })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hidden && (
        <p>
          <Badge variant="warning">
            {t('moderation.operator.isHidden', {
              time: momentWords(hidden.hiddenAt),
              reason: t(`reviews.reason.${hidden.reason}`),
            })}
          </Badge>
        </p>
      )}
      {isHiding ? (
        <HideForm id={review.id} onClose={close} />
      ) : (
        <div className="row wrap">
          {hidden ? (
            <Restore id={review.id} author={author} />
          ) : (
            <Button
              aria-label={t('moderation.operator.hideNamed', { author })}
              onClick={() => setIsHiding(true)}
            >
              {t('moderation.operator.hide')}
            </Button>
          )}
          {!hidden && reportCount > 0 && <LeaveUp id={review.id} author={author} />}
          {order && role && isOperatorAllowed(role, 'orders') && (
            <Link
              className={buttonClass({ variant: 'quiet' })}
              to={staffLinks.operatorOrder(order.id)}
            >
              {t('moderation.operator.seeOrder', { number: order.number })}
            </Link>
          )}
        </div>
      )}
      <History history={review.history} />
    </li>
  )
}

interface ActProps {
  id: string
  author: string
}

function Restore({ id, author }: ActProps) {
  const { t } = useTranslation()
  const [restore, { isLoading }] = useRestoreReviewMutation()
  const press = async () => {
    const { error } = await restore({ params: { id } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'review', variant: 'positive', title: t('moderation.operator.restoredNow') })
  }
  return (
    <Button
      aria-label={t('moderation.operator.restoreNamed', { author })}
      isLoading={isLoading}
      loadingLabel={t('moderation.operator.restoring')}
      onClick={() => void press()}
    >
      {t('moderation.operator.restore')}
    </Button>
  )
}

function LeaveUp({ id, author }: ActProps) {
  const { t } = useTranslation()
  const [dismiss, { isLoading }] = useDismissReportsMutation()
  const press = async () => {
    const { error } = await dismiss({ params: { id } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'review', variant: 'positive', title: t('moderation.operator.dismissed') })
  }
  return (
    <Button
      variant="quiet"
      aria-label={t('moderation.operator.dismissNamed', { author })}
      isLoading={isLoading}
      loadingLabel={t('moderation.operator.dismissing')}
      onClick={() => void press()}
    >
      {t('moderation.operator.dismiss')}
    </Button>
  )
}

function History({ history }: Pick<OperatorReview, 'history'>) {
  const { t } = useTranslation()
  if (history.length === 0) return null
  return (
    <details>
      <summary>{t('moderation.operator.history')}</summary>
      <ul className="judged-history">
        {history.map(({ act, by, reason, text, at }) => (
          <li key={`${act} ${at}`}>
            {t(`moderation.operator.act.${act}`, {
              time: momentWords(at),
              who: by ?? t('moderation.operator.formerColleague'),
            })}{' '}
            {reason && `${t(`reviews.reason.${reason}`)}.`}{' '}
            {text && t('moderation.operator.reportQuoted', { text })}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** When this goes away with the focus inside it, the one after it has the focus, or else the list. */
function useFocusGoesOn() {
  const ref = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const item = ref.current
    return () => {
      if (!item?.contains(document.activeElement)) return
      const next = item.nextElementSibling
      const list = item.closest('section')
      queueMicrotask(() => {
        const goal = [next, list].find((each) => each?.isConnected)
        if (goal instanceof HTMLElement) goal.focus({ preventScroll: goal === list })
      })
    }
  }, [])
  return ref
}
