import { Info } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { Store } from '#contract/stores/stores.ts'
import { deliveryFeePence } from '#rules/delivery/delivery-fee.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { Service } from '#rules/orders/service.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Rating } from '#ui/rating.tsx'
import { hrefOf } from '#web/language.ts'
import { LOCALE } from '#web/language.ts'
import { links } from '#web/links.ts'
import { formatDurations, formatFee } from '#web/messages/formats.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { withState } from '#web/state/lazy-state.ts'
import { mayEverOrder, openWords, platformFeeWords } from './store-messages.ts'

interface StoreHeadProps {
  store: Store
  service: Service
  /** The delivery address; null while there is none. */
  place: string | null
  /** When the shown data was loaded. */
  now: Date
  onHoursOpened: () => void
  onReviewsOpened: () => void
}

/** Name, hours and contact, and one line of facts with every fee. */
export function StoreHead(props: StoreHeadProps) {
  const { store, now, onHoursOpened } = props
  const { t } = useTranslation()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onHoursOpened()
  }
  const openUntil = openWords(t, store, now)
  return (
    <>
      <div className="head-name">
        <h1>{store.name}</h1>
        <IconButton
          icon={Info}
          label={t('menu.hoursAndContact')}
          render={
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button gives it its name
            <a href="#hours" onClick={open} />
          }
        />
        {openUntil !== null && (
          <span className="open-state only-desktop">
            <span className="dot" />
            {openUntil}
          </span>
        )}
      </div>
      <Facts {...props} />
    </>
  )
}

const strong = (part: string) => <b>{part}</b>

type FactsProps = Pick<StoreHeadProps, 'store' | 'service' | 'place' | 'onReviewsOpened'>

function Facts({ store, service, place, onReviewsOpened }: FactsProps) {
  const { t } = useTranslation()
  const { rating, hygiene } = store
  return (
    <ul className="facts" aria-label={t('menu.inShort')}>
      <li>
        {rating.average === null ? (
          t('menu.notRated')
        ) : (
          <RatingLink store={store} onOpened={onReviewsOpened} />
        )}
      </li>
      <When store={store} service={service} place={place} />
      <li>{marked(t('hygiene.short', { rating: t(`hygiene.name.${hygiene.rating}`) }), strong)}</li>
      {mayEverOrder(store) && <Prices store={store} service={service} place={place} />}
    </ul>
  )
}

/** Every cost of an order besides its food, and its minimum. */
function Prices({ store, service, place }: FactProps) {
  const { t } = useTranslation()
  const { minimumOrderPence, platformFee, unavoidableBagPence } = store
  return (
    <>
      <li>
        <DeliveryFee store={store} service={service} place={place} />
      </li>
      <li>{marked(platformFeeWords(t, platformFee), strong)}</li>
      {unavoidableBagPence > 0 && (
        <li>{marked(t('menu.bagShort', { fee: formatFee(unavoidableBagPence) }), strong)}</li>
      )}
      <li>
        {minimumOrderPence === 0
          ? t('menu.noMinimumOrder')
          : marked(t('menu.minimumShort', { amount: formatPence(minimumOrderPence) }), strong)}
      </li>
    </>
  )
}

/** The rating, and the link to the reviews: a dialog over the menu, or without scripts a page. */
function RatingLink({ store, onOpened }: Pick<StoreHeadProps, 'store'> & { onOpened: () => void }) {
  const { t } = useTranslation()
  const open = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.button !== 0 || isElsewhere) return
    event.preventDefault()
    onOpened()
  }
  return (
    <a className="rating-link" href={hrefOf(links.storeReviews(store.slug))} onClick={open}>
      <Rating
        label={t('menu.rated')}
        value={store.rating.average?.toFixed(1)}
        count={store.rating.count.toLocaleString(LOCALE)}
      />{' '}
      <span className="sr">{t('menu.readReviews')}</span>
    </a>
  )
}

type FactProps = Pick<StoreHeadProps, 'store' | 'service' | 'place'>

/** The delivery time from now, while the kitchen takes orders for now, and on a phone the address. */
function When({ store, service, place }: FactProps) {
  const minutes = store.tab === 'available' ? store.minutes : null
  const isTo = place !== null && service === 'delivery'
  if (!minutes && !isTo) return null
  return (
    <li className={minutes ? undefined : 'only-phone'}>
      {minutes && <b>{formatDurations(minutes)}</b>} {isTo && <ToPlace place={place} />}
    </li>
  )
}

const openAddressDialog = () => void withState((acts) => acts.openAddressDialog())

/** The delivery address, which has no room in a phone's header. */
function ToPlace({ place }: { place: string }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="link-btn only-phone"
      aria-haspopup="dialog"
      aria-label={t('menu.toChange', { place })}
      onClick={openAddressDialog}
    >
      {t('menu.to', { place })}
    </button>
  )
}

function DeliveryFee({ store, service, place }: FactProps): ReactNode {
  const { t } = useTranslation()
  const { feeTiers, minimumOrderPence } = store
  if (service === 'collection') return marked(t('menu.collectionFree'), strong)
  if (store.deliveryFeePence === 0) return marked(t('menu.deliveryFree'), strong)
  if (store.deliveryFeePence !== null)
    return marked(t('menu.deliveryShort', { fee: formatFee(store.deliveryFeePence) }), strong)
  if (place !== null) return <b>{t('menu.notDeliveredTo', { place })}</b>
  const lowestPence = deliveryFeePence(feeTiers, minimumOrderPence)
  // A sentence that begins "From Free" can't be read, and elsewhere it may cost something.
  if (feeTiers.length === 0 || lowestPence === 0)
    return <AddAddress>{t('menu.deliveryByAddress')}</AddAddress>
  const fee = formatFee(lowestPence)
  return <AddAddress>{marked(t('menu.deliveryFrom', { fee }), strong)}</AddAddress>
}

/** The fee without an address, and the link to enter one. */
function AddAddress({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      {children}{' '}
      <button
        type="button"
        className="link-btn only-scripted"
        aria-haspopup="dialog"
        onClick={openAddressDialog}
      >
        {t('menu.addAddress')}
      </button>
    </>
  )
}
