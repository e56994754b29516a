import type { OrderPayment } from '#contract/payments/order-payment.ts'
import type { SavedCard } from '#contract/payments/payments.ts'
import { payments } from '#web/messages/en/payments.ts'
import type { Translate } from '#web/messages/i18n.ts'

type Brand = keyof typeof payments.brand
type Wallet = keyof typeof payments.wallet

const isBrand = (name: string): name is Brand => Object.hasOwn(payments.brand, name)
const isWallet = (name: string): name is Wallet => Object.hasOwn(payments.wallet, name)

/** "Visa ending 4242" */
export function cardWords(
  t: Translate,
  { brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>,
): string {
  const name = t(`payments.brand.${isBrand(brand) ? brand : 'unknown'}`)
  return t('payments.card', { brand: name, last4 })
}

/** "Expires 04/28", "Expired 04/24" */
export function expiryWords(
  t: Translate,
  {
    expiryMonth,
    expiryYear,
    isExpired,
  }: Pick<SavedCard, 'expiryMonth' | 'expiryYear' | 'isExpired'>,
): string {
  const month = String(expiryMonth).padStart(2, '0')
  const year = String(expiryYear % 100).padStart(2, '0')
  return t(isExpired ? 'payments.expired' : 'payments.expires', { month, year })
}

/** "Apple Pay (Visa ending 4242)"; null if the card is in no known wallet. */
export function walletWords(t: Translate, card: NonNullable<OrderPayment['card']>): string | null {
  if (card.wallet === null || !isWallet(card.wallet)) return null
  return t('payments.cardInWallet', {
    wallet: t(`payments.wallet.${card.wallet}`),
    card: cardWords(t, card),
  })
}
