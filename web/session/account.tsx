import '#web/messages/session.ts'
import { CircleUser } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '../calls/lazy-part.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { WithState } from '../shell/with-state.tsx'
import { useUser } from './use-user.ts'

const AccountDialog = lazyPart(() =>
  import('./account.dialog.tsx').then(({ AccountDialog }) => ({ default: AccountDialog })),
)

/** Who is signed in; opens what they can do about it. */
export function Account() {
  return (
    <WithState>
      <SignedIn />
    </WithState>
  )
}

function SignedIn() {
  const { t } = useTranslation()
  const { user, logOut } = useUser()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (!user) return null
  const name = user.firstName || t('session.account')
  return (
    <>
      <button
        type="button"
        className="account-link"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        <Icon of={CircleUser} />
        <span>{name}</span>
      </button>
      {wasOpened && (
        <Suspense>
          <AccountDialog
            isOpen={isOpen}
            user={user}
            onClose={() => setIsOpen(false)}
            onLogOut={logOut}
          />
        </Suspense>
      )}
    </>
  )
}
