import '#web/messages/validation.ts'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useLogInPartnerMutation } from '#web/calls/staff/partner-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { LoginForm } from '#web/staff/login-form.tsx'
import { useAppSelector } from '#web/state/store.ts'
import { AsStaffEnded } from './as-staff.tsx'

/**
 * Says that the server has ended the session, above a page that stays as it was; a press logs in again.
 * `onNoticed` is called at the press: somebody has heard it.
 */
export function SessionEnded({ onNoticed }: { onNoticed: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [logIn, { isLoading, error }] = useLogInPartnerMutation()
  const user = useAppSelector(({ partner }) => partner.user)
  const email = user?.tablet ? undefined : user?.email
  const [store] = user?.stores ?? []
  if (user?.asStaff && store) return <AsStaffEnded store={store} />
  return (
    <>
      <Banner
        variant="danger"
        className="session-ended"
        title={t('storeApp.endedTitle')}
        action={
          <Button
            variant="primary"
            onClick={() => {
              onNoticed()
              setIsOpen(true)
            }}
          >
            <Icon of={LogIn} />
            {t('storeApp.logInAgain')}
          </Button>
        }
      >
        {t('storeApp.endedText')}
      </Banner>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        isPressBesideIgnored
        startsOn="field"
        className="store-dialog"
        title={t('storeApp.logInAgainTitle')}
        closeLabel={t('storeApp.close')}
      >
        <p className="soft">{t('storeApp.logInAgainText')}</p>
        <LoginForm
          onLogIn={logIn}
          {...{ isLoading, error, email }}
          notAllowed={t('storeApp.notAPartner')}
          isRemembered
        />
      </Dialog>
    </>
  )
}
