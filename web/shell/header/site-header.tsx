import { Link, useMatches } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AccountSlot } from './account-slot.tsx'
import { BasketSlot } from './basket-slot.tsx'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PlaceButton } from './address-button.tsx'
import { Brand } from '#web/page/brand.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

/** The header of every page: home, the searched address, the basket, the account. */
export function SiteHeader() {
  const { t } = useTranslation()
  const { marketplaceName: name } = useSiteFacts()
  const matches = useMatches()
  const isShown = (what: keyof PageHandle) =>
    matches.some(({ handle }) => (handle as PageHandle | undefined)?.[what])
  return (
    <header className={classNames('site-header', isShown('isHeaderLeftBehind') && 'left-behind')}>
      <div className="page">
        <Link className="logo" to={links.home()} aria-label={t('shell.brandHome', { name })}>
          <Brand />
        </Link>
        {isShown('showsPlace') && <PlaceButton className="only-desktop" />}
        <nav aria-label={t('shell.mainNavigation')}>
          <BasketSlot />
          <AccountSlot />
        </nav>
      </div>
    </header>
  )
}
