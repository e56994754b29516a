import '#web/styles/stores/areas.css'
import '#web/messages/areas.ts'
import '#web/messages/home.ts'
import '#web/styles/stores/home.css'
import { data, Link } from 'react-router'
import { headersOfLoader, NOT_CACHED } from '#web/calls/request/page-cache-headers.ts'
import { callOnServer } from '#web/calls/request/server-call.ts'
import { OpeningSoon } from '#web/stores/opening-soon.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import type { Route } from './+types/cities.page'
import { areaCrumbs } from './area-crumbs.ts'
import { breadcrumbData, Breadcrumbs } from './breadcrumbs.tsx'

export const handle: PageHandle = { query: [] }

export const headers = headersOfLoader

const CACHED = { 'cache-control': 'public, max-age=0, s-maxage=60' }

const citiesOnServer = callOnServer('listCities')

export async function loader({ context }: Route.LoaderArgs) {
  const cities = await citiesOnServer(context, {})
  return data(cities, { headers: cities.items.length === 0 ? NOT_CACHED : CACHED })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  if (!root?.loaderData) return []
  return [{ 'script:ld+json': breadcrumbData(root.loaderData.publicUrl, areaCrumbs()) }]
}

/** Every town with restaurants: from here a crawler finds every page of a store. */
export default function CitiesPage({ loaderData: { items } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { marketplaceName: name } = useSiteFacts()
  if (items.length === 0)
    return (
      <main id="main" className="home-page" tabIndex={-1}>
        <PageHead
          title={t('areas.allTitle')}
          description={t('areas.allDescription', { name })}
          path={links.areas()}
        />
        <OpeningSoon />
      </main>
    )
  return (
    <main id="main" className="page areas-page" tabIndex={-1}>
      <PageHead
        title={t('areas.allTitle')}
        description={t('areas.allDescription', { name })}
        path={links.areas()}
      />
      <Breadcrumbs crumbs={areaCrumbs()} />
      <h1>{t('areas.allTitle')}</h1>
      <p className="soft">{t('areas.allText', { count: items.length })}</p>
      <ul className="area-links">
        {items.map(({ slug, city, storeCount }) => (
          <li key={slug}>
            <Link to={links.areas(slug)}>
              <b>{city}</b>{' '}
              <span className="muted">{t('areas.restaurants', { count: storeCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
