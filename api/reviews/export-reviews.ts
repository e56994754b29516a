import type { Context } from '#api/context.ts'
import { loadReportsOfAccount, loadReviewsOfAccount } from './reviews-of-account.queries.ts'

export type ReviewExport = Awaited<ReturnType<typeof loadReviewsOfAccount>>[number]
export type ReportExport = Awaited<ReturnType<typeof loadReportsOfAccount>>[number]

/** All that a person has said of their orders. */
export function exportReviews(db: Context['db'], accountId: string): Promise<ReviewExport[]> {
  return loadReviewsOfAccount(db, accountId)
}

/** All that a person has said against reviews. */
export function exportReviewReports(db: Context['db'], accountId: string): Promise<ReportExport[]> {
  return loadReportsOfAccount(db, accountId)
}
