import '#web/styles/staff/operator.css'
import '#web/styles/staff/console-orders.css'
import '#web/messages/customers.ts'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import { Search } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Link, useSearchParams } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFault } from '#ui/form/focus-fault.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useListCustomersInfiniteQuery } from '#web/calls/staff/operator/customer-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'

const minimumLength = 3

/** The customers of the marketplace, to be found by name, email address or telephone number. */
export default function CustomersPage() {
  const { t } = useTranslation()
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('search') ?? ''
  return (
    <ConsolePage name={t('customers.title')} permission="people">
      {(user) => (
        <>
          <div>
            <h1>{t('customers.title')}</h1>
            <p className="soft">{t('customers.intro')}</p>
          </div>
          <CustomerSearch
            key={search}
            search={search}
            onSearch={(typed) => setParameters(typed ? { search: typed } : {})}
          />
          {user ? <FoundCustomers search={search} /> : <CustomersLoading />}
        </>
      )}
    </ConsolePage>
  )
}

interface CustomerSearchProps {
  search: string
  onSearch: (typed: string) => void
}

function CustomerSearch({ search, onSearch }: CustomerSearchProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(search)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const text = typed.trim()
  const isTooShort = text !== '' && text.length < minimumLength
  const find = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (isTooShort) return focusFault(form.current)
    onSearch(text)
  }
  return (
    <form ref={form} role="search" onSubmit={find} noValidate>
      <Field
        icon={Search}
        type="search"
        label={t('customers.search')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isTried && isTooShort && t('customers.tooShort')}
        end={<Button type="submit">{t('customers.searchNow')}</Button>}
      />
    </form>
  )
}

function FoundCustomers({ search }: { search: string }) {
  const { t } = useTranslation()
  const query = useListCustomersInfiniteQuery(search, { refetchOnMountOrArgChange: true })
  const { currentData, isError, isFetching, refetch } = query
  const customers = currentData?.pages.flatMap(({ items }) => items)
  if (!customers && isError && !isFetching)
    return (
      <Banner
        variant="warning"
        isAnnounced
        action={<Button onClick={() => void refetch()}>{t('customers.tryAgain')}</Button>}
      >
        {t('customers.failed')}
      </Banner>
    )
  if (!customers) return <CustomersLoading />
  if (customers.length === 0)
    return (
      <Empty
        picture={<DishThumbnail dish={null} seed="customers" cloth="custard" weave="gingham" />}
        title={t(search ? 'customers.emptyTitle' : 'customers.noneTitle')}
      >
        {t(search ? 'customers.emptyText' : 'customers.noneText')}
      </Empty>
    )
  return (
    <>
      <ul className="panel found-orders" aria-label={t('customers.list')}>
        {customers.map(({ id, name, email, phone, orders, suspendedAt }) => (
          <li key={id}>
            <Link className="found-order found-customer" to={staffLinks.operatorCustomer(id)}>
              <span>
                <b>{name || t('customers.unnamed')}</b>
                <small>{[email, phone].filter(Boolean).join(' · ')}</small>
              </span>
              <span className="found-order-when">
                {suspendedAt && <Badge variant="danger">{t('customers.suspended')}</Badge>}
                <small>{t('customers.orderCount', { count: orders })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div>
          <Button
            isLoading={query.isFetchingNextPage}
            loadingLabel={t('customers.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('customers.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function CustomersLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('customers.loading')}</p>
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
