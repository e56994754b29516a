import { londonParts } from '#rules/time/london.ts'

const NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

export interface CardExpiry {
  /** 1 to 12. */
  expiryMonth: number
  /** With its century. */
  expiryYear: number
}

/** Whether a card has expired: it is valid until the end of its expiry month. */
export function isCardExpired({ expiryMonth, expiryYear }: CardExpiry, now: Date): boolean {
  const [year = 0, month = 0] = londonParts(now).isoDate.split('-').map(Number)
  return expiryYear < year || (expiryYear === year && expiryMonth < month)
}

/** A brand of cards as people write it, by the provider's word for it. */
export function cardBrandName(brand: string): string {
  return NAMES[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)
}
