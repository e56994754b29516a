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
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useProblemCount } from './problems/use-problem-count.ts'

const ways = [
  { to: links.storeApp, icon: ClipboardList, label: 'storeApp.orders' },
  {
    to: (store: string | null) => links.findOrder(store),
    icon: Search,
    label: 'storeApp.find.way',
  },
  { to: links.storeAppProblems, icon: MessageCircleWarning, label: 'storeApp.problems' },
  { to: links.storeAppReviews, icon: Star, label: 'storeApp.reviews' },
  { to: links.statement, icon: ReceiptPoundSterling, label: 'storeApp.statement' },
] as const

const currentOf = (pathname: string, path: string) =>
  pathname.replace(/\/$/, '') === path ? ({ 'aria-current': 'page' } as const) : {}

/** The ways through the store app, at the side of a large screen. */
export function SideNavigation({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const store = search.get('store')
  const problems = useProblemCount()
  return (
    <nav className="rail" aria-label={t('storeApp.navigation')}>
      <div className="rail-in-sight">
        <div>
          {ways.map(({ to, icon, label }) => (
            <Link key={label} to={to(store)} {...currentOf(pathname, to(null))}>
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
