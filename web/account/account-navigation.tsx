import { NavLink } from 'react-router'
import { ACCOUNT_MENUS, links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'

/** Everything a customer has here: what they ordered, and what they keep. */
export function AccountNavigation() {
  const { t } = useTranslation()
  return (
    <nav className="account-nav" aria-label={t('account.navigation')}>
      <NavLink to={links.orders()} end>
        {t('account.titles.orders')}
      </NavLink>
      {ACCOUNT_MENUS.map((menu) => (
        <NavLink key={menu} to={links.account(menu)}>
          {t(`account.titles.${menu}`)}
        </NavLink>
      ))}
    </nav>
  )
}
