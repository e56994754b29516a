import '#web/styles/staff/operator.css'
import '#web/styles/staff/console-orders.css'
import '#web/messages/customers.ts'
import '#web/messages/operator.ts'
import '#web/messages/operator-orders.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { CustomerRecord } from '#contract/operator/customers.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useGetCustomerQuery } from '#web/calls/staff/operator/customer-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { FoundOrders, OrdersLoading } from '#web/operator/orders/found-orders.tsx'
import { dateWords } from '#web/operator/moments.ts'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerDetails } from './customer-details.tsx'
import { CustomerHistory } from './customer-history.tsx'

/** A customer: who they are, what they ordered and reported, and what operators do about their account and data. */
export default function CustomerPage() {
  const { t } = useTranslation()
  const { customerId = '' } = useParams()
  return (
    <ConsolePage name={t('customers.pageName')} permission="people">
      {(user) => (
        <>
          <p>
            <Link className="way-back" to={staffLinks.operatorCustomers()}>
              <Icon of={ArrowLeft} />
              {t('customers.back')}
            </Link>
          </p>
          {user ? <ReadCustomer key={customerId} customerId={customerId} /> : <CustomerLoading />}
        </>
      )}
    </ConsolePage>
  )
}

function ReadCustomer({ customerId }: { customerId: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useGetCustomerQuery(
    { params: { customerId } },
    { refetchOnMountOrArgChange: true },
  )
  if (data) return <WholeCustomer customer={data} />
  if (!error || isFetching) return <CustomerLoading />
  if (isApiFailure(error) && (error.status === 404 || error.status === 400))
    return <h1>{t('customers.missing')}</h1>
  return (
    <>
      <h1>{t('customers.pageName')}</h1>
      <Banner
        variant="warning"
        isAnnounced
        action={<Button onClick={() => void refetch()}>{t('customers.tryAgain')}</Button>}
      >
        {t('customers.failed')}
      </Banner>
    </>
  )
}

function CustomerLoading() {
  const { t } = useTranslation()
  return (
    <>
      <h1>{t('customers.pageName')}</h1>
      <OrdersLoading />
    </>
  )
}

function WholeCustomer({ customer }: { customer: CustomerRecord }) {
  const { t } = useTranslation()
  const { id, name, suspendedAt, createdAt } = customer
  return (
    <>
      <div className="console-order-head">
        <h1>{name || t('customers.unnamed')}</h1>
        {suspendedAt && <Badge variant="danger">{t('customers.suspended')}</Badge>}
        <p className="soft">{t('customers.since', { date: dateWords(createdAt) })}</p>
      </div>
      <div className="console-order">
        <div className="stack">
          <CustomerDetails customer={customer} />
          <section className="stack" aria-labelledby="customer-orders">
            <h2 id="customer-orders">{t('customers.orders')}</h2>
            <FoundOrders
              wanted={{ customerId: id }}
              emptyTitle={t('customers.noOrdersTitle')}
              emptyText={t('customers.noOrdersText')}
            />
          </section>
        </div>
        <div className="stack">
          <CustomerActions customer={customer} />
          <CustomerHistory customer={customer} />
        </div>
      </div>
    </>
  )
}
