import { LogOut } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { User } from '#contract/session.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { useAppSelector, useAppDispatch } from '#web/state/store.ts'
import { useGetOperatorQuery, useLogOutOperatorMutation } from '#web/calls/staff/operator-calls.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import { operatorActions } from '#web/state/operator.slice.ts'

const WAYS = [
  { to: links.operator(), label: 'operator.title' },
  { to: links.operatorProblems(), label: 'operator.problems' },
  { to: links.operatorReviews(), label: 'operator.reviews' },
] as const

interface OperatorFrameProps {
  /** Draws the page: for whoever is signed in, or null until that is known. */
  children: (user: User | null) => ReactNode
}

/**
 * The marketplace's name, the ways through its own pages, and who is signed in. Whoever is not signed
 * in is led to the log-in.
 */
export function OperatorFrame({ children }: OperatorFrameProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const isRestored = useAppSelector(({ operator }) => operator.isRestored)
  const { user, logOut } = useOperator()

  useEffect(() => {
    if (isRestored && !user) void navigate(links.operatorLogin(), { replace: true })
  }, [isRestored, user, navigate])

  return (
    <>
      <header className="topbar">
        <img src="/art/mark.svg" alt="" width={40} height={40} />
        <div>
          <p className="store-name">{marketplace}</p>
          <p className="small muted">{user?.email}</p>
        </div>
        <div className="right">
          <Button variant="quiet" onClick={logOut}>
            <Icon of={LogOut} />
            {t('operator.logOut')}
          </Button>
        </div>
      </header>
      <nav className="operator-ways" aria-label={t('operator.navigation')}>
        {WAYS.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={pathname.replace(/\/$/, '') === to ? 'page' : undefined}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      {children(user)}
    </>
  )
}

/** Which operator is signed in, as this browser remembers and the server confirms. */
function useOperator(): { user: User | null; logOut: () => void } {
  const dispatch = useAppDispatch()
  const { user, refreshToken } = useAppSelector(({ operator }) => operator)
  useGetOperatorQuery(undefined, { skip: refreshToken === null, refetchOnMountOrArgChange: true })
  const [logOutOnServer] = useLogOutOperatorMutation()
  return {
    user: refreshToken === null ? null : user,
    logOut: () => {
      if (refreshToken) void logOutOnServer({ refreshToken })
      else dispatch(operatorActions.signedOut())
      showSuccess('LOGOUT_SUCCESS')
    },
  }
}
