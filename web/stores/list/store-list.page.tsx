import '#web/styles/stores/store-list.css'
import '#web/styles/stores/store-map.css'
import '#web/messages/store-list.ts'
import '#web/messages/hygiene.ts'
import '#web/messages/stores.ts'
import { useEffect, useState } from 'react'
import {
  data,
  isRouteErrorResponse,
  Link,
  redirect,
  useLocation,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { Address } from '#contract/address.ts'
import type { StoreCard } from '#contract/stores/stores.ts'
import { isFullPostcode } from '#rules/address/postcode.ts'
import type { Service } from '#rules/orders/service.ts'
import { placeOf } from '#web/address/address-location.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { headersOfLoader, cachedWhileCurrent } from '#web/calls/request/page-cache-headers.ts'
import { callOnServer } from '#web/calls/request/server-call.ts'
import { hrefOf } from '#web/language.ts'
import { links } from '#web/links.ts'
import { t } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ErrorPage } from '#web/shell/page/error-page.tsx'
import { NotFound } from '#web/shell/page/not-found.tsx'
import { SiteBanner } from '#web/page/site-banner.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { PageHead } from '#web/page/page-head.tsx'
import type { PageHandle } from '#web/navigation/page-handle.ts'
import { PlaceButton } from '#web/shell/header/address-button.tsx'
import { withStateWhenNeeded } from '#web/state/lazy-state.ts'
import type { Route } from './+types/store-list.page'
import { CuisineStrip } from './list-switches.tsx'
import { ListSearch } from './list-search.tsx'
import { filterQuery } from './filter-query.ts'
import { FilterPanel } from './filter-fields.tsx'
import {
  CHOICES_IN_QUERY,
  countFilters,
  readChoices,
  readService,
  withoutFilters,
} from './list-choices.ts'
import { MapArea } from '#web/stores/map/map-area.tsx'
import { MapButton } from '#web/stores/map/map-switch.tsx'
import { HighlightProvider, createHighlightedStore } from '#web/stores/map/highlighted-store.ts'
import { isOnlyTheMapNew } from '#web/stores/map/use-map-open.ts'
import { PhoneBar } from './phone-bar.tsx'
import { ServiceSwitch } from './list-switches.tsx'
import { StoreResults } from './store-results.tsx'
import { countOfTabs } from './store-page.ts'
import { TabLinks } from './list-switches.tsx'
import { ListProvider, useShownList } from './shown-list.ts'

const findPlace = callOnServer('getPlace')
const areasOnServer = callOnServer('listAreas')
const storesOnServer = callOnServer('listStores')

/** Where nobody delivers, so many restaurants to collect from are shown. */
const COLLECTION_SHOWN = 4

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const search = query.get('location')?.trim().slice(0, 200) || placeInPath(params)
  const choices = readChoices(query)
  const madeAt = new Date()
  const found = await findPlace(context, { query: { search } })
  const { place_id: _, ...place } = found.data
  const { service, tab, sort, search: words, cuisine, filters, cursor } = choices
  const { postCode, latitude, longitude } = place
  const where = { postCode, latitude, longitude, service }
  const list = await storesOnServer(context, {
    query: {
      ...where,
      tab,
      sort,
      cuisine: [...cuisine],
      ...(words && { search: words }),
      ...Object.fromEntries(filterQuery(filters)),
      ...(cursor && { cursor }),
    },
  })
  const isFiltered = countFilters(choices) > 0 || words !== ''
  const all = isFiltered ? await storesOnServer(context, { query: { ...where, limit: 1 } }) : list
  const allCount = countOfTabs(all.counts)
  // Before the first restaurant the first page says so.
  if (allCount === 0 && (await areasOnServer(context, {})).storeCount === 0)
    return redirect(links.home())
  const collection =
    allCount === 0 && service === 'delivery'
      ? await storesOnServer(context, {
          query: { ...where, service: 'collection', limit: COLLECTION_SHOWN },
        })
      : null
  const loaded = { place, choices, list, allCount, collection, madeAt: madeAt.toISOString() }
  const shown = [...list.items, ...(collection?.items ?? [])]
  return data(loaded, { headers: cachedWhileCurrent(madeAt, shown) })
}

/** The names in the address, for visitors without a postcode. */
const placeInPath = ({ city, area }: { city: string; area: string }) =>
  `${area.replaceAll('-', ' ')}, ${city.replaceAll('-', ' ')}`

export const headers = headersOfLoader

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  isOnlyTheMapNew(args) ? false : args.defaultShouldRevalidate

export const handle: PageHandle = {
  showsPlace: true,
  query: ['location', ...CHOICES_IN_QUERY, 'map'],
  rereadsBy: ['location', ...CHOICES_IN_QUERY],
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  // A page that has failed has no data.
  if (!loaderData || !root?.loaderData) return []
  const name = t('storeList.title', { area: placeOf(loaderData.place).area })
  const { publicUrl } = root.loaderData
  return [{ 'script:ld+json': listStructuredData({ name, publicUrl }, loaderData.list.items) }]
}

