import {
  BookOpen,
  ClipboardList,
  Clock,
  LogOut,
  Map,
  PoundSterling,
  Settings,
  Star,
  type LucideIcon,
} from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { isRoleAllowed, type StaffPermission } from '#contract/partner/staff-roles.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useLiveOrders } from './live/live-orders.ts'
import { useProblemCount } from './problems/use-problem-count.ts'
import { useCanLogOut } from './tablet/use-tablet.ts'
import { useChosenStore } from './use-partner.ts'

type LinkOf = (store?: string | null) => string

interface Place {
  to: LinkOf
  /** The pages that are reached through this one. */
  within: readonly LinkOf[]
  icon: LucideIcon
  label:
    | 'storeApp.orders'
    | 'storeApp.menu'
    | 'storeApp.openingHours'
    | 'storeApp.zones'
    | 'storeApp.reviews'
    | 'storeApp.money'
    | 'storeApp.store'
  permission: StaffPermission
}

/**
 * The places of the store app, in the order of the design: seven at most, which is what fits a phone.
 * Each is for those who may make the calls it needs.
 */
const places: readonly Place[] = [
  {
    to: staffLinks.storeApp,
    within: [staffLinks.findOrder],
    icon: ClipboardList,
    label: 'storeApp.orders',
    permission: 'orders',
  },
  {
    to: staffLinks.storeAppMenu,
    within: [staffLinks.storeAppMenuEditor],
    icon: BookOpen,
    label: 'storeApp.menu',
    permission: 'soldOut',
  },
  {
    to: staffLinks.storeAppHours,
    within: [],
    icon: Clock,
    label: 'storeApp.openingHours',
    permission: 'hours',
  },
  {
    to: staffLinks.storeAppZones,
    within: [],
    icon: Map,
    label: 'storeApp.zones',
    permission: 'zones',
  },
  {
    to: staffLinks.storeAppReviews,
    within: [staffLinks.storeAppProblems],
    icon: Star,
    label: 'storeApp.reviews',
    permission: 'reviews',
  },
  {
    to: staffLinks.storeAppSales,
    within: [staffLinks.statement, staffLinks.storeAppOffers],
    icon: PoundSterling,
    label: 'storeApp.money',
    permission: 'sales',
  },
  {
    to: staffLinks.storeAppStore,
    within: [
      staffLinks.storeAppOpening,
      staffLinks.storeAppSettings,
      staffLinks.storeAppBusiness,
      staffLinks.storeAppPrinters,
      staffLinks.storeAppTeam,
      staffLinks.storeAppChanges,
    ],
    icon: Settings,
    label: 'storeApp.store',
    permission: 'orders',
  },
]

/** The link of the page itself, or of the place that the page belongs to. */
function currentOf(pathname: string, { to, within }: Place) {
  const path = pathname.replace(/\/$/, '')
  if (to() === path) return { 'aria-current': 'page' } as const
  return within.some((link) => link() === path) ? ({ 'aria-current': 'true' } as const) : {}
}

/**
 * The places of the store app that somebody's role opens: at the side of a large screen, and on a smaller
 * one at its bottom, under the thumb.
 */
export function SideNavigation({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const store = useChosenStore()
  const problems = useProblemCount()
  const { awaiting, missed } = useLiveOrders()
  const orders = awaiting.length + missed.length
  const role = store?.role ?? 'kitchen'
  const canLogOut = useCanLogOut()
  return (
    <nav className="rail" aria-label={t('storeApp.navigation')}>
      <div className="rail-in-sight">
        <div>
          {places
            .filter(({ permission }) => isRoleAllowed(role, permission))
            .map((place) => (
              <Link key={place.label} to={place.to(store?.slug)} {...currentOf(pathname, place)}>
                <Icon of={place.icon} />
                {t(place.label)}
                {place.label === 'storeApp.orders' && orders > 0 && (
                  <Count of={orders} words={t('storeApp.ordersToAnswer', { count: orders })} />
                )}
                {place.label === 'storeApp.reviews' && problems > 0 && (
                  <Count
                    of={problems}
                    words={t('storeApp.problemsToAnswer', { count: problems })}
                  />
                )}
              </Link>
            ))}
        </div>
        {canLogOut && (
          <button type="button" onClick={onLogOut}>
            <Icon of={LogOut} />
            {t('storeApp.logOut')}
          </button>
        )}
      </div>
    </nav>
  )
}

/** How much waits at a place; the words are for those who don't see it. */
function Count({ of: count, words }: { of: number; words: string }) {
  return (
    <span className="place-count">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr">{words}</span>
    </span>
  )
}
