import '#web/messages/documents.ts'
import '#web/messages/validation.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import {
  DOCUMENT_KINDS,
  DOCUMENT_MAXIMUM_BYTES,
  DOCUMENTS_MAXIMUM,
  type DocumentKind,
} from '#rules/business/identity-document.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { sendFile } from '#web/calls/request/send-file.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { preparePhoto } from '#web/photos/prepare-photo.ts'
import { FileField } from '#web/staff/file-field.tsx'
import type { AppStore } from '#web/state/store.ts'

interface SendDocumentProps {
  /** The call that takes documents, below the API's address. */
  path: `/${string}`
  /** How many more there is room for. */
  room: number
  onSent: () => void
}

/** Where an identity document is chosen; it is sent at once. */
export function SendDocument({ path, room, onSent }: SendDocumentProps) {
  const { t } = useTranslation()
  const id = useId()
  const [kind, setKind] = useState<DocumentKind>('passport')
  const { sending, failure, send, stop } = useSending(onSent)
  if (room === 0)
    return <p className="soft">{t('documents.full', { maximum: DOCUMENTS_MAXIMUM })}</p>
  if (sending !== null)
    return (
      <div className="menu-file-reading">
        <Spinner />
        <p role="status">{t('documents.sending', { name: sending })}</p>
        <Button size="sm" onClick={stop}>
          {t('documents.stop')}
        </Button>
      </div>
    )
  return (
    <>
      <Select
        id={id}
        label={t('documents.which')}
        value={kind}
        onChange={({ target }) => {
          const chosen = DOCUMENT_KINDS.find((each) => each === target.value)
          if (chosen) setKind(chosen)
        }}
      >
        {DOCUMENT_KINDS.map((each) => (
          <option key={each} value={each}>
            {t(`documents.kind.${each}`)}
          </option>
        ))}
      </Select>
      <FileField
        label={t('documents.choose')}
        hint={t('documents.chooseHint')}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        problem={failure && textOfFailure(failure)}
        onFile={(file) => void send(`${path}?kind=${kind}`, file)}
      />
    </>
  )
}

/** Sends one file at a time; leaving the screen stops it. */
function useSending(onSent: () => void) {
  const { t } = useTranslation()
  const store = useStore() as AppStore // The one of our providers.
  const [sending, setSending] = useState<string | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const send = async (path: `/${string}`, file: File) => {
    const { signal } = (controller.current = new AbortController())
    setFailure(null)
    setSending(file.name)
    try {
      // A camera's picture has a location, and more pixels than anybody needs to read it.
      const { file: prepared } = await preparePhoto(file)
      if (prepared.size > DOCUMENT_MAXIMUM_BYTES) throw TOO_LARGE
      await sendFile(store, path, prepared, { onProgress: () => {}, signal })
      onSent()
      showToast({ id: 'document', variant: 'positive', title: t('documents.arrived') })
    } catch (thrown) {
      if (!signal.aborted) setFailure(isApiFailure(thrown) ? thrown : NO_ANSWER)
    } finally {
      setSending(null)
    }
  }
  return { sending, failure, send, stop: () => controller.current?.abort() }
}

/** As the server would refuse it, without sending it. */
const TOO_LARGE: ApiFailure = {
  status: 413,
  code: 'DOCUMENT_TOO_LARGE',
  details: {},
  fields: [],
}
