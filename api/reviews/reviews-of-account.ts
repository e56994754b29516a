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
 * Removes a person from the reviews of their orders, which stay with their stars and words, and from their
 * reports. Call it while the orders are still known to be theirs.
 */
export function anonymiseReviews(transaction: Transaction, accountId: string): Promise<void> {
  return removePerson(transaction, accountId)
}

/** The reviews that a person wrote of their orders. */
export function exportReviews(db: Context['db'], accountId: string): Promise<ReviewExport[]> {
  return loadReviewsOfAccount(db, accountId)
}

/** The reports of reviews that a person made. */
export function exportReviewReports(db: Context['db'], accountId: string): Promise<ReportExport[]> {
  return loadReportsOfAccount(db, accountId)
}
