import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { hrefOf } from '#web/language.ts'
import { ACCOUNT_MENUS, links, type AccountMenu } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface AccountNavigationProps {
  /** The account page to mark as current on a page that is not one of them. */
  parent?: AccountMenu
}

/** Links to everything a customer has here: orders, and what they saved. */
export function AccountNavigation({ parent }: AccountNavigationProps) {
  const { t } = useTranslation()
  const menus = useMenuInView()
  return (
    <nav ref={menus} className="account-nav" aria-label={t('account.navigation')}>
      <NavLink to={links.orders()} end>
        {t('account.titles.orders')}
      </NavLink>
      <NavLink to={links.favourites()}>{t('account.titles.favourites')}</NavLink>
      {ACCOUNT_MENUS.map((menu) =>
        menu === parent ? (
          <Link key={menu} to={links.account(menu)} aria-current="true">
            {t(`account.titles.${menu}`)}
          </Link>
        ) : (
          <NavLink key={menu} to={links.account(menu)} reloadDocument={menu === 'cards'}>
            {t(`account.titles.${menu}`)}
          </NavLink>
        ),
      )}
    </nav>
  )
}

/** A phone has no room for all of them side by side. */
function useMenuInView() {
  const menus = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const nav = menus.current
    const current = nav?.querySelector<HTMLElement>(`[href="${hrefOf(pathname)}"], [aria-current]`)
    if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft
  }, [pathname])
  return menus
}
