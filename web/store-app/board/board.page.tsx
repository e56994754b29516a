import '#web/styles/staff/order-board.css'
import '#web/styles/staff/kitchen.css'
import '#web/messages/store-app.ts'
import '#web/messages/kitchen.ts'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import { useEffect } from 'react'
import { useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { useAppSelector } from '#web/state/store.ts'
import { BoardLoading } from './lanes.tsx'
import { StoreBoard } from './store-board.tsx'
import { useChosenStore, usePartner } from '#web/store-app/use-partner.ts'

// The same for everybody until its scripts run, so that the service worker may store it.
export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=3600' })

/** The board of whichever store is signed in; of several, the one that the address names. */
export default function BoardPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [, setSearch] = useSearchParams()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  const isRestored = useAppSelector(({ partner }) => partner.isRestored)
  const { user, logOut } = usePartner()

  useEffect(() => {
    if (isRestored && !user) void navigate(staffLinks.storeAppLogin(), { replace: true })
  }, [isRestored, user, navigate])

  const stores = user?.stores ?? []
  const chosen = useChosenStore()
  const store = user ? chosen : undefined
  return (
    <>
      {!store && <title>{t('storeApp.loadingTitle', { marketplace })}</title>}
      <meta name="description" content={t('storeApp.description')} />
      <meta name="robots" content="noindex" />
      {!user && <BoardLoading />}
      {user && !store && <NoStore onLogOut={logOut} />}
      {store && (
        <StoreBoard
          key={store.id}
          store={store}
          stores={stores}
          onStoreChosen={(slug) => setSearch({ store: slug }, { replace: true })}
          onLogOut={logOut}
        />
      )}
    </>
  )
}

function NoStore({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation()
  return (
    <main id="main" className="board-alone">
      <Empty
        picture={<DishThumbnail dish={null} seed="" cloth="custard" weave="gingham" />}
        titleAs="h1"
        title={t('storeApp.noStoreTitle')}
        action={<Button onClick={onLogOut}>{t('storeApp.logOut')}</Button>}
      >
        {t('storeApp.noStoreText')}
      </Empty>
    </main>
  )
}
