import '#web/styles/stores/areas.css'
import '#web/messages/areas.ts'
import { isRouteErrorResponse, Link } from 'react-router'
import { callOnServer } from '#web/calls/request/server-call.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { ErrorPage } from '#web/shell/page/error-page.tsx'
import { NotFound } from '#web/shell/page/not-found.tsx'
import type { Route } from './+types/city.page'
import { areaCrumbs } from './area-crumbs.ts'
import { breadcrumbData, Breadcrumbs } from './breadcrumbs.tsx'

export const handle: PageHandle = { query: [] }

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60' })

const areasOnServer = callOnServer('listAreasOfCity')

export const loader = ({ context, params: { city } }: Route.LoaderArgs) =>
  areasOnServer(context, { params: { city } })

const crumbsOf = ({ slug, city }: { slug: string; city: string }) =>
  areaCrumbs({ slug, name: city })

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root?.loaderData) return []
  return [{ 'script:ld+json': breadcrumbData(root.loaderData.publicUrl, crumbsOf(loaderData)) }]
}

/** The areas of a town. */
export default function CityPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { slug, city, items } = loaderData
  const count = items.reduce((sum, { storeCount }) => sum + storeCount, 0)
  const title = t('areas.cityTitle', { city })
  const description = t('areas.cityDescription', { city, count })
  return (
    <main id="main" className="page areas-page" tabIndex={-1}>
      <PageHead title={title} description={description} path={links.areas(slug)} />
      <Breadcrumbs crumbs={crumbsOf(loaderData)} />
      <h1>{title}</h1>
      <p className="soft">{description}</p>
      <ul className="area-links">
        {items.map(({ slug: areaSlug, area, outward, storeCount }) => (
          <li key={areaSlug}>
            <Link to={links.areas(slug, areaSlug)}>
              <b>{area}</b>{' '}
              <span className="muted">
                {outward} · {t('areas.restaurants', { count: storeCount })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound />
  ) : (
    <ErrorPage error={error} />
  )
}
