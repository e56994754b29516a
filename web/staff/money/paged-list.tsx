import '#web/messages/payouts.ts'
import type { ReactNode } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'

export interface PagedQuery<Item> {
  data?: { pages: { items: Item[] }[] } | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

interface PagedListProps<Item> {
  query: PagedQuery<Item>
  loading: string
  failed: string
  /** In place of a list without items. */
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** A list that is loaded a page at a time. */
export function PagedList<Item>({ query, loading, failed, empty, children }: PagedListProps<Item>) {
  const { t } = useTranslation()
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage } = query
  const items = data?.pages.flatMap((page) => page.items)
  if (!items)
    return (
      <NotLoaded
        {...query}
        failed={failed}
        loading={
          <div aria-busy>
            <p className="sr">{loading}</p>
            <Skeleton height="8rem" />
          </div>
        }
      />
    )
  if (items.length === 0) return empty
  return (
    <>
      <ul className="money-list">{items.map(children)}</ul>
      {isError && !isFetching && <Banner variant="danger">{t('payouts.moreFailed')}</Banner>}
      {hasNextPage && (
        <div>
          <Button
            isLoading={isFetchingNextPage}
            loadingLabel={t('payouts.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('payouts.more')}
          </Button>
        </div>
      )}
    </>
  )
}
