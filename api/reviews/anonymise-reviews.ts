import type { Transaction } from '#api/database/transaction.ts'
import { removePerson } from './reviews-of-account.queries.ts'

/**
 * Takes a person out of the reviews of their orders, which stay with their stars and words, and out of
 * what they reported. To be called while the orders are still known to be theirs.
 */
export function anonymiseReviews(transaction: Transaction, accountId: string): Promise<void> {
  return removePerson(transaction, accountId)
}
