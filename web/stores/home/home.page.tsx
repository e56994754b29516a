import '#web/styles/stores/home.css'
import '#web/messages/home.ts'
import '#web/messages/hygiene.ts'
import '#web/messages/stores.ts'
import { useState } from 'react'
import { data, Link, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Area } from '#contract/stores/areas.ts'
import type { StoreType } from '#contract/stores/stores.ts'
import type { Service } from '#rules/orders/service.ts'
import { FindFoodForm } from '#web/address/find-food-form.tsx'
import { placeOf, shortAddress } from '#web/address/address-location.ts'
import {
  cachedWhileCurrent,
  headersOfLoader,
  NOT_CACHED,
} from '#web/calls/request/page-cache-headers.ts'
import { callOnServer } from '#web/calls/request/server-call.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { isReadAgain, type PageHandle } from '#web/navigation/page-handle.ts'
import { useStateLater } from '#web/state/lazy-state.ts'
import type { Route } from './+types/home.page'
import { PopularStores } from './popular-areas.tsx'
import { SiteBanner } from '#web/page/site-banner.tsx'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { OpeningSoon } from '#web/stores/opening-soon.tsx'
import { HomeHero } from './home-hero.tsx'
import { readChoices } from '#web/stores/list/list-choices.ts'
import { PopularAreas } from './popular-areas.tsx'
import { OurPromise } from './our-promise.tsx'
import { problemText } from './problem-text.server.ts'
import { roundThumbnailFor } from '#ui/table-setting/setting-for.ts'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { hrefOf } from '#web/language.ts'
import { cuisineName } from '#web/messages/cuisine-name.ts'

interface MoodsProps {
  storeTypes: readonly StoreType[]
  /** Goes to the list of a known address, or else to the search for one. */
  linkTo: (slug: string) => string
}

const MOODS = 12
const WELL_RATED = 4

const areasOnServer = callOnServer('listAreas')
const findPlace = callOnServer('getPlace')
const storeTypesOnServer = callOnServer('listStoreTypes')
const storesOnServer = callOnServer('listStores')

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const madeAt = new Date()
  const [areas, storeTypes] = await Promise.all([
    areasOnServer(context, {}),
    storeTypesOnServer(context, {}),
  ])
  const { service, cuisine } = readChoices(query)
  const counted = await Promise.all(
    areas.items.map(async (area) => ({
      ...area,
      storeCount: await countIn(area, service, context),
    })),
  )
  const items = counted.toSorted((a, b) => b.storeCount - a.storeCount)
  const wellRated = await wellRatedIn(items[0]?.outward, context)
  const loaded = {
    areas: { ...areas, items },
    storeTypes: storeTypes.items.slice(0, MOODS),
    wanted: storeTypes.items.find(({ slug }) => slug === cuisine[0]) ?? null,
    wellRated,
    service,
    search: query.get('search') ?? '',
    problem: problemText(query.get('problem') ?? ''),
    madeAt: madeAt.toISOString(),
  }
  // With the first restaurant the page is another one, at once.
  if (areas.storeCount === 0) return data(loaded, { headers: NOT_CACHED })
  return data(loaded, { headers: cachedWhileCurrent(madeAt, wellRated) })
}

/** The number of stores that deliver to an area, not of those that are in it. */
async function countIn(
  { outward }: Area,
  service: Service,
  context: Route.LoaderArgs['context'],
): Promise<number> {
  const { data: place } = await findPlace(context, { query: { search: outward } })
  const { postCode, latitude, longitude } = place
  const query = { postCode, latitude, longitude, service, limit: 1 }
  const { counts } = await storesOnServer(context, { query })
  return counts.available + counts.preorder + counts.closed
}

async function wellRatedIn(postCode: string | undefined, context: Route.LoaderArgs['context']) {
  if (postCode === undefined) return []
  const query = { postCode, sort: 'reviews', limit: WELL_RATED } as const
  const { items, counts } = await storesOnServer(context, { query })
  if (items.length === WELL_RATED || counts.preorder === 0) return items
  const later = await storesOnServer(context, { query: { ...query, tab: 'preorder' } })
  return [...items, ...later.items].slice(0, WELL_RATED)
}

export const headers = headersOfLoader

const rereadsBy = ['service', 'cuisine', 'search', 'problem']

export const handle: PageHandle = { rereadsBy }

