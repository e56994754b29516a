/** An amount as people read it: 1250 pence are `£12.50`. */
export function moneyOf(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(amount / 100)
}
