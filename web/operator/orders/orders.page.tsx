import '#web/styles/staff/operator.css'
import '#web/styles/staff/console-orders.css'
import '#web/messages/operator.ts'
import '#web/messages/operator-orders.ts'
import '#web/messages/store-app.ts'
import { Link, useSearchParams } from 'react-router'
import { isOperatorAllowed, type OperatorRole } from '#contract/operator/operator-roles.ts'
import { OPERATOR_ORDER_STATES } from '#contract/operator/operator-orders.ts'
import type { OrdersWanted } from '#web/calls/staff/operator/operator-order-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
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
          {user?.operatorRole && searched.search && (
            <Elsewhere search={searched.search} role={user.operatorRole} />
          )}
          {user ? <SearchedOrdersList searched={searched} /> : <OrdersLoading />}
        </>
      )}
    </ConsolePage>
  )
}

function SearchedOrdersList({ searched }: { searched: SearchedOrders }) {
  const { t } = useTranslation()
  const { search, state, from, to } = searched
  const isFiltered = search !== '' || state !== 'all' || from !== '' || to !== ''
  return (
    <FoundOrders
      wanted={wantedOf(searched)}
      emptyTitle={t(isFiltered ? 'operatorOrders.emptyTitle' : 'operatorOrders.noneTitle')}
      emptyText={t(isFiltered ? 'operatorOrders.emptyText' : 'operatorOrders.noneText')}
    />
  )
}

interface ElsewhereProps {
  search: string
  role: OperatorRole
}

/** The search at the top of the console leads here: the same among what else it may have been meant for. */
function Elsewhere({ search, role }: ElsewhereProps) {
  const { t } = useTranslation()
  const query = new URLSearchParams({ search })
  const places = [
    ['stores', staffLinks.operatorRestaurants(), 'operatorOrders.amongRestaurants'],
    ['people', staffLinks.operatorCustomers(), 'operatorOrders.amongCustomers'],
  ] as const
  return (
    <p className="row wrap">
      {places.map(
        ([permission, path, key]) =>
          isOperatorAllowed(role, permission) && (
            <Link key={path} to={`${path}?${query}`}>
              {t(key)}
            </Link>
          ),
      )}
    </p>
  )
}

function wantedOf({ search, state, from, to }: SearchedOrders): OrdersWanted {
  return { state, ...(search && { search }), ...(from && { from }), ...(to && { to }) }
}