/** Dialogs open and close over it, and their addresses have parameters that it does not read. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  isReadAgain(args) ||
  rereadsBy.some(
    (name) => args.currentUrl.searchParams.get(name) !== args.nextUrl.searchParams.get(name),
  )

export function meta({ matches: [root] }: Route.MetaArgs) {
  if (!root?.loaderData) return []
  const { publicUrl, marketplaceName: name } = root.loaderData
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name,
        url: `${publicUrl}${hrefOf(links.home())}`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${publicUrl}${hrefOf(links.find())}?search={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    },
  ]
}

/** The home page, by itself and below the dialogs that have an address. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { areas, storeTypes, wanted, wellRated, service, search, problem } = loaderData
  const [area] = areas.items
  // Of the service that is chosen: another area may have restaurants only for the other one.
  const areasWithStores = areas.items.filter(({ storeCount }) => storeCount > 0)
  const { banner } = useSiteFacts()
  const lastPlace = useLastPlace()
  const focusCount = useCountOfChanges(wanted?.slug)
  if (areas.storeCount === 0)
    return (
      <main id="main" className="home-page">
        <Outlet />
        <OpeningSoon />
      </main>
    )
  return (
    <main id="main" className="home-page">
      <Outlet />
      <SiteBanner banner={banner} />
      <HomeHero
        storeCount={areas.storeCount}
        city={areas.cityCount === 1 ? (area?.city ?? null) : null}
      >
        <FindFoodForm
          key={service}
          service={service}
          cuisine={wanted?.slug}
          search={search}
          error={problem}
          focusCount={focusCount}
        />
        <p className="near soft">
          {wanted ? (
            <Wanted storeType={wanted} />
          ) : (
            <LastTime place={lastPlace?.isPreset ? null : lastPlace} />
          )}
        </p>
      </HomeHero>
      <Moods
        storeTypes={storeTypes}
        linkTo={(cuisine) =>
          lastPlace
            ? links.storeList(lastPlace.place, { service, cuisine: [cuisine] })
            : links.home({ service, cuisine })
        }
      />
      {area && wellRated.length > 0 && (
        <PopularStores area={area} stores={wellRated} now={new Date(loaderData.madeAt)} />
      )}
      <OurPromise />
      {areasWithStores.length > 0 && <PopularAreas areas={areasWithStores} service={service} />}
    </main>
  )
}

/** The last searched address, known only in the browser. */
function useLastPlace() {
  const searched = useStateLater(({ searchAddress }) => searchAddress)
  if (!searched?.city) return null
  const { service, savedAs } = searched
  // An address that is in the field already is not shown a second time.
  const isPreset = Boolean(savedAs)
  return { place: placeOf(searched), text: shortAddress(searched), service, isPreset }
}

function LastTime({ place }: { place: ReturnType<typeof useLastPlace> }) {
  const { t } = useTranslation()
  if (!place) return t('address.hint')
  return (
    <>
      {t('address.lastTime')}{' '}
      <Link to={links.storeList(place.place, { service: place.service })}>{place.text}</Link>
    </>
  )
}

/** The cuisine of the search. */
function Wanted({ storeType }: { storeType: StoreType }) {
  const { t } = useTranslation()
  return (
    <>
      {t('home.lookingFor')} <b className="strong">{cuisineName(storeType)}</b>.{' '}
      <Link to={links.home()}>{t('home.anythingElse', { cuisine: cuisineName(storeType) })}</Link>
    </>
  )
}

/** The number of times a value has changed since the page was opened. */
function useCountOfChanges(value: string | undefined): number {
  const [seen, setSeen] = useState({ value, count: 0 })
  if (value !== seen.value) setSeen({ value, count: value ? seen.count + 1 : seen.count })
  return seen.count
}

/** Cuisines to start with. */
function Moods({ storeTypes, linkTo }: MoodsProps) {
  const { t } = useTranslation()
  return (
    <section>
      <div className="page">
        <header>
          <h2>{t('home.moodsTitle')}</h2>
        </header>
        <ul className="moods">
          {storeTypes.map((type) => (
            <li key={type.slug}>
              <Link className="mood" to={linkTo(type.slug)}>
                <TableSetting dishes={[roundThumbnailFor(type.art)]} seed={type.slug} />
                <span>{cuisineName(type)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
