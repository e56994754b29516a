import type { StripeElements } from '@stripe/stripe-js'
import { links } from '#web/links.ts'
import {
  confirmByElements,
  confirmBySavedCard,
  type Payer,
  type ReturnUrlOf,
} from '#web/payments/confirm-payment.ts'
import { useElements } from '#web/payments/use-card-form.ts'
import type { PayChoice } from './use-pay-choice.ts'
import type { PayingHow } from '#web/checkout/place-order/use-place-order.ts'
import { hrefOf } from '#web/language.ts'

export interface CardPayment {
  /** The fields of a new card; null until the provider's script has loaded. */
  card: StripeElements | null
  /** The buttons of the wallets. */
  wallets: StripeElements | null
  /** Validates what is typed and shows the problem next to it. @returns whether the card can be used */
  check: () => Promise<boolean>
  /** Pays by the chosen way; null while that is not possible. */
  how: (payer: Payer) => PayingHow | null
  howByWallet: () => PayingHow | null
}

const returnUrlOf: ReturnUrlOf = (orderId) =>
  location.origin + hrefOf(links.checkoutReturn(orderId))

/**
 * The provider's part of checkout. Wallets have elements of their own, so that a half-typed card does not
 * block them.
 */
export function useCardPayment(
  { way, taken, provider: { stripe } }: PayChoice,
  { amountPence, savesCard }: { amountPence: number; savesCard: boolean },
): CardPayment {
  const isAccepted = taken === 'yes'
  const card = useElements(isAccepted ? stripe : null, { amountPence, savesCard })
  const wallets = useElements(isAccepted ? stripe : null, { amountPence, savesCard: false })
  return {
    card,
    wallets,
    check: async () => {
      if (way.kind !== 'newCard') return true
      const result = await card?.submit()
      return result !== undefined && result.error === undefined
    },
    how: (payer) => {
      if (way.kind === 'cash') return 'cash'
      if (!stripe) return null
      if (way.kind === 'savedCard')
        return { confirm: confirmBySavedCard(stripe, returnUrlOf), savesCard: false }
      if (!card) return null
      return { confirm: confirmByElements(stripe, card, returnUrlOf, payer), savesCard }
    },
    howByWallet: () =>
      stripe && wallets
        ? { confirm: confirmByElements(stripe, wallets, returnUrlOf, null), savesCard: false }
        : null,
  }
}
