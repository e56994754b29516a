import type { Transaction } from '#api/database/transaction.ts'
import {
  loadReportsOfAccount,
  loadReviewsOfOrders,
  removeAuthor,
  removeReporter,
} from './reviews-of-person.queries.ts'
import type { Context } from '#api/context.ts'

type ReviewExport = Awaited<ReturnType<typeof loadReviewsOfOrders>>[number]

type ReportExport = Awaited<ReturnType<typeof loadReportsOfAccount>>[number]

/** Removes a person from the reviews of their orders, which stay with their stars and words. */
export function anonymiseReviews(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  return removeAuthor(transaction, orderIds)
}

/** Removes a person, and what they wrote, from their reports of reviews. */
export function anonymiseReviewReports(transaction: Transaction, accountId: string): Promise<void> {
  return removeReporter(transaction, accountId)
}

/** The reviews that a person wrote of their orders. */
export function exportReviews(
  db: Context['db'],
  orderIds: readonly string[],
): Promise<ReviewExport[]> {
  return loadReviewsOfOrders(db, orderIds)
}

/** The reports of reviews that a person made. */
export function exportReviewReports(db: Context['db'], accountId: string): Promise<ReportExport[]> {
  return loadReportsOfAccount(db, accountId)
}
