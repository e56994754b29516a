import '#web/messages/store-app.ts'
import { Link } from 'react-router'
import { isRoleAllowed } from '#contract/partner/staff-roles.ts'
import type { User } from '#contract/session.ts'
import { TabBar, TabLink } from '#ui/tabs.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface MenuTabsProps {
  store: User['stores'][number] | undefined
  current: 'soldOut' | 'edit'
}

/** The two pages about a menu, for whoever may open both. */
export function MenuTabs({ store, current }: MenuTabsProps) {
  const { t } = useTranslation()
  if (!store || !isRoleAllowed(store.role, 'menu')) return null
  const isCurrent = (page: MenuTabsProps['current']) => (page === current ? 'page' : undefined)
  return (
    <nav aria-label={t('storeApp.menuPages.label')}>
      <TabBar>
        <TabLink
          render={<Link to={staffLinks.storeAppMenu(store.slug)} />}
          current={isCurrent('soldOut')}
        >
          {t('storeApp.menuPages.soldOut')}
        </TabLink>
        <TabLink
          render={<Link to={staffLinks.storeAppMenuEditor(store.slug)} />}
          current={isCurrent('edit')}
        >
          {t('storeApp.menuPages.edit')}
        </TabLink>
      </TabBar>
    </nav>
  )
}
