import '#web/styles/staff/operator.css'
import '#web/styles/staff/restaurants.css'
import '#web/messages/operator.ts'
import '#web/messages/restaurants.ts'
import '#web/messages/store-app.ts'
import { FileUp, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { firstList, RESTAURANT_LISTS, type RestaurantList } from '#rules/stores/store-lifecycle.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useListRestaurantsInfiniteQuery } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { Applications } from './applications.tsx'
import { ListedRestaurants } from './listed-restaurants.tsx'

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
              to={links.operatorAddRestaurant()}
            >
              <Icon of={Plus} />
              {t('restaurants.add')}
            </Link>
            <Link className={buttonClass()} to={links.operatorRestaurantImport()}>
              <Icon of={FileUp} />
              {t('restaurants.import')}
            </Link>
          </div>
          {user && <Applications />}
          {user ? <Restaurants /> : <RestaurantsLoading />}
        </>
      )}
    </ConsolePage>
  )
}

const listOf = (given: string | null): RestaurantList | undefined =>
  RESTAURANT_LISTS.find((each) => each === given)

function Restaurants() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const [first, setFirst] = useState<RestaurantList | null>(null)
  const list = listOf(query.get('list')) ?? first ?? 'joining'
  const search = query.get('search') ?? ''
  const shown = useListRestaurantsInfiniteQuery(
    { list, search },
    { refetchOnMountOrArgChange: true, pollingInterval: refreshMs },
  )
  const { data, currentData, isError, isFetching } = shown
  const restaurants = currentData?.pages.flatMap(({ items }) => items)
  const { counts, waiting = 0 } = (currentData ?? data)?.pages[0] ?? {}
  // Once, so that nobody's list changes when a restaurant joins while they look.
  if (counts && first === null) setFirst(firstList(counts))
  return (
    <section className="stack" aria-label={t('restaurants.title')}>
      <SearchForm
        key={search}
        search={search}
        onSearch={(text) => setQuery({ list, search: text })}
      />
      {search ? (
        <p className="row wrap">
          <span>{t('restaurants.found', { search })}</span>
          <Button variant="quiet" onClick={() => setQuery({ list })}>
            {t('restaurants.endSearch')}
          </Button>
        </p>
      ) : (
        <Segment
          legend={t('restaurants.show')}
          name="list"
          className="restaurant-lists"
          value={list}
          onChange={(chosen) => setQuery({ list: chosen })}
          options={RESTAURANT_LISTS.map((value) => ({
            value,
            label: t(`restaurants.list.${value}`),
            ...(counts && { count: counts[value] }),
          }))}
        />
      )}
      {!search && list === 'joining' && waiting > 0 && (
        <p className="soft">{t('restaurants.waiting', { count: waiting })}</p>
      )}
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
      {restaurants?.length === 0 && <NoRestaurants isSearch={search !== ''} />}
      {restaurants && restaurants.length > 0 && (
        <ListedRestaurants restaurants={restaurants} isJoining={!search && list === 'joining'} />
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
    </section>
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

function NoRestaurants({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation()
  return (
    <Empty
      picture={<DishThumbnail dish={null} seed="restaurants" cloth="custard" weave="gingham" />}
      title={t(isSearch ? 'restaurants.emptyFoundTitle' : 'restaurants.emptyTitle')}
    >
      {t(isSearch ? 'restaurants.emptyFoundText' : 'restaurants.emptyText')}
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
