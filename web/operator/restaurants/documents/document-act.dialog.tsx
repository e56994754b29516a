import { useRef, useState, type SyntheticEvent } from 'react'
import type { IdentityDocument } from '#contract/identity-documents/identity-documents.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import {
  useDecideRestaurantDocumentMutation,
  useEraseRestaurantDocumentMutation,
} from '#web/calls/staff/restaurants/restaurant-document-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

const REASON_MAXIMUM = 500

export type DocumentAct = 'refuse' | 'erase'

interface DocumentActDialogProps {
  act: DocumentAct
  document: IdentityDocument
  storeId: string
  onClosed: () => void
  /** When the row or its button may be gone. */
  onDone: () => void
}

/** Asks whether a document is to be refused, and why, or to be erased. */
export function DocumentActDialog(props: DocumentActDialogProps) {
  const { act, document, storeId, onClosed, onDone } = props
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [isDone, setIsDone] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [decide, deciding] = useDecideRestaurantDocumentMutation()
  const [erase, erasing] = useEraseRestaurantDocumentMutation()
  const field = useRef<HTMLTextAreaElement>(null)
  const isLoading = deciding.isLoading || erasing.isLoading
  const refusal = isLoading ? null : textOfRefusal(deciding.error ?? erasing.error)
  const press = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading) return
    if (act === 'refuse' && reason.trim() === '') {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    const params = { storeId, documentId: document.id }
    const answer =
      act === 'refuse'
        ? await decide({ params, body: { isAccepted: false, reason } })
        : await erase({ params })
    if (answer.error) return
    showToast({ id: 'document', variant: 'positive', title: t(`documents.act.${act}.done`) })
    setIsDone(true)
    setIsOpen(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={() => {
        onClosed()
        if (isDone) onDone()
      }}
      title={t(`documents.act.${act}.title`)}
      closeLabel={t('documents.close')}
    >
      <form className="stack" noValidate onSubmit={(event) => void press(event)}>
        <p>
          <b>{t(`documents.kind.${document.kind}`)}.</b> {t(`documents.act.${act}.text`)}
        </p>
        {refusal && <Banner variant="danger">{refusal}</Banner>}
        {act === 'refuse' && (
          <TextArea
            ref={field}
            label={t('documents.reason')}
            hint={t('documents.reasonHint')}
            value={reason}
            maxLength={REASON_MAXIMUM}
            error={isMissing ? t('documents.reasonMissing') : undefined}
            onChange={({ target }) => {
              setIsMissing(false)
              setReason(target.value.replaceAll('\n', ' '))
            }}
          />
        )}
        <div>
          <Button
            type="submit"
            variant="primary"
            isLoading={isLoading}
            loadingLabel={t(`documents.act.${act}.working`)}
          >
            {t(`documents.act.${act}.confirm`)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
