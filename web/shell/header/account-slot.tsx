import { CircleUser } from 'lucide-react'
import { Suspense } from 'react'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DialogLink } from '#web/navigation/dialog-link.tsx'
import { useStateLater } from '#web/state/lazy-state.ts'

const Account = lazyPart(() =>
  import('#web/session/sign-in/account-menu.tsx').then(({ Account }) => ({ default: Account })),
)

/** The login link, or the account menu. Known only in the browser; its space is reserved before. */
export function AccountSlot() {
  const { t } = useTranslation()
  const isSignedIn = useStateLater(({ auth }) => auth.isAuthenticated, false)
  return (
    <div className="account-slot">
      {isSignedIn === true && (
        <Suspense>
          <Account />
        </Suspense>
      )}
      {isSignedIn === false && (
        <DialogLink className="account-link" dialog={links.login()}>
          <Icon of={CircleUser} />
          <span>{t('shell.login')}</span>
        </DialogLink>
      )}
    </div>
  )
}
