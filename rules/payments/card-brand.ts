const NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** A brand of cards as people write it, by the provider's word for it. */
export function cardBrandName(brand: string): string {
  return NAMES[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)
}
