import '#web/styles/staff/operator.css'
import '#web/styles/staff/restaurants.css'
import '#web/messages/operator.ts'
import '#web/messages/restaurants.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { FileUp, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { createSearchParams, Link, useNavigate, useSearchParams } from 'react-router'
import type { ListedRestaurant } from '#contract/operator/restaurants/restaurant-list.ts'
import { WAITS_FOR, type WaitsFor } from '#rules/stores/joining-stage.ts'
import { firstList, type RestaurantList } from '#rules/stores/store-lifecycle.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useListRestaurantsInfiniteQuery } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { Applications } from './applications.tsx'
import { chosenOf, queryOf, type ChosenList } from './chosen-list.ts'
import { InviteOwners } from './invite-owners.tsx'
import { ListedRestaurants } from './listed-restaurants.tsx'
import { OtherLists, Stages } from './stages.tsx'

/** A restaurant may ask at any time. */
const refreshMs = 60_000

/** The restaurants of the marketplace by what is to be done for them. */
export default function RestaurantsPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('restaurants.title')} permission="stores" className="restaurants">
      {(user) => (
        <>
          <div className="row wrap restaurants-head">
            <h1>{t('restaurants.title')}</h1>
            <Link
              className={buttonClass({ variant: 'primary' })}
              to={staffLinks.operatorAddRestaurant()}
            >
              <Icon of={Plus} />
              {t('restaurants.add')}
            </Link>
            <Link className={buttonClass()} to={staffLinks.operatorRestaurantImport()}>
              <Icon of={FileUp} />
              {t('restaurants.import')}
            </Link>
          </div>
          {user ? <Restaurants /> : <RestaurantsLoading />}
        </>
      )}
    </ConsolePage>
  )
}

const JOINING: ChosenList = { list: 'joining' }

function Restaurants() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const [first, setFirst] = useState<RestaurantList | null>(null)
  const chosen = chosenOf(query) ?? (first ? { list: first } : JOINING)
  const { list, stage, waitsFor } = chosen
  const search = query.get('search') ?? ''
  const shown = useListRestaurantsInfiniteQuery(
    {
      // Applications are listed by themselves; what is counted is the same.
      list: list === 'declined' ? 'joining' : list,
      stage: stage === 'applied' ? undefined : stage,
      waitsFor,
      search,
    },
    { refetchOnMountOrArgChange: true, pollingInterval: refreshMs },
  )
  const { data, currentData } = shown
  const facts = (currentData ?? data)?.pages[0]
  // Once, so that nobody's list changes when a restaurant joins while they look.
  if (facts && first === null) setFirst(firstList(facts.counts))
  const choose = async (wanted: ChosenList) =>
    navigate({ search: createSearchParams(queryOf(wanted)).toString() })
  if (search)
    return (
      <section className="stack" aria-label={t('restaurants.title')}>
        <SearchForm key={search} search={search} onSearch={(text) => setQuery({ search: text })} />
        <p className="row wrap">
          <span>{t('restaurants.found', { search })}</span>
          <Button variant="quiet" onClick={() => choose(chosen)}>
            {t('restaurants.endSearch')}
          </Button>
        </p>
        <RestaurantPages shown={shown} isSearch />
      </section>
    )
  return (
    <section className="stack" aria-label={t('restaurants.title')}>
      <SearchForm
        key={search}
        search={search}
        onSearch={(text) => setQuery({ ...queryOf(chosen), search: text })}
      />
      <Stages chosen={chosen} counts={facts?.counts} stages={facts?.stages} onChoose={choose} />
      <OtherLists chosen={chosen} counts={facts?.counts} />
      {list === 'declined' && <Applications key="declined" list="declined" />}
      {list === 'joining' && (
        <Joining
          chosen={chosen}
          waits={facts?.waits}
          toInvite={facts?.toInvite ?? 0}
          applied={facts?.stages.applied ?? 0}
          shown={shown}
          onChoose={choose}
        />
      )}
      {list !== 'declined' && list !== 'joining' && <RestaurantPages shown={shown} />}
    </section>
  )
}

