import '#web/messages/store-app.ts'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { textOfEveryRefusal } from '#web/calls/request/show-failure.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReasonField } from './reason-field.tsx'

interface ReasonDialogProps {
  title: string
  text: ReactNode
  /** What else is to be read before: what is missing, or what ends. */
  children?: ReactNode
  /** The field of a reason, which has to be given, in characters at most; null: no reason is needed. */
  reason: { label: string; hint?: string; maximum: number } | null
  /** The button that does it, and what it says meanwhile. */
  confirm: string
  working: string
  isDangerous?: boolean
  /** It can't be done as things are: nothing can be pressed. */
  isRefused?: boolean
  /** Answers as a mutation does. What fails is said in the dialog, which stays open. */
  send: (reason: string) => Promise<{ error?: unknown }>
  /** After it was done. The dialog closes, after that where it takes a moment. */
  onDone: () => void | Promise<void>
  onClosed: () => void
}

/** Asks whether something is meant, and why where somebody is to know. */
export function ReasonDialog({ title, text, reason, send, ...rest }: ReasonDialogProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const [given, setGiven] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const press = async () => {
    if (reason && given.trim() === '') {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    setIsSending(true)
    setRefusal(null)
    const { error } = await send(given)
    if (error === undefined) {
      await rest.onDone()
      setIsOpen(false)
    } else setRefusal(textOfEveryRefusal(error))
    setIsSending(false)
  }
  const { isRefused, isDangerous } = rest
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={rest.onClosed}
      startsOn={isDangerous || isRefused || reason === null ? 'title' : 'field'}
      title={title}
      closeLabel={t('storeApp.close')}
      refusal={refusal}
      onSubmit={() => void press()}
      footer={
        !isRefused && (
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            size="lg"
            isLoading={isSending}
            loadingLabel={rest.working}
          >
            {rest.confirm}
          </Button>
        )
      }
    >
      <p>{text}</p>
      {rest.children}
      {!isRefused && reason && (
        <ReasonField
          ref={field}
          label={reason.label}
          hint={reason.hint}
          value={given}
          maxLength={reason.maximum}
          rows={3}
          error={isMissing && t('storeApp.sayWhy')}
          onType={(typed) => {
            setIsMissing(false)
            setGiven(typed)
          }}
        />
      )}
    </Dialog>
  )
}
