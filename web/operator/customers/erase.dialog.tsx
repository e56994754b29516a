import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'

interface EraseDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  /** The address of whose data it is, which has to be typed again. */
  email: string
  title: string
  /** What is deleted. */
  text: string
  onErase: (email: string) => Promise<{ error?: unknown }>
  onErased: () => void
}

/** Erases the data of somebody who asks for it, and says what stays and why. */
export function EraseDialog({ email, title, text, onErase, onErased, ...frame }: EraseDialogProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isErasing, setIsErasing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isDifferent = typed.trim().toLowerCase() !== email.toLowerCase()
  const send = async (form: HTMLFormElement) => {
    flushSync(() => setIsTried(true))
    if (isDifferent) return focusFault(form)
    setRefusal(null)
    setIsErasing(true)
    const { error } = await onErase(typed.trim())
    setIsErasing(false)
    if (error !== undefined) return setRefusal(textOfEveryRefusal(error))
    showToast({ id: 'erased', variant: 'positive', title: t('customers.erased') })
    onErased()
  }
  return (
    <Dialog
      {...frame}
      startsOn="title"
      className="store-dialog"
      title={title}
      closeLabel={t('customers.close')}
      refusal={refusal}
      onSubmit={(form) => void send(form)}
      footer={
        <Button
          type="submit"
          variant="danger"
          size="lg"
          isLoading={isErasing}
          loadingLabel={t('customers.saving')}
        >
          {t('customers.eraseNow')}
        </Button>
      }
    >
      <div className="stack">
        <p>{text}</p>
        <p>{t('customers.eraseStays')}</p>
        <Field
          label={t('customers.eraseEmail')}
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isTried && isDifferent && t('customers.eraseEmailMissing', { email })}
        />
      </div>
    </Dialog>
  )
}
