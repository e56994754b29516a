import '#web/styles/staff/operator.css'
import '#web/styles/staff/console-orders.css'
import '#web/messages/operator.ts'
import '#web/messages/operator-orders.ts'
import '#web/messages/store-app.ts'
import { useSearchParams } from 'react-router'
import { OPERATOR_ORDER_STATES } from '#contract/operator/operator-orders.ts'
import type { OrdersWanted } from '#web/calls/staff/operator/operator-order-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { FoundOrders, OrdersLoading } from './found-orders.tsx'
import { OrderSearch, type SearchedOrders } from './order-search.tsx'

/** The orders of the marketplace, to be found by number, person or restaurant. What is searched for is in the address. */
export default function OrdersPage() {
  const { t } = useTranslation()
  const [parameters, setParameters] = useSearchParams()
  const searched: SearchedOrders = {
    search: parameters.get('search') ?? '',
    state: OPERATOR_ORDER_STATES.find((each) => each === parameters.get('state')) ?? 'all',
    from: parameters.get('from') ?? '',
    to: parameters.get('to') ?? '',
  }
  const show = (next: SearchedOrders) =>
    setParameters(
      Object.entries(next).filter(
        ([name, value]) => value !== '' && `${name}=${value}` !== 'state=all',
      ),
    )
  return (
    <ConsolePage name={t('operatorOrders.title')} permission="orders">
      {(user) => (
        <>
          <h1>{t('operatorOrders.title')}</h1>
          <OrderSearch key={parameters.toString()} searched={searched} onSearch={show} />
          {user ? <FoundOrders wanted={wantedOf(searched)} /> : <OrdersLoading />}
        </>
      )}
    </ConsolePage>
  )
}

function wantedOf({ search, state, from, to }: SearchedOrders): OrdersWanted {
  return { state, ...(search && { search }), ...(from && { from }), ...(to && { to }) }
}