export default function StoreListPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { place, list, allCount, collection, choices: answered } = loaderData
  const { banner } = useSiteFacts()
  const listPlace = placeOf(place)
  const placeName = place.postCode || listPlace.area
  const shown = useShownList(listPlace, placeName, answered)
  useSaveSearchAddress(place, answered.service)
  const [highlight] = useState(() => createHighlightedStore(list.items))
  const now = new Date(loaderData.madeAt)
  const isKnownToTheStreet = isFullPostcode(place.postCode)
  const { counts, storeTypes } = list
  const total = countOfTabs(counts)
  const hiddenCount = allCount - total
  // If no store serves the address there is nothing to sort, to filter or to show on a map.
  const isNowhere = allCount === 0
  const results = (
    <StoreResults
      key={JSON.stringify([place.placeId, answered])}
      page={list}
      collection={collection}
      now={now}
    />
  )
  const words = { area: listPlace.area, city: place.city, count: total }
  return (
    <ListProvider value={shown}>
      <main id="main" className="store-list-page">
        <PageHead
          title={t('storeList.pageTitle', words)}
          description={t('storeList.description', words)}
          path={links.storeList(listPlace).split('?')[0] ?? ''}
        />
        <SiteBanner banner={banner} />
        <div className="page">
          <div className="top">
            <PlaceButton className="only-phone" />
            <div className="row between wrap">
              <div>
                <h1>{t('storeList.title', words)}</h1>
                {!isNowhere && (
                  <p className="soft">
                    {t(
                      answered.service === 'delivery'
                        ? 'storeList.deliverTo'
                        : 'storeList.collectNear',
                      { count: allCount, place: placeName },
                    )}
                    {answered.search && (
                      <>
                        {'. '}
                        {t('storeList.found', { count: total, search: answered.search })}{' '}
                        <Link
                          className="nowrap"
                          to={shown.linkTo({ ...answered, search: '', cursor: '' })}
                          preventScrollReset
                        >
                          {t('storeList.clearSearch')}
                        </Link>
                      </>
                    )}
                    {hiddenCount > 0 && countFilters(answered) > 0 && (
                      <>
                        {'. '}
                        {t('storeList.hidden', { count: hiddenCount })}{' '}
                        <Link
                          className="nowrap"
                          to={shown.linkTo(withoutFilters(answered))}
                          preventScrollReset
                        >
                          {t('storeList.clearFilters')}
                        </Link>
                      </>
                    )}
                  </p>
                )}
              </div>
              <div className="row wrap">
                <ServiceSwitch />
              </div>
            </div>
            {!isNowhere && <ListSearch />}
            <CuisineStrip storeTypes={storeTypes} />
          </div>
          {isNowhere ? (
            results
          ) : (
            <div className="layout">
              <FilterPanel storeTypes={storeTypes} counts={list.filters} />
              <div>
                <PhoneBar storeTypes={storeTypes} counts={list.filters} count={total} />
                <TabLinks counts={counts} />
                {(total > 0 || shown.isMapOpen) && <MapButton {...shown} />}
                <HighlightProvider value={highlight}>
                  {shown.isMapOpen && (
                    <MapArea
                      middle={place}
                      around={isKnownToTheStreet ? null : placeName}
                      now={now}
                    />
                  )}
                  {results}
                </HighlightProvider>
              </div>
            </div>
          )}
        </div>
      </main>
    </ListProvider>
  )
}

/** The list's address becomes the searched one. */
function useSaveSearchAddress(place: Address, service: Service): void {
  useEffect(() => {
    void withStateWhenNeeded(({ saveListAddress }) => saveListAddress(place, service))
  }, [place, service])
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation()
  const query = new URLSearchParams(useLocation().search)
  const isUnknownPlace =
    isRouteErrorResponse(error) && isApiFailure(error.data) && error.data.code === 'PLACE_NOT_FOUND'
  if (!isUnknownPlace) return <ErrorPage error={error} />
  return (
    <NotFound
      title={t('storeList.unknownTitle')}
      service={readService(query)}
      search={query.get('location') ?? ''}
    >
      {t('storeList.unknownText')}
    </NotFound>
  )
}

/** The list as schema.org's ItemList, for search engines. */
function listStructuredData(
  { name, publicUrl }: { name: string; publicUrl: string },
  stores: readonly Pick<StoreCard, 'slug' | 'name'>[],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: stores.length,
    itemListElement: stores.map((store, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: store.name,
      url: `${publicUrl}${hrefOf(links.store(store.slug))}`,
    })),
  }
}
