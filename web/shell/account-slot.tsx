import { CircleUser } from 'lucide-react'
import { Suspense } from 'react'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '../calls/lazy-part.ts'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { DialogLink } from './dialog-link.tsx'
import { useStateLater } from '../state/later.ts'

const Account = lazyPart(() =>
  import('../session/account.tsx').then(({ Account }) => ({ default: Account })),
)

/** The way to log in, or whoever is. Known only in the browser; its place is there before. */
export function AccountSlot() {
  const { t } = useTranslation()
  const isSignedIn = useStateLater(({ auth }) => auth.isAuthenticated)
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
