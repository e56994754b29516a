import type { Cart } from '#contract/cart/cart.ts'
import type { OnlinePayment, SavedCard } from '#contract/payments/payments.ts'

/** How an order can be paid. Wallets have their own buttons, which place the order at once. */
export type PaymentChoice =
  | { kind: 'cash' }
  | { kind: 'newCard' }
  | { kind: 'savedCard'; cardId: string }

/** Whether cards are taken, and why not. `never`: this marketplace takes cash only. */
export type CardAcceptance =
  | 'loading'
  | 'yes'
  | 'never'
  | 'unavailable'
  | 'scriptFailed'
  | 'tooSmall'

interface Offered {
  /** Undefined while it is loading; null: cash only. */
  online: OnlinePayment | null | undefined
  /** Whether loading it failed. */
  isFailed: boolean
  isScriptFailed: boolean
  totalPence: number
}

export function cardAcceptance(offered: Offered): CardAcceptance {
  const { online, isFailed, isScriptFailed, totalPence } = offered
  if (online === null) return 'never'
  if (online === undefined) return isFailed ? 'unavailable' : 'loading'
  if (!online.isAvailable) return 'unavailable'
  if (totalPence < online.minimumPence) return 'tooSmall'
  return isScriptFailed ? 'scriptFailed' : 'yes'
}

interface Wanted {
  taken: CardAcceptance
  cards: readonly SavedCard[]
  /** The saved card that the cart is to be paid with. */
  cartCardId: Cart['cardId']
  /** What was chosen on this visit. */
  chosen: PaymentChoice['kind'] | null
}

/**
 * The payment choice until somebody makes one: that of this visit, else the cart's card, else the default
 * card, else a new card. Cash where cards are not taken.
 */
export function startingChoice({ taken, cards, cartCardId, chosen }: Wanted): PaymentChoice {
  if (taken !== 'yes' && taken !== 'loading') return { kind: 'cash' }
  if (chosen === 'cash' || chosen === 'newCard') return { kind: chosen }
  const usable = cards.filter(({ isExpired }) => !isExpired)
  const card = usable.find(({ id }) => id === cartCardId) ?? usable[0]
  return card ? { kind: 'savedCard', cardId: card.id } : { kind: 'newCard' }
}

/** Whether a choice is still possible: cards may expire, be deleted or stop being taken meanwhile. */
export function isOpen(
  way: PaymentChoice,
  { taken, cards }: Pick<Wanted, 'taken' | 'cards'>,
): boolean {
  if (way.kind === 'cash') return true
  if (taken !== 'yes' && taken !== 'loading') return false
  if (way.kind === 'newCard') return true
  return cards.some(({ id, isExpired }) => id === way.cardId && !isExpired)
}

/** Whom the tip goes to: only a delivery paid by card has one. */
export function takesTip({ serviceType }: Pick<Cart, 'serviceType'>, way: PaymentChoice): boolean {
  return serviceType === 'delivery' && way.kind !== 'cash'
}
