import type { ReactNode } from 'react'
import { Stamp } from 'lucide-react'
import type { Offer } from '#contract/discount.ts'
import { Icon } from '#ui/icon.tsx'
import { useListStampCardsQuery } from '#web/calls/cart-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface StampsOfCustomerProps {
  accountId: string
  storeSlug: string
  offer: Offer
  /** Shown while the customer has no card, or it is not known yet. */
  notYet: ReactNode
  /** Shown once the card is full, so that the offer can be used. */
  full: ReactNode
}

/** How many orders a customer still has to make for an offer. */
export function StampsOfCustomer(props: StampsOfCustomerProps) {
  const { accountId, storeSlug, offer, notYet, full } = props
  const { t } = useTranslation()
  const { data } = useListStampCardsQuery(
    { accountId, storeSlug },
    { refetchOnMountOrArgChange: true },
  )
  const card = data?.items.find((one) => one.offer.id === offer.id)
  if (!card) return notYet
  if (card.ordersLeft === 0) return full
  const { stamps, ordersNeeded: needed } = card
  return (
    <span className="offer">
      <Icon of={Stamp} />
      {t('discount.stampsTo', { stamps, needed, name: offer.name })}
    </span>
  )
}
