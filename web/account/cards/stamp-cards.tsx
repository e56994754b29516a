import '#web/styles/discount.css'
import { Stamp } from 'lucide-react'
import { Link } from 'react-router'
import type { StampCard } from '#contract/discount.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListStampCardsQuery } from '#web/calls/cart-calls.ts'
import { CopyCode } from '#web/discount/stamp-card.tsx'
import { offerTerms } from '#web/discount/offers/offer-messages.ts'
import { stampWords } from '#web/discount/stamp-card.tsx'
import { Stamps } from '#web/discount/stamp-card.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NoneToShow, OutOfReach } from '#web/account/account-list.tsx'
import { useRefetchOnReturn } from '#web/page/use-refetch-on-return.ts'

/** The stamp cards that a customer has started, and the stamps on each. */
export function StampCards({ accountId }: { accountId: string }) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useListStampCardsQuery(
    { accountId },
    { refetchOnMountOrArgChange: true },
  )
  useRefetchOnReturn(refetch)
  if (!data && isError && !isFetching)
    return <OutOfReach title={t('discount.cardsFailed')} onTryAgain={() => void refetch()} />
  if (!data)
    return (
      <div aria-busy>
        <p className="sr">{t('discount.cardsLoading')}</p>
        <Skeleton height="11rem" radius="var(--radius-lg)" />
      </div>
    )
  if (data.items.length === 0)
    return (
      <NoneToShow
        title={t('discount.noCards')}
        text={t('discount.noCardsText')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={links.home()}>
            {t('discount.findFood')}
          </Link>
        }
      />
    )
  return (
    <ul className="stamp-cards">
      {data.items.map((card) => (
        <Card key={card.offer.id} card={card} />
      ))}
    </ul>
  )
}

function Card({ card }: { card: StampCard }) {
  const { t } = useTranslation()
  const { offer, store, stamps, ordersNeeded, ordersLeft } = card
  return (
    <li className="panel stamp-card">
      <div className="row stamp-head">
        <Icon of={Stamp} />
        <div>
          <h2>{offer.name}</h2>
          <p className="small soft">
            {store ? t('discount.atStore', { store: store.name }) : t('discount.everywhere')}
          </p>
        </div>
      </div>
      <Stamps stamps={stamps} needed={ordersNeeded} />
      <p className="strong">{stampWords(t, card)}</p>
      <p className="small soft">{offerTerms(t, offer).join(' · ')}</p>
      {store && (
        <Link
          className={buttonClass({ size: 'sm', className: 'to-store' })}
          to={links.store(store.slug)}
        >
          {t('discount.toStore', { store: store.name })}
        </Link>
      )}
      {ordersLeft === 0 && offer.code && <CopyCode code={offer.code} />}
    </li>
  )
}
