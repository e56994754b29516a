import { Reply } from 'lucide-react'
import { useRef, useState } from 'react'
import type { PartnerReview } from '#contract/reviews/partner-reviews.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useReportPartnerReviewMutation } from '#web/calls/staff/partner-review-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReportForm } from '#web/reviews/report-form.tsx'
import { ReviewFacts } from '#web/reviews/review-facts.tsx'
import { authorWords, dayWords } from '#web/reviews/review-messages.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { ReplyForm } from './reply-form.tsx'

interface StaffReviewProps {
  review: PartnerReview
  storeName: string
}

/** A review with its reply, and the ways to answer and to report it. */
export function StaffReview({ review, storeName }: StaffReviewProps) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const [opened, setOpened] = useState<'reply' | 'report' | null>(null)
  const [report] = useReportPartnerReviewMutation()
  const item = useRef<HTMLElement>(null)
  const { id, reply, orderNumber, hiddenReason, isReported } = review
  const author = authorWords(t, review)
  const close = () => {
    setOpened(null)
    item.current?.focus()
  }
  return (
    <li className="staff-review">
      <article ref={item} tabIndex={-1} className="review" aria-label={t('reviews.by', { author })}>
        <ReviewFacts review={review}>
          {orderNumber !== null && (
            <span className="small soft">
              {t('moderation.store.order', { number: orderNumber })}
            </span>
          )}
          {hiddenReason !== null && (
            <Badge variant="warning">
              {t('moderation.store.hidden', {
                marketplace,
                reason: t(`reviews.reason.${hiddenReason}`),
              })}
            </Badge>
          )}
          {hiddenReason === null && isReported && <Badge>{t('moderation.store.isReported')}</Badge>}
        </ReviewFacts>
        {reply && opened !== 'reply' && (
          <div className="review-reply">
            <p className="review-text">{reply.text}</p>
            <p className="small soft">
              {t('moderation.store.repliedOn', {
                store: storeName,
                date: dayWords(reply.repliedAt),
              })}
            </p>
          </div>
        )}
        {opened === null && hiddenReason === null && (
          <div className="row wrap">
            <Button
              aria-label={t(
                reply ? 'moderation.store.changeNamed' : 'moderation.store.replyNamed',
                { author },
              )}
              onClick={() => setOpened('reply')}
            >
              <Icon of={Reply} />
              {t(reply ? 'moderation.store.change' : 'moderation.store.reply')}
            </Button>
            {!isReported && (
              <Button
                variant="quiet"
                aria-label={t('reviews.reportNamed', { author })}
                onClick={() => setOpened('report')}
              >
                {t('moderation.store.report')}
              </Button>
            )}
          </div>
        )}
        {opened === 'reply' && <ReplyForm id={id} former={reply?.text ?? ''} onClose={close} />}
        {opened === 'report' && (
          <ReportForm
            onClose={close}
            onSend={(given) => report({ params: { id }, body: given }).unwrap()}
          />
        )}
      </article>
    </li>
  )
}
