import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StoreCard as Store } from '#contract/stores/stores.ts'
import { TYPICAL_FOOD_PENCE } from '#rules/cart/all-in-price.ts'
import { formatPence, formatPounds } from '#rules/money/pence.ts'
import type { Service } from '#rules/orders/service.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { Rating } from '#ui/rating.tsx'
import { TableCard } from '#ui/table-setting/table-setting.tsx'
import { LOCALE } from '#web/language.ts'
import { links } from '#web/links.ts'
import { formatFee } from '#web/messages/formats.ts'
import { usePrefetch } from '#web/navigation/use-connection.ts'
import { Heart } from './favourites/heart.tsx'
import { useHighlight } from './map/highlighted-store.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { cuisineName } from '#web/messages/cuisine-name.ts'
import {
  deliveryFeeText,
  distanceText,
  freeDeliveryFromPence,
  minimumText,
  platformFeeText,
  whenText,
} from './store-messages.ts'

interface StoreCardProps {
  store: Store
  service: Service
  /** The instant the list was made for. */
  now: Date
  /** It is the first of its page, whose picture is fetched before all else. */
  isFirst?: boolean | undefined
  /** Why the list shows it. */
  children?: ReactNode
}

const wholeNumber = new Intl.NumberFormat(LOCALE)

/** A store in a list: its table, its rating, and the cost of ordering. One link, and a heart. */
export function StoreCard({ store, service, now, isFirst, children }: StoreCardProps) {
  const { t } = useTranslation()
  const when = whenText(t, store, service, now)
  const distance = distanceText(t, store)
  const isHighlighted = useHighlight(({ highlighted }) => highlighted === store.id)
  return (
    <li
      className={classNames(
        'store-card',
        store.tab === 'closed' && 'off',
        isHighlighted && 'is-looked-at',
      )}
      data-store={store.id}
    >
      <div className="art">
        <TableCard art={store.art} seed={store.id} isMain={isFirst} />
        <div className="over">
          <CardBadge store={store} service={service} />
        </div>
        {when && <span className="minutes">{when}</span>}
      </div>
      <div className="stack gap-1">
        <h3>
          <Link to={links.store(store.slug, service)} prefetch={usePrefetch()}>
            {store.name}
          </Link>
        </h3>
        <p className="facts">
          <StoreRating rating={store.rating} />
          <Hygiene {...store.hygiene} />
        </p>
        <p className="facts">
          <span>{store.storeTypes.map(cuisineName).join(', ')}</span>
          {distance && <span>{distance}</span>}
        </p>
      </div>
      {children}
      <dl className="fees">
        <div>
          <dt>{t(service === 'delivery' ? 'stores.feeDelivery' : 'stores.feeCollection')}</dt>
          <dd>{deliveryFeeText(t, store)}</dd>
        </div>
        <div>
          <dt>{t('stores.feePlatform')}</dt>
          <dd>{platformFeeText(t, store.platformFee)}</dd>
        </div>
        {store.unavoidableBagPence > 0 && (
          <div>
            <dt>{t('stores.feeBag')}</dt>
            <dd>{formatFee(store.unavoidableBagPence)}</dd>
          </div>
        )}
        <div>
          <dt>{t('stores.feeMinimum')}</dt>
          <dd>{minimumText(t, store)}</dd>
        </div>
      </dl>
      {store.allIn && (
        <p className="all-in">
          {t(store.allIn.foodPence > TYPICAL_FOOD_PENCE ? 'stores.allInMinimum' : 'stores.allIn', {
            food: formatPounds(store.allIn.foodPence),
          })}{' '}
          <b className="tabular">{formatPence(store.allIn.totalPence)}</b>
        </p>
      )}
      {/* After the name of what it marks, in the order of a screen reader. */}
      <Heart store={store} />
    </li>
  )
}

/** One at most. */
function CardBadge({ store, service }: { store: Store; service: Service }) {
  const { t } = useTranslation()
  if (store.tab === 'closed')
    return (
      <Badge variant="solid">{t(store.isPaused ? 'stores.pausedNow' : 'stores.closedNow')}</Badge>
    )
  if (store.tab === 'preorder') return <Badge variant="brand">{t('stores.preorderBadge')}</Badge>
  const freeFrom = service === 'delivery' ? freeDeliveryFromPence(store) : null
  if (freeFrom === null) return null
  return <Badge variant="brand">{t('stores.freeFrom', { amount: formatPounds(freeFrom) })}</Badge>
}

function StoreRating({ rating: { average, count } }: { rating: Store['rating'] }) {
  const { t } = useTranslation()
  if (average === null) return <span>{t('stores.noRating')}</span>
  return (
    <Rating
      label={t('stores.rated')}
      value={average.toFixed(1)}
      count={wholeNumber.format(count)}
    />
  )
}

const LOWER: ReadonlySet<Store['hygiene']['rating']> = new Set(['0', '1', '2', '3'])

/** The food hygiene rating: a figure, Scotland's words, or that there is none. */
function Hygiene({ rating, inspectedOn }: Store['hygiene']) {
  const { t } = useTranslation()
  const name = t(`hygiene.name.${rating}`)
  if (rating === 'improvementRequired') return <span className="hygiene">{name}</span>
  if (inspectedOn === null)
    return <span className="hygiene">{t('hygiene.none', { rating: name })}</span>
  return (
    <span className={classNames('hygiene', LOWER.has(rating) && 'mid')}>
      <b>{name}</b>
      {t('hygiene.label')}
    </span>
  )
}
