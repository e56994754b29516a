export interface BankReturn {
  orderId: string
  /** Whether the bank is said to have agreed; only our server can tell. */
  isHeld: boolean
}

/** What the address says of a payment that a bank asked about on its own page; null: nothing. */
export function readBankReturn(search: string): BankReturn | null {
  const query = new URLSearchParams(search)
  const orderId = query.get('order')
  if (!orderId || !query.has('payment_intent')) return null
  return { orderId, isHeld: query.get('redirect_status') !== 'failed' }
}
