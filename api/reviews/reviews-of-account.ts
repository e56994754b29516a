import type { Transaction } from '#api/database/transaction.ts'
import {
  removePerson,
  loadReportsOfAccount,
  loadReviewsOfAccount,
} from './reviews-of-account.queries.ts'
import type { Context } from '#api/context.ts'

type ReviewExport = Awaited<ReturnType<typeof loadReviewsOfAccount>>[number]

type ReportExport = Awaited<ReturnType<typeof loadReportsOfAccount>>[number]

/**
 * Takes a person out of the reviews of their orders, which stay with their stars and words, and out of
 * what they reported. To be called while the orders are still known to be theirs.
 */
export function anonymiseReviews(transaction: Transaction, accountId: string): Promise<void> {
  return removePerson(transaction, accountId)
}

/** All that a person has said of their orders. */
export function exportReviews(db: Context['db'], accountId: string): Promise<ReviewExport[]> {
  return loadReviewsOfAccount(db, accountId)
}

/** All that a person has said against reviews. */
export function exportReviewReports(db: Context['db'], accountId: string): Promise<ReportExport[]> {
  return loadReportsOfAccount(db, accountId)
}
