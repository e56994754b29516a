import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { useEffect, useRef } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { EmailOnItsWay } from './email-sent.tsx'
import { RegisterForm } from './register-form.tsx'

interface SignUpDialogProps {
  isOpen: boolean
  onClose: () => void
  /** What is in the field for the email address to begin with. */
  email: string
  /** Where the link goes to that was asked for here; null before. */
  sentTo: string | null
  /** With null somebody wants to give another address. */
  onSent: (email: string | null) => void
  /** Where registering leads in the end. */
  back: string
}

/** Signing up over a page that stays where it is, and keeps its address. */
export function SignUpDialog(props: SignUpDialogProps) {
  const { isOpen, onClose, email, sentTo, onSent, back } = props
  const { t } = useTranslation()
  const contentRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was pressed has gone with the form.
    if (sentTo !== null) contentRef.current?.querySelector<HTMLElement>('button')?.focus()
  }, [sentTo])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isPressBesideIgnored={sentTo === null}
      title={t(sentTo === null ? 'session.registerTitle' : 'session.verifyTitle')}
      closeLabel={t('shell.close')}
    >
      <div className="stack" ref={contentRef}>
        {sentTo === null ? (
          <>
            <p className="soft">{t('session.registerText')}</p>
            <RegisterForm
              isSigningUpElsewhere={false}
              email={email}
              back={back}
              onRegistered={onSent}
              onLeadElsewhere={onClose}
            />
          </>
        ) : (
          <EmailOnItsWay email={sentTo} message="verify" onDifferentEmail={() => onSent(null)} />
        )}
      </div>
    </Dialog>
  )
}
