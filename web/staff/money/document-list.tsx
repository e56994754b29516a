import '#web/messages/invoices.ts'
import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useStore } from 'react-redux'
import { dateOfDay, dayOfInstant } from '#rules/time/london.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { formatDate } from '#web/messages/formats.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { AppStore } from '#web/state/store.ts'
import { PagedList, type PagedQuery } from './paged-list.tsx'

/** What is issued for a month, with files. */
interface MonthlyDocument {
  id: string
  number: string
  month: string
  issuedAt: string
}

interface DocumentListProps<Each> {
  query: PagedQuery<Each>
  /** Below which the files of each are, without its id. */
  path: `/${string}`
  emptyTitle: string
  renderFacts: (document: Each) => ReactNode
  /** What else can be done with one. */
  renderActs?: (document: Each) => ReactNode
}

/** Invoices, credit notes or statements, each with its files. */
export function DocumentList<Each extends MonthlyDocument>(props: DocumentListProps<Each>) {
  const { query, path, emptyTitle, renderFacts, renderActs } = props
  const { t } = useTranslation()
  return (
    <PagedList
      query={query}
      loading={t('invoices.loading')}
      failed={t('invoices.failed')}
      empty={
        <Empty
          picture={<DishThumbnail dish={null} seed="invoices" cloth="custard" weave="gingham" />}
          title={emptyTitle}
        >
          {t('invoices.emptyText')}
        </Empty>
      }
    >
      {(document) => (
        <li key={document.id}>
          {renderFacts(document)}
          <span className="row wrap">
            {renderActs?.(document)}
            <DocumentFiles {...{ document, path }} />
          </span>
        </li>
      )}
    </PagedList>
  )
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "May 2026, issued 1 June 2026" */
export const monthWords = (
  t: Translate,
  { month, issuedAt }: Pick<MonthlyDocument, 'month' | 'issuedAt'>,
): string =>
  t('invoices.month', {
    month: months.format(new Date(`${month}-01T00:00:00Z`)),
    date: formatDate(dateOfDay(dayOfInstant(Date.parse(issuedAt)))),
  })

const kinds = ['pdf', 'csv'] as const

function DocumentFiles({ document, path }: { document: MonthlyDocument; path: `/${string}` }) {
  const { t } = useTranslation()
  const reduxStore = useStore() as AppStore // The one of our providers.
  const [fetching, setFetching] = useState<(typeof kinds)[number] | null>(null)
  const { id, number } = document

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
