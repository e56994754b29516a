import { useRef, useState, type ReactNode } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface ActFormProps {
  title: string
  text: ReactNode
  /** The label of the reason that is asked for; null: none is. */
  reasonLabel: string | null
  confirm: string
  working: string
  done: string
  isDangerous?: boolean
  isLoading: boolean
  error: unknown
  send: (reason: string) => Promise<{ error?: unknown }>
  onClosed: () => void
}

/** Asks whether something is meant, and why where that is to be known. */
export function ActForm({ title, text, reasonLabel, send, onClosed, ...words }: ActFormProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { confirm, working, done, isDangerous, isLoading, error } = words
  const isMissing = reasonLabel !== null && reason.trim() === ''
  const refusal = isLoading ? null : textOfRefusal(error)
  const press = async () => {
    if (isLoading) return
    setIsTried(true)
    if (isMissing) return field.current?.focus()
    const { error: failure } = await send(reason)
    if (failure !== undefined) return
    setIsOpen(false)
    showToast({ id: 'payouts', variant: 'positive', title: done })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      className="store-dialog"
      title={title}
      closeLabel={t('payouts.close')}
    >
      <form
        className="money-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void press()
        }}
      >
        <p>{text}</p>
        {refusal && <Banner variant="danger">{refusal}</Banner>}
        {reasonLabel !== null && (
          <Field
            ref={field}
            name="reason"
            maxLength={200}
            label={reasonLabel}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={isTried && isMissing && t('payouts.reasonProblem')}
          />
        )}
        <div>
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            isLoading={isLoading}
            loadingLabel={working}
          >
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
