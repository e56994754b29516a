import { useId, useState, type SyntheticEvent } from 'react'
import type { ReviewReason } from '#contract/reviews/review.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useHideReviewMutation } from '#web/calls/staff/operator-review-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOpenedForm } from '#web/reviews/use-opened-form.ts'
import { ReasonSelect } from '#web/reviews/reason-select.tsx'

const NOTE_LONGEST = 500

interface HideFormProps {
  id: string
  onClose: () => void
}

/** For which reason of the policy a review is hidden, and what its writer is told besides. */
export function HideForm({ id, onClose }: HideFormProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ReviewReason | ''>('')
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [hide, { isLoading }] = useHideReviewMutation()
  const reasonId = useId()
  useOpenedForm(reasonId, onClose)

  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading) return
    if (reason === '') {
      setIsMissing(true)
      document.getElementById(reasonId)?.focus()
      return
    }
    const { error } = await hide({ params: { id }, body: { reason, text } })
    if (error !== undefined) return showFailure(error)
    showToast({ id: 'review', variant: 'positive', title: t('moderation.operator.hiddenNow') })
    onClose()
  }

  return (
    <form
      className="stack review-form"
      noValidate
      aria-label={t('moderation.operator.hideTitle')}
      onSubmit={(event) => void send(event)}
    >
      <ReasonSelect
        id={reasonId}
        label={t('moderation.operator.hideReason')}
        prompt={t('moderation.operator.chooseReason')}
        value={reason}
        error={isMissing && t('moderation.operator.reasonMissing')}
        onChange={(chosen) => {
          setReason(chosen)
          setIsMissing(false)
        }}
      />
      <TextArea
        label={t('moderation.operator.note')}
        rows={2}
        maxLength={NOTE_LONGEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row wrap">
        <Button
          type="submit"
          variant="danger"
          isLoading={isLoading}
          loadingLabel={t('moderation.operator.hiding')}
        >
          {t('moderation.operator.hideYes')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('moderation.operator.cancel')}
        </Button>
      </div>
    </form>
  )
}
