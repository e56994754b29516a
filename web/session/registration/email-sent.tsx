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
  /** Where to; empty where this browser does not know any more. */
  email: string
  message: 'verify' | 'fresh'
  /** Where this stands in a page of its own, in place of the way to register. */
  onDifferentEmail?: () => void
}

/** To whom the link went that confirms an email address, and what to do as long as it isn't there. */
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

/** In a tab that does not know whose link it is, such as a new one, the email address is asked for. */
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
