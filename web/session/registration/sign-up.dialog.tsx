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
  /** The initial value of the email field. */
  email: string
  /** Where the requested link was sent; null before. */
  sentTo: string | null
  /** Null: the visitor wants to type another address. */
  onSent: (email: string | null) => void
  /** Where registering leads in the end. */
  back: string
}

/** Signing up over an open page, which stays open and whose address does not change. */
export function SignUpDialog(props: SignUpDialogProps) {
  const { isOpen, onClose, email, sentTo, onSent, back } = props
  const { t } = useTranslation()
  const contentRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button was removed with the form.
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
              onOtherDialog={onClose}
            />
          </>
        ) : (
          <EmailOnItsWay email={sentTo} message="verify" onDifferentEmail={() => onSent(null)} />
        )}
      </div>
    </Dialog>
  )
}
