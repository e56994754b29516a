import '#web/messages/map.ts'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { useListChoices } from '#web/stores/list/shown-list.ts'
import type { MapProps } from './fit-picture.ts'
import { useHighlight, chosenOf } from './highlighted-store.ts'
import { StoreCard } from '#web/stores/store-card.tsx'

const PictureMap = lazyPart(() =>
  import('./picture-map.tsx').then(({ PictureMap }) => ({ default: PictureMap })),
)
/** A part of it that does not load counts as a map that fails. */
const StreetMap = lazyPart(() =>
  import('./street-map.tsx')
    .then(({ StreetMap }) => ({ default: StreetMap }))
    .catch(() => ({ default: FailedMap })),
)

interface MapAreaProps extends MapProps {
  now: Date
}

/** The target of a phone's button. */
export const MAP_AREA = 'map'

const never = () => () => {}

/** The space of the map, from the server on; the map itself is loaded once the page runs. */
export function MapArea({ middle, around, now }: MapAreaProps) {
  const { t } = useTranslation()
  const { placeName } = useListChoices()
  const { mapStyleUrl } = useSiteFacts()
  const [hasFailed, setHasFailed] = useState(false)
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isOfStreets = mapStyleUrl !== null && !hasFailed
  const shown = around
    ? t('map.fromMiddle', { place: around })
    : t('map.fromYou', { place: placeName })
  return (
    <section className="store-map" aria-label={t('map.areaTitle')} id={MAP_AREA}>
      <h2 className="sr">{t('map.areaTitle')}</h2>
      <div className="frame">
        <Suspense fallback={<Laying />}>
          {!isRunning && <Laying />}
          {isRunning && isOfStreets && (
            <StreetMap
              middle={middle}
              around={around}
              styleUrl={mapStyleUrl}
              onFailure={() => setHasFailed(true)}
            />
          )}
          {isRunning && !isOfStreets && <PictureMap middle={middle} around={around} />}
        </Suspense>
      </div>
      <p className="small soft note">
        {hasFailed && `${t('map.failed')} `}
        {isOfStreets ? around && shown : `${shown} ${t('map.noStreets')}`}
      </p>
      <ChosenCard now={now} />
      <Announcement hasFailed={hasFailed} />
    </section>
  )
}

/** Shown while the map is loading. */
function Laying() {
  const { t } = useTranslation()
  return (
    <div className="laying skeleton">
      <span className="sr">{t('map.loading')}</span>
    </div>
  )
}

function FailedMap({ onFailure }: { onFailure: () => void }) {
  useEffect(onFailure, [onFailure])
  return <Laying />
}

/** Announces changes to screen readers. */
function Announcement({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation()
  const chosen = useHighlight(({ stores, chosen }) => stores.find(({ id }) => id === chosen)?.name)
  return (
    <p className="sr" role="status">
      {chosen ?? (hasFailed && t('map.failed'))}
    </p>
  )
}

/** On a phone: the card of the store that is selected on the map. */
function ChosenCard({ now }: { now: Date }) {
  const { t } = useTranslation()
  const { choices } = useListChoices()
  const store = useHighlight(chosenOf)
  if (!store) return null
  return (
    <ul className="chosen only-phone" aria-label={t('map.chosen')}>
      <StoreCard store={store} service={choices.service} now={now} />
    </ul>
  )
}
