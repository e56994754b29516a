import '#web/styles/content.css'
import '#web/styles/orders/reviews.css'
import '#web/messages/reviews.ts'
import '#web/messages/menu.ts'
import { ArrowLeft } from 'lucide-react'
import { data, isRouteErrorResponse, Link } from 'react-router'
import { REVIEW_SORTS } from '#contract/reviews/review.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { headersOfLoader, cachedWhileCurrent } from '#web/calls/request/page-cache-headers.ts'
import { callOnServer } from '#web/calls/request/server-call.ts'
import { links } from '#web/links.ts'
import { storeSlug } from '#web/menu/menu-url.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ErrorPage } from '#web/shell/page/error-page.tsx'
import { NotFound } from '#web/shell/page/not-found.tsx'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import type { Route } from './+types/store-reviews.page'
import { ReviewItem } from './review-item.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { emptyWords } from './review-messages.ts'

export const handle: PageHandle = { query: ['sort', 'cursor'], rereadsBy: ['sort', 'cursor'] }

export const headers = headersOfLoader

const readStore = callOnServer('getStore')
const readReviews = callOnServer('listStoreReviews')

export async function loader({ context, params: named, request }: Route.LoaderArgs) {
  const params = { slug: storeSlug(named) }
  const query = new URL(request.url).searchParams
  const sort = REVIEW_SORTS.find((each) => each === query.get('sort')) ?? 'newest'
  const cursor = query.get('cursor')
  const madeAt = new Date()
  const [store, reviews] = await Promise.all([
    readStore(context, { params }),
    readReviews(context, { params, query: { sort, ...(cursor && { cursor }) } }),
  ])
  const { id, slug, name } = store
  const loaded = { store: { id, slug, name }, reviews, sort, isFirst: !cursor }
  return data(loaded, { headers: cachedWhileCurrent(madeAt, [store]) })
}

/** The reviews of a store as a page of their own: for search engines, for links, and without scripts. */
export default function StoreReviewsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { store, reviews, sort, isFirst } = loaderData
  const { items, nextCursor, summary } = reviews
  return (
    <main id="main" className="page content-page reviews-page" tabIndex={-1}>
      <PageHead
        title={t('reviews.pageTitle', { store: store.name })}
        description={t('reviews.pageDescription', { store: store.name })}
        path={links.storeReviews(store.slug)}
      />
      <div className="stack">
        <Link className={buttonClass({ variant: 'quiet' })} to={links.store(store.slug)}>
          <Icon of={ArrowLeft} />
          {t('reviews.backToMenu')}
        </Link>
        <h1>{t('reviews.pageOf', { store: store.name })}</h1>
      </div>
      <div className="stack store-reviews">
        <ReviewSummary summary={summary} />
        {summary.count > 0 && (
          <nav className="row wrap" aria-label={t('reviews.sort')}>
            {REVIEW_SORTS.map((each) => (
              <Link
                key={each}
                className="chip"
                to={links.storeReviews(store.slug, { sort: each })}
                aria-current={each === sort ? 'page' : undefined}
                preventScrollReset
              >
                {t(`reviews.sorted.${each}`)}
              </Link>
            ))}
          </nav>
        )}
        {items.length === 0 && isFirst && <p className="soft">{t(emptyWords(summary, sort))}</p>}
        <ul className="review-list" aria-label={t('reviews.list')}>
          {items.map((review) => (
            <ReviewItem key={review.id} review={review} storeName={store.name} />
          ))}
        </ul>
        {nextCursor !== null && (
          <Link
            className={buttonClass({ isBlock: true })}
            to={links.storeReviews(store.slug, { sort, cursor: nextCursor })}
          >
            {t('reviews.more')}
          </Link>
        )}
      </div>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return <NotFound title={t('menu.unknownTitle')}>{t('menu.unknownText')}</NotFound>
}
