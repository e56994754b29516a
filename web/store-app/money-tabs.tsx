import '#web/messages/store-app.ts'
import { Link } from 'react-router'
import { isRoleAllowed } from '#contract/partner/staff-roles.ts'
import type { User } from '#contract/session.ts'
import { TabBar, TabLink } from '#ui/tabs.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface MoneyTabsProps {
  store: User['stores'][number] | undefined
  current: (typeof PAGES)[number]['name']
}

const PAGES = [
  { name: 'sales', to: staffLinks.storeAppSales, permission: 'sales' },
  { name: 'statement', to: staffLinks.statement, permission: 'money' },
  { name: 'offers', to: staffLinks.storeAppOffers, permission: 'discounts' },
] as const

/** The pages about money that somebody's role opens. */
export function MoneyTabs({ store, current }: MoneyTabsProps) {
  const { t } = useTranslation()
  if (!store) return null
  const pages = PAGES.filter(({ permission }) => isRoleAllowed(store.role, permission))
  if (pages.length < 2) return null
  return (
    <nav aria-label={t('storeApp.moneyPages.label')}>
      <TabBar>
        {pages.map(({ name, to }) => (
          <TabLink
            key={name}
            render={<Link to={to(store.slug)} />}
            current={name === current ? 'page' : undefined}
          >
            {t(`storeApp.moneyPages.${name}`)}
          </TabLink>
        ))}
      </TabBar>
    </nav>
  )
}
