import '#web/styles/staff/console.css'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import { LogOut } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { isOperatorAllowed, type OperatorPermission } from '#contract/operator/operator-roles.ts'
import type { User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'
import { ConsoleSearch } from './console-search.tsx'
import { ConsoleNavigation } from './console-navigation.tsx'
import { useMarketplaceName } from './marketplace-name.ts'
import { useOperator } from './use-operator.ts'

interface ConsolePageProps {
  /** What it is called in the page's title. */
  name: string
  /** What an operator has to be allowed to open the page. */
  permission: OperatorPermission
  /** Opens also for whoever has yet to set up the second step that the marketplace wants. */
  isAlwaysOpen?: boolean
  /** Of what is in the page, beside the style that all have. */
  className?: string
  /** Draws the page: for whoever is signed in, or null until that is known. */
  children: (user: User | null) => ReactNode
}

/**
 * A page of the console: the marketplace's name, the ways to the other pages, and who is signed in. Whoever is
 * not signed in is led to the log-in; whoever has a role that doesn't open the page reads so, with a way back.
 */
export function ConsolePage({
  name,
  permission,
  isAlwaysOpen,
  className,
  children,
}: ConsolePageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const marketplace = useMarketplaceName()
  const isRestored = useAppSelector(({ operator }) => operator.isRestored)
  const { user, logOut } = useOperator()
  const role = user?.operatorRole

  useEffect(() => {
    if (isRestored && !user) void navigate(staffLinks.operatorLogin(), { replace: true })
  }, [isRestored, user, navigate])

  return (
    <>
      <title>{t('operator.pageTitle', { name, marketplace })}</title>
      <meta name="description" content={t('operator.description')} />
      <meta name="robots" content="noindex" />
      <header className="topbar">
        <img src="/art/mark.svg" alt="" width={40} height={40} />
        <div className="topbar-title">
          <p className="store-name">{marketplace}</p>
          <p className="small muted">
            {user && <Link to={staffLinks.operatorYou()}>{user.email}</Link>}
          </p>
        </div>
        {role && isOperatorAllowed(role, 'orders') && <ConsoleSearch />}
        <div className="right">
          <Button variant="quiet" onClick={logOut}>
            <Icon of={LogOut} />
            {t('operator.logOut')}
          </Button>
        </div>
      </header>
      <div className="console">
        <ConsoleNavigation role={role} isLocked={user?.needsSecondFactor === true} />
        <main id="main" className={classNames('operator', className)} tabIndex={-1}>
          <noscript>{t('storeApp.withoutScripts')}</noscript>
          {user?.needsSecondFactor &&
            !isAlwaysOpen &&
            role &&
            isOperatorAllowed(role, permission) && <h1>{name}</h1>}
          {user?.needsSecondFactor && <SecondFactorNeeded isHere={isAlwaysOpen === true} />}
          {role && !isOperatorAllowed(role, permission) ? (
            <NotAllowed role={role} />
          ) : (
            (isAlwaysOpen || !user?.needsSecondFactor) && children(user)
          )}
        </main>
      </div>
    </>
  )
}

/** Nothing else opens before a second step is set up. */
function SecondFactorNeeded({ isHere }: { isHere: boolean }) {
  const { t } = useTranslation()
  const marketplace = useMarketplaceName()
  const { pathname, search } = useLocation()
  return (
    <Banner
      variant="warning"
      action={
        !isHere && (
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={staffLinks.operatorYou()}
            state={{ next: pathname + search }}
          >
            {t('operator.setUpSecondFactor')}
          </Link>
        )
      }
    >
      {t('operator.secondFactorNeeded', { marketplace })}
    </Banner>
  )
}

function NotAllowed({ role }: { role: NonNullable<User['operatorRole']> }) {
  const { t } = useTranslation()
  return (
    <Empty
      picture={<DishThumbnail dish={null} seed="console" cloth="custard" weave="gingham" />}
      titleAs="h1"
      title={t('operator.notAllowedTitle')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={staffLinks.operator()}>
          {t('operator.toConsole')}
        </Link>
      }
    >
      {t('operator.notAllowedText', { role: t(`operator.role.${role}`) })}
    </Empty>
  )
}
