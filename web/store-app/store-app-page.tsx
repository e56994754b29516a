import { useSearchParams } from 'react-router'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SideNavigation } from './side-navigation.tsx'
import { StoreTopbar } from './store-topbar.tsx'
import type { useStoreInUrl } from './use-partner.ts'

interface StoreAppPageProps extends ReturnType<typeof useStoreInUrl> {
  title: string
  /** Of what is in the page, beside the style that all have. */
  className?: string
  children: ReactNode
}

/** A page of the store app beside the board: its store at the top, and the ways to the others. */
export function StoreAppPage({
  title,
  className,
  store,
  stores,
  logOut,
  children,
}: StoreAppPageProps) {
  const { t } = useTranslation()
  const [, setSearch] = useSearchParams()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={t('storeApp.description')} />
      <meta name="robots" content="noindex" />
      <StoreTopbar
        {...{ store, stores }}
        onStoreChosen={(slug) => setSearch({ store: slug }, { replace: true })}
      />
      <div className="shell">
        <SideNavigation onLogOut={logOut} />
        <main id="main" className={classNames('statement', className)} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
