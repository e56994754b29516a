import '#web/styles/discount.css'
import { Stamp, TicketPercent } from 'lucide-react'
import type { Offer } from '#contract/discount.ts'
import { Icon } from '#ui/icon.tsx'
import { useListStampCardsQuery } from '../calls/discount-calls.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useIsInBrowser } from '../shell/use-is-in-browser.ts'
import { useAppSelector } from '../state/store.ts'
import { CopyCode } from './copy-code.tsx'
import { offerTerms } from './offer-words.ts'
import { stampWords } from './stamp-words.ts'
import { Stamps } from './stamps.tsx'

interface StoreOffersProps {
  offers: readonly Offer[]
  storeSlug: string
}

/** What a store offers now: on what conditions, and with which code. */
export function StoreOffers({ offers, storeSlug }: StoreOffersProps) {
  const { t } = useTranslation()
  if (offers.length === 0) return null
  const hasControls = offers.some(({ code, loyalty }) => code !== null && loyalty === null)
  return (
    <ul
      className="scroller offers"
      aria-label={t('discount.offers')}
      // Where nothing in it takes the focus, it is moved by the keyboard itself.
      tabIndex={hasControls || offers.length === 1 ? undefined : 0}
    >
      {ownFirst(offers).map((offer) => (
        <li key={offer.id} className="offer">
          <Icon of={offer.loyalty ? Stamp : TicketPercent} />
          <div>
            <p className="strong">{offer.name}</p>
            <p className="small soft">{offerTerms(t, offer).join(' · ')}</p>
            {offer.loyalty ? (
              <OwnStamps offer={offer} storeSlug={storeSlug} />
            ) : (
              offer.code && <CopyCode code={offer.code} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What the store gives itself stands before what there is everywhere. */
const ownFirst = (offers: readonly Offer[]) =>
  offers.toSorted((a, b) => Number(b.fundedBy === 'store') - Number(a.fundedBy === 'store'))

/** The stamps of whoever is signed in, in the room that an empty card has. */
function OwnStamps({ offer, storeSlug }: { offer: Offer; storeSlug: string }) {
  const { t } = useTranslation()
  const isInBrowser = useIsInBrowser()
  const accountId = useAppSelector(({ auth }) => (auth.isAuthenticated ? auth.user?.id : undefined))
  const { data } = useListStampCardsQuery(
    { accountId: accountId ?? '', storeSlug },
    { skip: accountId === undefined, refetchOnMountOrArgChange: true },
  )
  const isGuest = isInBrowser && accountId === undefined
  const card = isGuest ? undefined : data?.items.find((one) => one.offer.id === offer.id)
  return (
    <div className="own-stamps">
      <Stamps stamps={card?.stamps ?? 0} needed={offer.loyalty?.orders ?? 0} />
      <p className="small">
        {card ? stampWords(t, card) : isGuest ? t('discount.stampsForGuests') : '\u00a0'}
      </p>
    </div>
  )
}
