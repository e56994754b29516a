import '#web/messages/reviews.ts'
import '#web/messages/validation.ts'
import { useId, useState, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { REPORT_TEXT_LONGEST, type ReviewReason } from '#contract/reviews/review.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOpenedForm } from './use-opened-form.ts'
import { ReasonSelect } from './reason-select.tsx'

interface ReportFormProps {
  /** Rejects with the failure. */
  onSend: (given: { reason: ReviewReason; text: string }) => Promise<unknown>
  /** Called when it was sent, or closed. */
  onClose: () => void
}

/** A report that a review breaks the policy. */
export function ReportForm({ onSend, onClose }: ReportFormProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ReviewReason | ''>('')
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const reasonId = useId()
  useOpenedForm(reasonId, onClose)

  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    if (reason === '') {
      setIsMissing(true)
      document.getElementById(reasonId)?.focus()
      return
    }
    setIsSending(true)
    try {
      await onSend({ reason, text })
      showToast({ id: 'review-report', variant: 'positive', title: t('reviews.reported') })
      onClose()
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <form
      className="stack review-form"
      noValidate
      aria-label={t('reviews.reportTitle')}
      onSubmit={(event) => void send(event)}
    >
      <ReasonSelect
        id={reasonId}
        label={t('reviews.reportReason')}
        prompt={t('reviews.reportChoose')}
        value={reason}
        error={isMissing && t('reviews.reportReasonMissing')}
        onChange={(chosen) => {
          setReason(chosen)
          setIsMissing(false)
        }}
      />
      <TextArea
        label={t('reviews.reportMore')}
        rows={2}
        maxLength={REPORT_TEXT_LONGEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="small soft">
        {marked(t('reviews.reportText'), (words) => (
          <Link to={links.reviewPolicy()}>{words}</Link>
        ))}
      </p>
      <div className="row wrap">
        <Button type="submit" isLoading={isSending} loadingLabel={t('reviews.reportSending')}>
          {t('reviews.reportSend')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('reviews.reportCancel')}
        </Button>
      </div>
    </form>
  )
}
