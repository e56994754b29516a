import { Info } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { PAGE_SIZE } from '#contract/constants.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { FoundDishes } from './found-dishes.tsx'
import { EmptyList } from './empty-list.tsx'
import { useHighlightFromList } from '#web/stores/map/highlighted-store.ts'
import { StoreCard } from '#web/stores/store-card.tsx'
import { useMoreStores } from './use-more-stores.ts'
import type { StorePage } from './store-page.ts'
import { useListChoices } from './shown-list.ts'

interface StoreResultsProps {
  page: StorePage
  /** Where nobody delivers, restaurants to collect from; else null. */
  collection: StorePage | null
  now: Date
}

/** One tab of the list, growing at its end. */
export function StoreResults({ page, collection, now }: StoreResultsProps) {
  const { t } = useTranslation()
  const { choices, isPending, linkTo } = useListChoices()
  const cards = useRef<HTMLUListElement>(null)
  const { stores, nextCursor, isFetching, fetchMore } = useMoreStores(page, (count) => {
    // After more have loaded, the focus moves to the first of them.
    cards.current?.querySelectorAll('a')[count]?.focus()
  })
  const total = page.counts[choices.tab]
  const nextCount = Math.min(PAGE_SIZE, Math.max(0, total - stores.length))
  return (
    <div className="results" aria-busy={isPending}>
      <h2 className="sr">{t(`storeList.tabs.${choices.tab}`)}</h2>
      <p className="sr" role="status">
        {t('storeList.shown', { count: total })}
      </p>
      {choices.tab === 'preorder' && stores.length > 0 && (
        <Banner variant="info" icon={Info}>
          {t('storeList.preorderHint')}
        </Banner>
      )}
      {stores.length === 0 && <EmptyList counts={page.counts} collection={collection} now={now} />}
      <ul className="cards" ref={cards} {...useHighlightFromList(stores)}>
        {stores.map((store, index) => (
          <StoreCard
            key={store.id}
            store={store}
            service={choices.service}
            now={now}
            isFirst={index === 0}
          >
            <FoundDishes store={store} />
          </StoreCard>
        ))}
      </ul>
      <div className="further">
        {choices.cursor && (
          <Link to={linkTo({ ...choices, cursor: '' })}>{t('storeList.backToStart')}</Link>
        )}
        {choices.tab === 'available' && stores.length > 0 && !nextCursor && (
          <LaterLink count={page.counts.preorder} />
        )}
        {nextCursor && (
          <Button
            isLoading={isFetching}
            loadingLabel={t('storeList.showingMore')}
            render={
              <Link
                to={linkTo({ ...choices, cursor: nextCursor })}
                onClick={(event) => {
                  event.preventDefault()
                  void fetchMore(linkTo({ ...choices, cursor: nextCursor }))
                }}
              />
            }
          >
            {t('storeList.showMore', { count: nextCount })}
          </Button>
        )}
      </div>
    </div>
  )
}

/** After the stores that are open now, the link to those that open later. */
function LaterLink({ count }: { count: number }) {
  const { t } = useTranslation()
  const { choices, linkTo } = useListChoices()
  if (count === 0) return null
  return (
    <Link
      className={buttonClass()}
      to={linkTo({ ...choices, tab: 'preorder', cursor: '' })}
      preventScrollReset
    >
      {t('storeList.moreForLater', { count })}
    </Link>
  )
}
