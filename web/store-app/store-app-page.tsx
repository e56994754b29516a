import { Link, useSearchParams } from 'react-router'
import type { ReactNode } from 'react'
import type { StaffPermission } from '#contract/partner/staff-roles.ts'
import { buttonClass } from '#ui/button.tsx'
import type { User } from '#contract/session.ts'
import { classNames } from '#ui/class-names.ts'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { LiveTitle } from './live/live-title.tsx'
import { OpeningProgress } from './opening/opening-progress.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { StoreTopbar } from './store-topbar.tsx'
import { useIsAllowed, type useStoreInUrl } from './use-partner.ts'

interface StoreAppPageProps extends ReturnType<typeof useStoreInUrl> {
  /** What it is called in the page's title. */
  name: string
  /** What somebody has to be allowed at the store to open the page. */
  permission: StaffPermission
  /** Replaces what the address says when another store is chosen; without it only the store is in it. */
  onStoreChosen?: (slug: string) => void
  /** The page completes something that a store needs before it opens: it says how much of that is left. */
  isOpeningStep?: boolean
  /** Of what is in the page, beside the style that all have. */
  className?: string
  children: ReactNode
}

/**
 * A page of the store app beside the board: its store at the top, and the ways to the others. Whoever has
 * a role that doesn't open it is told so, with a way back.
 */
export function StoreAppPage({
  name,
  permission,
  onStoreChosen,
  isOpeningStep = false,
  className,
  store,
  stores,
  logOut,
  children,
}: StoreAppPageProps) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const [, setSearch] = useSearchParams()
  const isAllowed = useIsAllowed()
  const page = store ? `${name}, ${store.name}` : name
  return (
    <>
      <LiveTitle title={`${page} · ${marketplace}`} page={page} />
      <meta name="description" content={t('storeApp.description')} />
      <meta name="robots" content="noindex" />
      <StoreTopbar
        {...{ store, stores }}
        onStoreChosen={onStoreChosen ?? ((slug) => setSearch({ store: slug }, { replace: true }))}
      />
      <div className="shell">
        <SideNavigation onLogOut={logOut} />
        <main id="main" className={classNames('statement', className)} tabIndex={-1}>
          <noscript>{t('storeApp.withoutScripts')}</noscript>
          {store && !isAllowed(store.role, permission) ? (
            <NotAllowed {...store} />
          ) : (
            <>
              {isOpeningStep && store && <OpeningProgress key={store.id} store={store} />}
              {children}
            </>
          )}
        </main>
      </div>
    </>
  )
}

function NotAllowed({ name, slug, role }: User['stores'][number]) {
  const { t } = useTranslation()
  return (
    <Empty
      picture={<DishThumbnail dish={null} seed={slug} cloth="custard" weave="gingham" />}
      titleAs="h1"
      title={t('storeApp.notAllowedTitle')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={staffLinks.storeApp(slug)}>
          {t('storeApp.toOrders')}
        </Link>
      }
    >
      {t('storeApp.notAllowedText', { store: name, role: t(`storeApp.role.${role}`) })}
    </Empty>
  )
}
