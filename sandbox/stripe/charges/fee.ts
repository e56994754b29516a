/** What Stripe keeps of a payment by a standard card of the United Kingdom: 1.5 % and 20p. */
export function feeOf(amount: number): number {
  return Math.round(amount * 0.015) + 20
}
