import '#web/styles/staff/statement.css'
import '#web/messages/store-app.ts'
import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import { useSearchParams } from 'react-router'
import { ORDERS_FOUND_FOR_DAYS } from '#contract/constants.ts'
import { readOrderNumber } from '#rules/orders/order-number.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/shell/use-site-facts.ts'
import { FindOrderForm } from './find-order-form.tsx'
import { FoundOrders } from './found-orders.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreOfAddress } from '#web/store-app/use-store-in-url.ts'

/** An order of the last months by its number: to look something up, or to give money back. */
export default function FindOrderPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { marketplaceName: marketplace } = useSiteFacts()
  const ofAddress = useStoreOfAddress()
  const { store } = ofAddress
  const number = readOrderNumber(search.get('number') ?? '')
  return (
    <StoreAppPage
      {...ofAddress}
      className="find-order"
      title={
        store
          ? t('storeApp.find.pageTitle', { store: store.name, marketplace })
          : t('storeApp.find.loadingTitle', { marketplace })
      }
    >
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
    </StoreAppPage>
  )
}
