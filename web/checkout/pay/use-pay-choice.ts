import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import type { OnlinePayment, SavedCard } from '#contract/payments/payments.ts'
import { useGetPaymentOptionsQuery, useListCartCardsQuery } from '#web/calls/payment-calls.ts'
import { useProvider, type Provider } from '#web/payments/use-provider.ts'
import { useAppSelector } from '#web/state/store.ts'
import { storePaymentChoice, storedPaymentChoice } from '#web/checkout/checkout-draft.ts'
import {
  cardAcceptance,
  isOpen,
  startingChoice,
  type CardAcceptance,
  type PaymentChoice,
} from './payment-choices.ts'

export interface PayChoice {
  taken: CardAcceptance
  online: OnlinePayment | null
  provider: Provider
  /** The saved cards, the default first; none for guests. */
  cards: readonly SavedCard[]
  /** False while the choices are loading. */
  isKnown: boolean
  way: PaymentChoice
  choose: (way: PaymentChoice) => void
  /** Whether to save a new card; null for guests, who have no account to save it in. */
  savesCard: boolean | null
  setSavesCard: (saves: boolean) => void
  /** Loads again whether cards are taken. */
  refetch: () => void
  /** Loads the card's form again too. */
  tryAgain: () => void
}

interface PaidOrder {
  totalPence: number
  /** Its order awaits payment: only the cart's saved card can be chosen, or none, and no cash. */
  isUnfinished: boolean
}

/** How an order of this cart can be paid, and the current choice. */
export function usePayChoice(
  { cartToken, cardId }: Cart,
  { totalPence, isUnfinished }: PaidOrder,
): PayChoice {
  const accountId = useAppSelector(({ auth }) => (auth.isAuthenticated && auth.user?.id) || null)
  const options = useGetPaymentOptionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const saved = useListCartCardsQuery(accountId ? { cartToken, accountId } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  const online = options.data?.online
  const provider = useProvider(online)
  const [chosen, setChosen] = useState<PaymentChoice | null>(null)
  const [chosenBefore] = useState(() => (isUnfinished ? null : storedPaymentChoice()))
  const [savesCard, setSavesCard] = useState(false)
  const savedCards = saved.currentData ?? []
  const cards = isUnfinished ? savedCards.filter(({ id }) => id === cardId) : savedCards
  const acceptance = cardAcceptance({
    online,
    isFailed: options.isError && !options.isFetching,
    isScriptFailed: provider.isFailed,
    totalPence,
  })
  const begun = startingChoice({
    taken: acceptance,
    cards,
    cartCardId: cardId,
    chosen: chosenBefore,
  })
  return {
    taken: acceptance,
    online: online ?? null,
    provider,
    cards,
    isKnown: acceptance !== 'loading' && !saved.isLoading,
    way: chosen && isOpen(chosen, { taken: acceptance, cards }) ? chosen : begun,
    choose: (way) => {
      setChosen(way)
      storePaymentChoice(way.kind)
    },
    savesCard: accountId === null || isUnfinished ? null : savesCard,
    setSavesCard,
    refetch: () => void options.refetch(),
    tryAgain: () => {
      provider.tryAgain()
      void options.refetch()
    },
  }
}
