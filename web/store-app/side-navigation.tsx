import {
  ClipboardList,
  LogOut,
  MessageCircleWarning,
  ReceiptPoundSterling,
  Search,
  Star,
} from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { isRoleAllowed } from '#contract/partner/staff-roles.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'
import { useProblemCount } from './problems/use-problem-count.ts'

/** The pages there are, each for those who may make the calls it needs. */
const pages = [
  { to: links.storeApp, icon: ClipboardList, label: 'storeApp.orders', permission: 'orders' },
  {
    to: (store: string | null) => links.findOrder(store),
    icon: Search,
    label: 'storeApp.find.way',
    permission: 'orders',
  },
  {
    to: links.storeAppProblems,
    icon: MessageCircleWarning,
    label: 'storeApp.problems',
    permission: 'refunds',
  },
  { to: links.storeAppReviews, icon: Star, label: 'storeApp.reviews', permission: 'reviews' },
  {
    to: links.statement,
    icon: ReceiptPoundSterling,
    label: 'storeApp.statement',
    permission: 'money',
  },
] as const

const currentOf = (pathname: string, path: string) =>
  pathname.replace(/\/$/, '') === path ? ({ 'aria-current': 'page' } as const) : {}

/** The pages of the store app that somebody's role opens, at the side of a large screen. */
export function SideNavigation({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const slug = search.get('store')
  const stores = useAppSelector(({ partner }) => partner.user?.stores) ?? []
  const role = (stores.find((each) => each.slug === slug) ?? stores[0])?.role ?? 'kitchen'
  const problems = useProblemCount()
  return (
    <nav className="rail" aria-label={t('storeApp.navigation')}>
      <div className="rail-in-sight">
        <div>
          {pages
            .filter(({ permission }) => isRoleAllowed(role, permission))
            .map(({ to, icon, label }) => (
              <Link key={label} to={to(slug)} {...currentOf(pathname, to(null))}>
                <Icon of={icon} />
                {t(label)}
                {label === 'storeApp.problems' && problems > 0 && <Count of={problems} />}
              </Link>
            ))}
        </div>
        <button type="button" onClick={onLogOut}>
          <Icon of={LogOut} />
          {t('storeApp.logOut')}
        </button>
      </div>
    </nav>
  )
}

function Count({ of: count }: { of: number }) {
  const { t } = useTranslation()
  return (
    <span className="problem-count">
      <span aria-hidden>{count}</span>
      <span className="sr">{t('storeApp.problemsToAnswer', { count })}</span>
    </span>
  )
}
