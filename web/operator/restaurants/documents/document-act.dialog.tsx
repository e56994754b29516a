import { useState } from 'react'
import type { IdentityDocument } from '#contract/identity-documents/identity-documents.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  useDecideRestaurantDocumentMutation,
  useEraseRestaurantDocumentMutation,
} from '#web/calls/staff/restaurants/restaurant-document-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReasonDialog } from '#web/staff/reason.dialog.tsx'

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
  const [isDone, setIsDone] = useState(false)
  const [decide] = useDecideRestaurantDocumentMutation()
  const [erase] = useEraseRestaurantDocumentMutation()
  const params = { storeId, documentId: document.id }
  const text = (
    <>
      <b>{t(`documents.kind.${document.kind}`)}.</b> {t(`documents.act.${act}.text`)}
    </>
  )
  const reason = {
    label: t('documents.reason'),
    hint: t('documents.reasonHint'),
    maximum: REASON_MAXIMUM,
  }
  return (
    <ReasonDialog
      title={t(`documents.act.${act}.title`)}
      text={text}
      reason={act === 'refuse' ? reason : null}
      confirm={t(`documents.act.${act}.confirm`)}
      working={t(`documents.act.${act}.working`)}
      isDangerous={act === 'erase'}
      send={(given) =>
        act === 'refuse'
          ? decide({ params, body: { isAccepted: false, reason: given } })
          : erase({ params })
      }
      onDone={() => {
        setIsDone(true)
        showToast({ id: 'document', variant: 'positive', title: t(`documents.act.${act}.done`) })
      }}
      onClosed={() => {
        onClosed()
        if (isDone) onDone()
      }}
    />
  )
}
