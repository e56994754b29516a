import '#web/styles/statement.css'
import '#web/messages/store-app.ts'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import { useSearchParams } from 'react-router'
import { ORDERS_FOUND_FOR_DAYS } from '#contract/constants.ts'
import { readOrderNumber } from '#rules/orders/order-number.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useSiteFacts } from '../shell/use-site-facts.ts'
import { BoardRail } from './board-rail.tsx'
import { FindOrderForm } from './find-order-form.tsx'
import { FoundOrders } from './found-orders.tsx'
import { StoreTopbar } from './store-topbar.tsx'
import { useStoreOfAddress } from './use-store-of-address.ts'

/** An order of the last months by its number: to look something up, or to give money back. */
export default function FindOrderPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { marketplaceName: marketplace } = useSiteFacts()
  const { store, stores, logOut } = useStoreOfAddress()
  const number = readOrderNumber(search.get('number') ?? '')
  return (
    <>
      <title>
        {store
          ? t('storeApp.find.pageTitle', { store: store.name, marketplace })
          : t('storeApp.find.loadingTitle', { marketplace })}
      </title>
      <meta name="description" content={t('storeApp.description')} />
      <meta name="robots" content="noindex" />
      <StoreTopbar
        {...{ store, stores }}
        onStoreChosen={(slug) => setSearch({ store: slug }, { replace: true })}
      />
      <div className="shell">
        <BoardRail onLogOut={logOut} />
        <main id="main" className="statement find-order" tabIndex={-1}>
          <div>
            <h1>{t('storeApp.find.title')}</h1>
            <p className="soft">{t('storeApp.find.intro', { count: ORDERS_FOUND_FOR_DAYS })}</p>
          </div>
          <noscript>{t('storeApp.withoutScripts')}</noscript>
          <FindOrderForm
            number={number ?? ''}
            onFind={(wanted) =>
              setSearch(
                { ...(store && { store: store.slug }), ...(wanted && { number: wanted }) },
                { replace: true },
              )
            }
          />
          {store && number && <FoundOrders key={`${store.id} ${number}`} {...{ store, number }} />}
        </main>
      </div>
    </>
  )
}
