import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { links } from '#web/links.ts'
import { registered } from '#web/state/register.slice.ts'
import { useAppDispatch } from '#web/state/store.ts'
import { ContactLink } from '#web/session/contact-link.tsx'
import { DialogLink } from '#web/navigation/dialog-link.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import { ResendButton } from './resend-button.tsx'

interface EmailOnItsWayProps {
  /** The email address; empty if this browser no longer has it. */
  email: string
  message: 'verify' | 'fresh'
  /** For a page of its own, instead of the link to register. */
  onDifferentEmail?: () => void
}

/** Where the confirmation link was sent, and what to do if it does not arrive. */
export function EmailOnItsWay({ email, message, onDifferentEmail }: EmailOnItsWayProps) {
  const { t } = useTranslation()
  const sentence = t(message === 'verify' ? 'session.verifySent' : 'session.freshSent', { email })
  return (
    <>
      <p className="soft">
        {email === ''
          ? t('session.verifyText')
          : marked(sentence, (part) => <b className="strong session-email">{part}</b>)}
      </p>
      {email === '' ? <SendAgain /> : <ResendButton email={email} isSent isFirst />}
      {onDifferentEmail ? (
        <button type="button" className="link-btn small session-other" onClick={onDifferentEmail}>
          {t('session.differentEmail')}
        </button>
      ) : (
        <DialogLink className="small session-other" dialog={links.register()}>
          {t('session.differentEmail')}
        </DialogLink>
      )}
      <ContactLink of="needHelp" />
    </>
  )
}

/** In a tab that does not know whose link it is, such as a new one, asks for the email address. */
function SendAgain() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <>
      <p className="soft">{t('session.verifyAgainText')}</p>
      <NewLinkForm onSent={(email) => dispatch(registered({ email }))} />
    </>
  )
}
