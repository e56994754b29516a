import '#web/styles/staff/operator.css'
import '#web/styles/staff/store-pages.css'
import '#web/styles/staff/restaurants.css'
import '#web/messages/hygiene.ts'
import '#web/messages/operator.ts'
import '#web/messages/restaurants.ts'
import '#web/messages/store-app.ts'
import '#web/messages/validation.ts'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Restaurant, StoreAct } from '#contract/operator/restaurants/restaurants.ts'
import { actsIn } from '#rules/stores/store-lifecycle.ts'
import { missingFrom } from '#rules/stores/store-readiness.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useGetRestaurantQuery,
  usePauseRestaurantMutation,
} from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { links } from '#web/links.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { openingWords } from '#web/staff/time/opening-words.ts'
import { RestaurantChanges } from './restaurant-changes.tsx'
import { RestaurantChecks } from './restaurant-checks.tsx'
import { RestaurantDocuments } from './documents/restaurant-documents.tsx'
import { RestaurantFacts } from './restaurant-facts.tsx'
import { dateWords, momentWords } from '#web/operator/moments.ts'
import { RestaurantCommission } from './restaurant-commission.tsx'
import { RestaurantMenu } from './restaurant-menu.tsx'
import { RestaurantNotes } from './restaurant-notes.tsx'
import { RestaurantTeam } from './restaurant-team.tsx'
import { StateBadge } from './state-badge.tsx'
import { WorkAsStaff } from './work-as-staff.tsx'

const ActDialog = lazyPart(() =>
  import('./act.dialog.tsx').then((module) => ({ default: module.ActDialog })),
)
const OpeningDialog = lazyPart(() =>
  import('./opening.dialog.tsx').then((module) => ({ default: module.OpeningDialog })),
)
const PauseDialog = lazyPart(() =>
  import('./pause-restaurant.dialog.tsx').then((module) => ({
    default: module.PauseRestaurantDialog,
  })),
)

/** One restaurant: its state, what stands in its way, who works there, and what was done. */
export default function RestaurantPage() {
  const { t } = useTranslation()
  const { storeId = '' } = useParams()
  return (
    <ConsolePage name={t('restaurants.pageName')} permission="stores" className="restaurants">
      {(user) => (
        <>
          <p>
            <Link className="way-back" to={staffLinks.operatorRestaurants()}>
              <Icon of={ArrowLeft} />
              {t('restaurants.back')}
            </Link>
          </p>
          {user ? <OneRestaurant key={storeId} storeId={storeId} /> : <RestaurantLoading />}
        </>
      )}
    </ConsolePage>
  )
}

