import { ClipboardList, LogOut } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '../messages/use-translation.ts'

/** The ways through the store app, at the side of a large screen. */
export function BoardRail({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <nav className="rail" aria-label={t('storeApp.navigation')}>
      <Link to={pathname + search} aria-current="page">
        <Icon of={ClipboardList} />
        {t('storeApp.orders')}
      </Link>
      <button type="button" onClick={onLogOut}>
        <Icon of={LogOut} />
        {t('storeApp.logOut')}
      </button>
    </nav>
  )
}
