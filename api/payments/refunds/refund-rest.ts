import type { RawBuilder } from 'kysely'
import { requestingRestRefund, failingRequestedRefunds } from './refunds.queries.ts'

/**
 * Of a statement that has an order as `moved`, which comes to nothing after it was paid: asks for all
 * that the customer paid to be given back. The provider is asked by `continuePayment`, whose job must be
 * left with it.
 */
export function askingRefundOfRest(asked: {
  at: Date
  /** What the customer is told. */
  reason: string
  accountId: string | null
}): RawBuilder<unknown> {
  return requestingRestRefund(asked)
}

/** Of a statement that has an order as `moved`, whose money was gone before it was taken. */
export function failingRefunds(at: Date): RawBuilder<unknown> {
  return failingRequestedRefunds(at)
}
