import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { WithState } from '#web/page/with-state.tsx'
import { registered } from '#web/state/register.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { ContactLink } from '#web/session/contact-link.tsx'
import { DialogLink } from '#web/navigation/dialog-link.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import { ResendButton } from './resend-button.tsx'
import { useCloseDialog, useOpenDialog } from '#web/navigation/use-dialogs.ts'

/** The link to confirm an email address is invalid, or has expired. */
export function AccountVerificationFailedDialog() {
  return (
    <WithState>
      <AccountVerificationFailed />
    </WithState>
  )
}

function AccountVerificationFailed() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const close = useCloseDialog()
  const openVerify = useOpenDialog(links.accountVerify())
  const isInBrowser = useIsInBrowser()
  const email = useAppSelector(({ register }) => register.email)
  const goOn = (sentTo: string) => {
    dispatch(registered({ email: sentTo }))
    openVerify({ replace: true })
  }
  return (
    <PageDialogSheet
      title={t('session.verifyFailedTitle')}
      closeLabel={t('shell.close')}
      onClose={close}
    >
      <p className="soft">{t('session.verifyFailedText')}</p>
      {/* Opened in a browser without a registration, the link does not say whose it was. */}
      {isInBrowser && email !== '' ? (
        <ResendButton email={email} isSent={false} isFirst onSent={() => goOn(email)} />
      ) : (
        <NewLinkForm onSent={goOn} />
      )}
      <DialogLink className="small session-other" dialog={links.register()}>
        {t('session.differentEmail')}
      </DialogLink>
      <ContactLink of="needHelp" />
    </PageDialogSheet>
  )
}
