import { useId, useState, type SyntheticEvent } from 'react'
import { REPLY_LONGEST } from '#contract/reviews/review.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useReplyToReviewMutation } from '#web/calls/staff/partner-review-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOpenedForm } from '#web/reviews/use-opened-form.ts'

interface ReplyFormProps {
  id: string
  /** What the store has replied before. */
  former: string
  onClose: () => void
}

/** The store's reply, which everyone reads. */
export function ReplyForm({ id, former, onClose }: ReplyFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(former)
  const [isMissing, setIsMissing] = useState(false)
  const [reply, { isLoading }] = useReplyToReviewMutation()
  const fieldId = useId()
  useOpenedForm(fieldId, onClose)

  const post = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading) return
    if (text.trim() === '') {
      setIsMissing(true)
      document.getElementById(fieldId)?.focus()
      return
    }
    try {
      await reply({ params: { id }, body: { text } }).unwrap()
      showToast({ id: 'review-reply', variant: 'positive', title: t('moderation.store.posted') })
      onClose()
    } catch (thrown) {
      showFailure(thrown)
    }
  }

  return (
    <form className="stack review-form" noValidate onSubmit={(event) => void post(event)}>
      <TextArea
        id={fieldId}
        label={t('moderation.store.replyLabel')}
        rows={3}
        maxLength={REPLY_LONGEST}
        value={text}
        error={isMissing && t('moderation.store.replyMissing')}
        onChange={({ target }) => {
          setText(target.value)
          setIsMissing(false)
        }}
      />
      <div className="row wrap">
        <Button
          type="submit"
          variant="primary"
          isLoading={isLoading}
          loadingLabel={t('moderation.store.posting')}
        >
          {t('moderation.store.post')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('moderation.store.cancel')}
        </Button>
      </div>
    </form>
  )
}
