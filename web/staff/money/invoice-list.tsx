import '#web/messages/invoices.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'react-redux'
import type { Invoice } from '#contract/payments/invoices.ts'
import { formatPence } from '#rules/money/pence.ts'
import { dateOfDay, dayOfInstant } from '#rules/time/london.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AppStore } from '#web/state/store.ts'

interface InvoiceListProps {
  query: {
    data?: { pages: { items: Invoice[] }[] } | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** Below which the files of an invoice are, without its id. */
  path: `/${string}`
  hasStoreNames?: boolean
  /** Of those who may credit an invoice. */
  onCredit?: (invoice: Invoice) => void
}

/** Invoices and credit notes, each with its files. */
export function InvoiceList({ query, path, hasStoreNames, onCredit }: InvoiceListProps) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage } = query
  const invoices = data?.pages.flatMap(({ items }) => items)
  if (!invoices && isError && !isFetching)
    return (
      <Banner
        variant="warning"
        isAnnounced
        action={<Button onClick={() => void refetch()}>{t('storeApp.tryAgain')}</Button>}
      >
        {t('invoices.failed')}
      </Banner>
    )
  if (!invoices)
    return (
      <div aria-busy>
        <p className="sr">{t('invoices.loading')}</p>
        <Skeleton height="8rem" />
      </div>
    )
  if (invoices.length === 0)
    return (
      <Empty
        picture={<DishThumbnail dish={null} seed="invoices" cloth="custard" weave="gingham" />}
        title={t('invoices.emptyTitle')}
      >
        {t('invoices.emptyText')}
      </Empty>
    )
  return (
    <>
      <ul className="money-list">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <InvoiceFacts {...{ invoice, hasStoreNames }} />
            <span className="row wrap">
              {onCredit && isCreditable(invoice) && (
                <Button
                  size="sm"
                  aria-haspopup="dialog"
                  aria-label={t('invoices.creditNamed', { number: invoice.number })}
                  onClick={() => onCredit(invoice)}
                >
                  {t('invoices.credit')}
                </Button>
              )}
              <InvoiceFiles {...{ invoice, path }} />
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button
            isLoading={isFetchingNextPage}
            loadingLabel={t('invoices.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('invoices.more')}
          </Button>
        </div>
      )}
    </>
  )
}

const isCreditable = ({ kind, creditedPence, totalPence }: Invoice) =>
  kind === 'invoice' && creditedPence < totalPence

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function InvoiceFacts({
  invoice,
  hasStoreNames,
}: {
  invoice: Invoice
  hasStoreNames: boolean | undefined
}) {
  const { t } = useTranslation()
  const { kind, number, month, issuedAt, totalPence, vatPence, corrects, creditedPence } = invoice
  const details = [
    t('invoices.month', {
      month: months.format(new Date(`${month}-01T00:00:00Z`)),
      date: formatDate(dateOfDay(dayOfInstant(Date.parse(issuedAt)))),
    }),
    ...(corrects === null ? [] : [t('invoices.corrects', { number: corrects })]),
    ...(creditedPence === 0
      ? []
      : [t('invoices.credited', { amount: formatPence(creditedPence) })]),
  ]
  return (
    <span>
      <b>
        {t(`invoices.kind.${kind}`)} {number}
      </b>
      {hasStoreNames && <> {invoice.store.name}</>}
      <small>
        {t('invoices.vat', { amount: formatPence(totalPence), vat: formatPence(vatPence) })}
      </small>
      <small>{details.join(' · ')}</small>
    </span>
  )
}

const kinds = ['pdf', 'csv'] as const

function InvoiceFiles({ invoice, path }: { invoice: Invoice; path: `/${string}` }) {
  const { t } = useTranslation()
  const reduxStore = useStore() as AppStore // The one of our providers.
  const [fetching, setFetching] = useState<(typeof kinds)[number] | null>(null)
  const { id, number } = invoice

  const download = async (kind: (typeof kinds)[number]) => {
    setFetching(kind)
    try {
      saveFile(
        await fetchFile(reduxStore, `${path}/${id}/${kind}`),
        `${number.toLowerCase()}.${kind}`,
      )
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setFetching(null)
    }
  }
  return kinds.map((kind) => (
    <Button
      key={kind}
      size="sm"
      isLoading={fetching === kind}
      loadingLabel={t('invoices.downloading')}
      aria-label={t('invoices.downloadNamed', { number, kind: t(`invoices.download.${kind}`) })}
      onClick={() => void download(kind)}
    >
      <Icon of={Download} />
      {t(`invoices.download.${kind}`)}
    </Button>
  ))
}