function OneRestaurant({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const query = useGetRestaurantQuery({ params: { storeId } }, { refetchOnMountOrArgChange: true })
  const { data: restaurant, error, isFetching } = query
  if (restaurant)
    return (
      <>
        <RestaurantHead restaurant={restaurant} />
        <div className="restaurant-columns">
          <div className="stack">
            <RestaurantChecks restaurant={restaurant} />
            <RestaurantDocuments store={restaurant} />
            <RestaurantFacts restaurant={restaurant} />
          </div>
          <div className="stack">
            <RestaurantCommission store={restaurant} />
            <RestaurantMenu restaurant={restaurant} />
            <RestaurantTeam restaurant={restaurant} />
            <RestaurantNotes restaurant={restaurant} />
          </div>
        </div>
        <RestaurantChanges storeId={restaurant.id} />
      </>
    )
  if (!error || isFetching) return <RestaurantLoading />
  const isUnknown = isApiFailure(error) && error.status >= 400 && error.status < 500
  return (
    <>
      <h1>{t('restaurants.pageName')}</h1>
      <Banner
        variant="warning"
        isAnnounced
        action={
          !isUnknown && (
            <Button onClick={() => void query.refetch()}>{t('restaurants.tryAgain')}</Button>
          )
        }
      >
        {t(isUnknown ? 'restaurants.unknown' : 'restaurants.failedOne')}
      </Banner>
    </>
  )
}

type Opened = StoreAct | 'pause' | 'opening' | null

function RestaurantHead({ restaurant }: { restaurant: Restaurant }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened>(null)
  const { name, lifecycle, since, slug, postCode, city, opensAt, pausedUntil } = restaurant
  return (
    <section className="panel restaurant-head" aria-labelledby="restaurant">
      <div>
        <h1 id="restaurant">{name}</h1>
        <p className="row wrap">
          <StateBadge restaurant={restaurant} />
          <span className="soft">
            {t('restaurants.since', { date: dateWords(since) })} · {city}, {postCode}
          </span>
          {lifecycle === 'live' && (
            <Link className="way-back" to={links.store(slug)}>
              {t('restaurants.toPage')}
              <Icon of={ExternalLink} />
            </Link>
          )}
        </p>
        {opensAt && (
          <p className="strong">{t('restaurants.goesLive', { date: openingWords(opensAt) })}</p>
        )}
        {pausedUntil && (
          <p className="strong">
            {t('restaurants.pausedUntil', { until: momentWords(pausedUntil) })}
          </p>
        )}
      </div>
      <div className="row wrap">
        <Acts restaurant={restaurant} onOpen={setOpened} />
        {lifecycle !== 'archived' && <WorkAsStaff store={restaurant} />}
      </div>
      {opened && (
        <Suspense>
          {opened === 'pause' ? (
            <PauseDialog restaurant={restaurant} onClosed={() => setOpened(null)} />
          ) : opened === 'opening' ? (
            <OpeningDialog
              restaurant={{ ...restaurant, missing: missingFrom(restaurant.checks) }}
              onClosed={() => setOpened(null)}
            />
          ) : (
            <ActDialog
              key={opened}
              act={opened}
              restaurant={{ ...restaurant, missing: missingFrom(restaurant.checks) }}
              onClosed={() => setOpened(null)}
            />
          )}
        </Suspense>
      )}
    </section>
  )
}

interface ActsProps {
  restaurant: Restaurant
  onOpen: (opened: Opened) => void
}

function Acts({ restaurant, onOpen }: ActsProps) {
  const { t } = useTranslation()
  const { lifecycle, opensAt, pausedUntil } = restaurant
  const isReady = missingFrom(restaurant.checks).length === 0
  const acts = actsIn(lifecycle, 'operator').filter(
    (act): act is StoreAct => act !== 'takeOn' && act !== 'decline' && act !== 'askForApproval',
  )
  return (
    <div className="row wrap">
      {lifecycle === 'live' && pausedUntil && <EndPause restaurant={restaurant} />}
      {lifecycle === 'live' && (
        <Button onClick={() => onOpen('pause')}>{t('restaurants.pause.button')}</Button>
      )}
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === 'restore' || (act === 'approve' && isReady) ? 'primary' : undefined}
          onClick={() => onOpen(act)}
        >
          {t(`restaurants.act.${act}.button`)}
        </Button>
      ))}
      {acts.includes('approve') && (
        <Button onClick={() => onOpen('opening')}>
          {t(opensAt === null ? 'restaurants.opening.button' : 'restaurants.changeDate')}
        </Button>
      )}
    </div>
  )
}

function EndPause({ restaurant: { id, name } }: { restaurant: Restaurant }) {
  const { t } = useTranslation()
  const [pause, { isLoading }] = usePauseRestaurantMutation()
  const press = async () => {
    const answer = await pause({ params: { storeId: id }, body: { until: null, reason: '' } })
    if (answer.error) return showFailure(answer.error)
    const title = t('restaurants.pause.ended', { name })
    showToast({ id: 'restaurant', variant: 'positive', title })
  }
  return (
    <Button
      isLoading={isLoading}
      loadingLabel={t('restaurants.pause.ending')}
      onClick={() => void press()}
    >
      {t('restaurants.pause.end')}
    </Button>
  )
}

function RestaurantLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <h1>{t('restaurants.pageName')}</h1>
      <p className="sr">{t('restaurants.loadingOne')}</p>
      <Skeleton height="8rem" radius="var(--radius-lg)" />
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
