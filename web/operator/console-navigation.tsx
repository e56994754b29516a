import {
  Activity,
  ChartColumn,
  ClipboardList,
  FileText,
  Mail,
  Package,
  PoundSterling,
  ScrollText,
  Settings,
  Star,
  Store,
  TicketPercent,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Link, useLocation } from 'react-router'
import {
  isOperatorAllowed,
  type OperatorPermission,
  type OperatorRole,
} from '#contract/operator/operator-roles.ts'
import { Icon } from '#ui/icon.tsx'
import { useGetNowQuery } from '#web/calls/staff/operator/now-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import type { operator } from '#web/messages/en/operator.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

type PlaceLink = () => string

interface Place {
  to: PlaceLink
  /** The pages below it, by the beginning of their addresses. */
  within?: readonly PlaceLink[]
  icon: LucideIcon
  label: `operator.places.${keyof typeof operator.places}`
  permission: OperatorPermission
}

/** The places of the console, in the order of the design. Each is for those who may make the calls it needs. */
const places: readonly Place[] = [
  {
    to: staffLinks.operator,
    within: [],
    icon: Activity,
    label: 'operator.places.now',
    permission: 'now',
  },
  {
    to: staffLinks.operatorOrders,
    icon: ClipboardList,
    label: 'operator.places.orders',
    permission: 'orders',
  },
  {
    to: staffLinks.operatorCustomers,
    icon: Users,
    label: 'operator.places.customers',
    permission: 'people',
  },
  {
    to: staffLinks.operatorEnquiries,
    icon: Mail,
    label: 'operator.places.enquiries',
    permission: 'enquiries',
    within: [staffLinks.operatorEnquiries],
  },
  {
    to: staffLinks.operatorProblems,
    icon: Package,
    label: 'operator.places.problems',
    permission: 'problems',
  },
  {
    to: staffLinks.operatorRestaurants,
    icon: Store,
    label: 'operator.places.restaurants',
    permission: 'stores',
  },
  {
    to: staffLinks.operatorMoney,
    within: [staffLinks.operatorMoney, staffLinks.operatorPayments],
    icon: PoundSterling,
    label: 'operator.places.money',
    permission: 'money',
  },
  {
    to: staffLinks.operatorDiscounts,
    icon: TicketPercent,
    label: 'operator.places.discounts',
    permission: 'discounts',
  },
  {
    to: staffLinks.operatorReviews,
    icon: Star,
    label: 'operator.places.reviews',
    permission: 'reviews',
  },
  {
    to: staffLinks.operatorReports,
    icon: ChartColumn,
    label: 'operator.places.reports',
    permission: 'reports',
  },
  {
    to: staffLinks.operatorContent,
    within: [staffLinks.operatorContent],
    icon: FileText,
    label: 'operator.places.content',
    permission: 'content',
  },
  {
    to: staffLinks.operatorAudit,
    icon: ScrollText,
    label: 'operator.places.audit',
    permission: 'audit',
  },
  {
    to: staffLinks.operatorTeam,
    icon: Users,
    label: 'operator.places.team',
    permission: 'team',
  },
  {
    to: staffLinks.operatorSettings,
    icon: Settings,
    label: 'operator.places.settings',
    permission: 'settings',
  },
]

/** Whether a place is the page itself, or the one that the page belongs to. */
function currentOf(pathname: string, { to, within = [to] }: Place): 'page' | 'true' | undefined {
  const path = pathname.replace(/\/$/, '')
  if (to() === path) return 'page'
  return within.some((link) => path === link() || path.startsWith(`${link()}/`))
    ? 'true'
    : undefined
}

/** How often the number beside a place is read anew. */
const countMs = 60_000

/** On a phone the strip shows where one is. */
const bringIntoView = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })

interface ConsoleNavigationProps {
  role: OperatorRole | undefined
  /** No call is answered before a second step at login is set up. */
  isLocked: boolean
}

/**
 * The places of the console that somebody's role opens: a list at the side of a large screen, and on a smaller
 * one a strip that scrolls.
 */
export function ConsoleNavigation({ role, isLocked }: ConsoleNavigationProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { data } = useGetNowQuery(undefined, {
    skip: !role || isLocked,
    pollingInterval: countMs,
  })
  const urgent = data?.needs.filter(({ urgency }) => urgency !== 'calm').length ?? 0
  return (
    <nav className="console-places" aria-label={t('operator.navigation')}>
      <ul>
        {places
          .filter(({ permission }) => role && isOperatorAllowed(role, permission))
          .map((place) => {
            const current = currentOf(pathname, place)
            return (
              <li key={place.label}>
                <Link ref={current && bringIntoView} to={place.to()} aria-current={current}>
                  <Icon of={place.icon} />
                  <span>{t(place.label)}</span>
                  {place.to === staffLinks.operator && urgent > 0 && (
                    <span className="count" data-urgent>
                      {urgent}
                      <span className="sr"> {t('operator.needPerson')}</span>
                    </span>
                  )}
                </Link>
              </li>
            )
          })}
      </ul>
    </nav>
  )
}
