import '#web/styles/discount.css'
import { Suspense } from 'react'
import { Bike, Check, Stamp, TicketPercent } from 'lucide-react'
import type { Cart } from '#contract/cart/cart.ts'
import type { Offer } from '#contract/discount.ts'
import type { Store } from '#contract/stores/stores.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { lazyPartWithState } from '#web/page/lazy-part-with-state.ts'
import { useStateLater } from '#web/state/lazy-state.ts'
import { offerTerms } from './offer-messages.ts'

const StampsOfCustomer = lazyPartWithState(() =>
  import('./stamps-of-customer.tsx').then((part) => part.StampsOfCustomer),
)

interface StoreOffersProps {
  offers: readonly Offer[]
  store: Pick<Store, 'slug' | 'tab' | 'opensAt'>
  /** The fee tiers for larger orders, as a text; null: none. */
  cheaperDelivery: string | null
  /** Of this store; null while there is none. */
  cart: Pick<Cart, 'discount' | 'discountCode'> | null
  /** The code that is applied once there is a basket. */
  waitingCode: string | null
  /** Applies a code; null where nothing can be ordered. */
  onApply: ((code: string) => void) | null
  /** Whether an offer may apply to the current basket. */
  mayCount: (offer: Offer) => boolean
}

/** A store's current offers in one row: their conditions, and whether they are applied. */
export function StoreOffers(props: StoreOffersProps) {
  const { offers, store, cart, cheaperDelivery } = props
  const { t } = useTranslation()
  // No offer can be used where no order can be placed, now or later.
  if (store.tab === 'closed' && store.opensAt === null) return null
  if (offers.length === 0 && cheaperDelivery === null) return null
  const hasControls = offers.some(
    (offer) => offer.code !== null && offer.loyalty === null && props.mayCount(offer),
  )
  return (
    <ul
      className="scroller tight offers"
      aria-label={t('discount.offers')}
      // If nothing in it can be focused, the keyboard scrolls the element itself.
      tabIndex={hasControls && props.onApply ? undefined : 0}
    >
      {inOrder(offers, cart).map((offer) => (
        <li key={offer.id}>
          {offer.loyalty ? (
            <StampOffer {...props} offer={offer} />
          ) : (
            <OfferChip {...props} offer={offer} />
          )}
        </li>
      ))}
      {cheaperDelivery !== null && (
        <li>
          <span className="offer">
            <Icon of={Bike} />
            {cheaperDelivery}
          </span>
        </li>
      )}
    </ul>
  )
}

/** First the applied ones, then the store's own, then those of every store. */
const inOrder = (offers: readonly Offer[], cart: StoreOffersProps['cart']) => {
  const rank = ({ id, fundedBy }: Offer) =>
    id === cart?.discount?.id ? 0 : fundedBy === 'store' ? 1 : 2
  return offers.toSorted((a, b) => rank(a) - rank(b))
}

type OfferProps = StoreOffersProps & { offer: Offer }

function OfferChip({ offer, cart, waitingCode, onApply, mayCount }: OfferProps) {
  const { t } = useTranslation()
  const { id, name, code } = offer
  if (cart?.discount?.id === id) return <SetChip>{t('discount.offerApplied', { name })}</SetChip>
  if (code !== null && waitingCode === code)
    return <SetChip>{t('discount.offerWaits', { name })}</SetChip>
  const isInBasket = code !== null && cart?.discountCode === code
  const words = (
    <>
      <Icon of={TicketPercent} />
      <span>
        {name} <span className="soft">{offerTerms(t, offer).join(' · ')}</span>
      </span>
    </>
  )
  if (code === null || isInBasket || onApply === null || !mayCount(offer))
    return (
      <span className="offer">
        {words}
        {code !== null && <b className="code">{code}</b>}
      </span>
    )
  return (
    <>
      <button type="button" className="offer only-scripted" onClick={() => onApply(code)}>
        {words}
        <b>{t('discount.apply')}</b>
        <span className="sr">{code}</span>
      </button>
      <noscript>
        <span className="offer">
          {words}
          <b className="code">{code}</b>
        </span>
      </noscript>
    </>
  )
}

function SetChip({ children }: { children: string }) {
  return (
    <span className="offer on">
      <Icon of={Check} />
      {children}
    </span>
  )
}

/** An offer for who comes back, with the stamp card of the signed-in customer. */
function StampOffer(props: OfferProps) {
  const { t } = useTranslation()
  const accountId = useStateLater(
    ({ auth }) => (auth.isAuthenticated ? auth.user?.id : null) ?? null,
    null,
  )
  const { offer, store } = props
  const forEverybody = (
    <span className="offer">
      <Icon of={Stamp} />
      <span>
        {offer.name} <span className="soft">{offerTerms(t, offer).join(' · ')}</span>
        {accountId === null && <span className="soft"> · {t('discount.stampsForGuests')}</span>}
      </span>
    </span>
  )
  if (!accountId) return forEverybody
  return (
    <Suspense fallback={forEverybody}>
      <StampsOfCustomer
        accountId={accountId}
        storeSlug={store.slug}
        offer={offer}
        notYet={forEverybody}
        full={<OfferChip {...props} />}
      />
    </Suspense>
  )
}
