import type { Stripe } from 'stripe'

const WALLETS: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
}

/** `Visa ending 4242`, and the wallet it is in. */
export function cardName({ brand, last4, wallet }: Stripe.PaymentMethod.Card): string {
  const name = `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)} ending ${last4}`
  const walletCard = wallet && WALLETS[wallet.type]
  return walletCard ? `${name}, by ${walletCard}` : name
}
