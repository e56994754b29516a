import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { useEffect, useRef } from 'react'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useLeaveSignedIn } from '#web/session/use-leave-signed-in.ts'
import { usePathAfterwards } from '#web/session/use-path-afterwards.ts'
import { WaitingSheet } from '#web/session/without-scripts.tsx'
import { useCloseDialog } from '#web/navigation/use-dialogs.ts'
import { WithState } from '#web/page/with-state.tsx'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { registrationReset } from '#web/state/register.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { pathAfterwardsSaved } from '#web/state/verify-email.slice.ts'
import { CompleteAccountForm } from './complete-account-form.tsx'
import { EmailOnItsWay } from './email-sent.tsx'

/**
 * The missing details of an account: a name, a phone number and a password. Asked of visitors who have opened
 * the link in their email; others see that it is on its way.
 */
export function CreateCustomerAccountDialog() {
  return (
    <WithState>
      <CreateCustomerAccount />
    </WithState>
  )
}

function CreateCustomerAccount() {
  const { t } = useTranslation()
  const close = useCloseDialog()
  const isInBrowser = useIsInBrowser()
  const leaving = useLeaveSignedIn(usePathAfterwards())
  const { code, email } = useAppSelector(({ register }) => register)
  useClearOnceSignedIn()
  return (
    <PageDialogSheet
      title={t('session.completeTitle')}
      closeLabel={t('shell.close')}
      onClose={close}
    >
      {!isInBrowser ? (
        <WaitingSheet text={t('session.oneMoment')} />
      ) : code === null ? (
        <EmailOnItsWay email={email} message="fresh" />
      ) : (
        <CompleteAccountForm code={code} email={email} leaving={leaving} />
      )}
    </PageDialogSheet>
  )
}

/** The link was used; until the dialog has closed it still shows the same. */
function useClearOnceSignedIn(): void {
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated)
  const isDone = useRef(isSignedIn)
  useEffect(() => {
    isDone.current = isSignedIn
  }, [isSignedIn])
  useEffect(
    () => () => {
      if (!isDone.current) return
      dispatch(registrationReset())
      dispatch(pathAfterwardsSaved(''))
    },
    [dispatch],
  )
}