/** The pages of a list as far as they are read. */
interface Shown {
  currentData?: { pages: readonly { items: readonly ListedRestaurant[] }[] } | undefined
  isError: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  hasNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

interface JoiningProps {
  chosen: ChosenList
  waits?: Record<WaitsFor, number> | undefined
  toInvite: number
  applied: number
  shown: Shown
  onChoose: (chosen: ChosenList) => void
}

/** Those that join: applications, and the restaurants that were taken on. */
function Joining({ chosen, waits, toInvite, applied, shown, onChoose }: JoiningProps) {
  const { t } = useTranslation()
  const { stage, waitsFor } = chosen
  const all = waits && waits.marketplace + waits.restaurant + waits.date
  const isApplied = stage === 'applied'
  const hasApplications =
    (stage === undefined || isApplied) &&
    (waitsFor === undefined || waitsFor === 'marketplace') &&
    (applied > 0 || isApplied)
  return (
    <>
      {!isApplied && (
        <Segment
          legend={t('restaurants.waits')}
          name="waitsFor"
          className="restaurant-lists"
          value={waitsFor ?? 'all'}
          onChange={(value) =>
            onChoose({
              list: 'joining',
              stage,
              waitsFor: WAITS_FOR.find((each) => each === value),
            })
          }
          options={[
            { value: 'all', label: t('restaurants.waitsAll'), count: all },
            ...WAITS_FOR.map((value) => ({
              value,
              label: t(`restaurants.waiting.${value}`),
              count: waits?.[value],
            })),
          ]}
        />
      )}
      {!isApplied && <InviteOwners count={toInvite} />}
      {hasApplications && <Applications key="waiting" list="waiting" />}
      {!isApplied && <RestaurantPages shown={shown} isJoining hasOthers={hasApplications} />}
    </>
  )
}

interface RestaurantPagesProps {
  shown: Shown
  isJoining?: boolean
  isSearch?: boolean
  /** Something else is listed beside them. */
  hasOthers?: boolean
}

function RestaurantPages({
  shown,
  isJoining = false,
  isSearch = false,
  hasOthers = false,
}: RestaurantPagesProps) {
  const { t } = useTranslation()
  const { currentData, isError, isFetching } = shown
  const restaurants = currentData?.pages.flatMap(({ items }) => items)
  return (
    <>
      {!restaurants && (!isError || isFetching) && <RestaurantsLoading />}
      {isError && !isFetching && (
        <Banner
          variant="warning"
          isAnnounced
          action={<Button onClick={() => void shown.refetch()}>{t('restaurants.tryAgain')}</Button>}
        >
          {t('restaurants.failed')}
        </Banner>
      )}
      {restaurants?.length === 0 && !hasOthers && <NoRestaurants {...{ isJoining, isSearch }} />}
      {restaurants && restaurants.length > 0 && (
        <ListedRestaurants restaurants={restaurants} isJoining={isJoining} />
      )}
      {shown.hasNextPage && (
        <div>
          <Button
            isLoading={shown.isFetchingNextPage}
            loadingLabel={t('restaurants.loadingMore')}
            onClick={() => void shown.fetchNextPage()}
          >
            {t('restaurants.more')}
          </Button>
        </div>
      )}
    </>
  )
}

interface SearchFormProps {
  search: string
  onSearch: (text: string) => void
}

function SearchForm({ search, onSearch }: SearchFormProps) {
  const { t } = useTranslation()
  return (
    <form
      className="restaurant-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('search')
        onSearch(typeof text === 'string' ? text.trim() : '')
      }}
    >
      <Field
        name="search"
        type="search"
        icon={Search}
        label={t('restaurants.search')}
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit">{t('restaurants.find')}</Button>
    </form>
  )
}

function NoRestaurants({ isJoining, isSearch }: { isJoining: boolean; isSearch: boolean }) {
  const { t } = useTranslation()
  const text = isJoining ? 'emptyJoiningText' : 'emptyText'
  return (
    <Empty
      picture={<DishThumbnail dish={null} seed="restaurants" cloth="custard" weave="gingham" />}
      title={t(isSearch ? 'restaurants.emptyFoundTitle' : 'restaurants.emptyTitle')}
    >
      {t(`restaurants.${isSearch ? 'emptyFoundText' : text}`)}
    </Empty>
  )
}

function RestaurantsLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('restaurants.loading')}</p>
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
