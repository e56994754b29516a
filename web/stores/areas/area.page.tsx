import '#web/styles/stores/areas.css'
import '#web/messages/areas.ts'
import '#web/messages/hygiene.ts'
import '#web/messages/stores.ts'
import { data, isRouteErrorResponse, Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import type { Result } from '#web/calls/api.ts'
import { cachedWhileCurrent, headersOfLoader } from '#web/calls/request/page-cache-headers.ts'
import { callOnServer } from '#web/calls/request/server-call.ts'
import { hrefOf } from '#web/language.ts'
import { links } from '#web/links.ts'
import { formatFee } from '#web/messages/formats.ts'
import { t as translate, type Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { ErrorPage } from '#web/shell/page/error-page.tsx'
import { NotFound } from '#web/shell/page/not-found.tsx'
import { StoreCard } from '#web/stores/store-card.tsx'
import { cuisineName } from '#web/messages/cuisine-name.ts'
import type { Route } from './+types/area.page'
import { areaCrumbs } from './area-crumbs.ts'
import { breadcrumbData, Breadcrumbs } from './breadcrumbs.tsx'

type Stores = Result<'listStoresOfArea'>

export const handle: PageHandle = { query: ['page'], rereadsBy: ['page'] }

export const headers = headersOfLoader

const storesOnServer = callOnServer('listStoresOfArea')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { city, area, cuisine } = params
  const part = new URL(request.url).searchParams.get('page')
  const madeAt = new Date()
  const query = { ...(cuisine && { cuisine }), ...(part !== null && { page: Number(part) }) }
  const stores = await storesOnServer(context, { params: { city, area }, query })
  return data(
    { ...stores, madeAt: madeAt.toISOString() },
    { headers: cachedWhileCurrent(madeAt, stores.items) },
  )
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root?.loaderData) return []
  const { publicUrl } = root.loaderData
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: titleOf(translate, loaderData),
    numberOfItems: loaderData.items.length,
    itemListElement: loaderData.items.map(({ slug, name }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: `${publicUrl}${hrefOf(links.store(slug))}`,
    })),
  }
  return [
    { 'script:ld+json': breadcrumbData(publicUrl, crumbsOf(loaderData)) },
    { 'script:ld+json': list },
  ]
}

/** The restaurants in an area, of all cuisines or of one, and the current cost of ordering. */
export default function AreaPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { area, citySlug, cuisine, items, page, pageCount } = loaderData
  const now = new Date(loaderData.madeAt)
  const path = links.areas(citySlug, area.slug, cuisine?.slug, page)
  const summary = summaryOf(t, loaderData)
  return (
    <main id="main" className="page areas-page" tabIndex={-1}>
      <PageHead
        title={partOf(t, titleOf(t, loaderData), loaderData)}
        description={summary}
        path={path}
      />
      <Breadcrumbs crumbs={crumbsOf(loaderData)} />
      <h1>{titleOf(t, loaderData)}</h1>
      <p className="soft">{summary}</p>
      <Cuisines stores={loaderData} />
      <h2 className="sr">{t('areas.list')}</h2>
      <ul className="cards">
        {items.map((store, i) => (
          <StoreCard
            key={store.id}
            store={store}
            service={store.services.includes('delivery') ? 'delivery' : 'collection'}
            now={now}
            isFirst={i === 0}
          />
        ))}
      </ul>
      {pageCount > 1 && <Parts stores={loaderData} />}
      <p>
        <Link
          className={buttonClass({})}
          to={links.storeList({ city: area.city, area: area.area, location: area.outward })}
        >
          {t('areas.deliverHere', { outward: area.outward })}
        </Link>
      </p>
    </main>
  )
}

function Cuisines({ stores: { area, citySlug, cuisine, storeTypes } }: { stores: Stores }) {
  const { t } = useTranslation()
  return (
    <nav className="row wrap" aria-label={t('areas.cuisines', { area: area.area })}>
      {cuisine && (
        <Link className="chip" to={links.areas(citySlug, area.slug)}>
          {t('areas.everything')}
        </Link>
      )}
      {storeTypes.map((type) => (
        <Link
          key={type.slug}
          className="chip"
          to={links.areas(citySlug, area.slug, type.slug)}
          aria-current={type.slug === cuisine?.slug ? 'page' : undefined}
        >
          {cuisineName(type)} <span className="muted">{type.count}</span>
        </Link>
      ))}
    </nav>
  )
}

function Parts({ stores: { area, citySlug, cuisine, page, pageCount } }: { stores: Stores }) {
  const { t } = useTranslation()
  const to = (part: number) => links.areas(citySlug, area.slug, cuisine?.slug, part)
  return (
    <nav className="row wrap" aria-label={t('areas.parts')}>
      {page > 1 && (
        <Link className={buttonClass({ variant: 'quiet' })} to={to(page - 1)}>
          {t('areas.previous')}
        </Link>
      )}
      <span>{t('areas.part', { page, pages: pageCount })}</span>
      {page < pageCount && (
        <Link className={buttonClass({ variant: 'quiet' })} to={to(page + 1)}>
          {t('areas.next')}
        </Link>
      )}
    </nav>
  )
}

const placeOf = ({ area: { area, city } }: Stores) => (area === city ? city : `${area}, ${city}`)

const crumbsOf = ({ area, citySlug, cuisine }: Stores) =>
  areaCrumbs(
    { slug: citySlug, name: area.city },
    { slug: area.slug, name: area.area },
    cuisine && { slug: cuisine.slug, name: cuisineName(cuisine) },
  )

function titleOf(t: Translate, stores: Stores): string {
  const place = placeOf(stores)
  return stores.cuisine
    ? t('areas.cuisineTitle', { cuisine: cuisineName(stores.cuisine), place })
    : t('areas.areaTitle', { place })
}

/** "Takeaways in Hackney, London, page 2 of 3": no two pages have the same title. */
function partOf(t: Translate, title: string, { page, pageCount: pages }: Stores): string {
  return page > 1 ? `${title} · ${t('areas.part', { page, pages })}` : title
}

/** "12 restaurants, 10 deliver. Delivery to E8 is usually £2.49." */
function summaryOf(t: Translate, stores: Stores): string {
  const { storeCount, deliveringCount, typicalFeePence, area } = stores
  const counts = [
    t('areas.count', { count: storeCount }),
    t('areas.delivering', { count: deliveringCount }),
  ].join(', ')
  if (typicalFeePence === null) return `${counts}.`
  const fee = formatFee(typicalFeePence)
  return `${counts}. ${t('areas.delivery', { outward: area.outward, fee })}.`
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound />
  ) : (
    <ErrorPage error={error} />
  )
}
