import '#web/messages/store-app.ts'
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { textOfRefusal } from '#web/calls/request/use-field-problems.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

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
  const press = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
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
    } else setRefusal(textOfRefusal(error))
    setIsSending(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={rest.onClosed}
      title={title}
      closeLabel={t('storeApp.close')}
    >
      <form className="stack" noValidate onSubmit={(event) => void press(event)}>
        <p>{text}</p>
        {rest.children}
        {refusal && <Banner variant="danger">{refusal}</Banner>}
        {!rest.isRefused && reason && (
          <TextArea
            ref={field}
            label={reason.label}
            hint={reason.hint}
            value={given}
            maxLength={reason.maximum}
            error={isMissing && t('storeApp.sayWhy')}
            onChange={({ target }) => {
              setIsMissing(false)
              setGiven(target.value.replaceAll('\n', ' '))
            }}
          />
        )}
        {!rest.isRefused && (
          <div>
            <Button
              type="submit"
              variant={rest.isDangerous ? 'danger' : 'primary'}
              isLoading={isSending}
              loadingLabel={rest.working}
            >
              {rest.confirm}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  )
}
