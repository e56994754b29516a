import { createHmac } from 'node:crypto'
import type { BodyOf } from '#contract/call.ts'
import type { reportReview as reportCall } from '#contract/reviews/store-reviews.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { networkOf } from '#api/http/network-of.ts'
import type { Asker } from '#api/http/asker.ts'
import { insertReport } from './reviews.queries.ts'

/**
 * Reports that a review breaks the policy, by a customer, or by a guest who passes the bot check. Repeated by
 * the same account or network it counts once. Throws NONEXISTING_REVIEW, also for a hidden one, and "Low
 * recaptcha score.".
 */
export async function reportReview(
  context: Context,
  reviewId: string,
  { who, ip }: Asker,
  { reason, text, captcha }: BodyOf<typeof reportCall>,
): Promise<void> {
  const accountId = who?.accountId ?? null
  if (accountId === null)
    await context.botCheck.verify({
      action: 'report',
      token: captcha ?? null,
      address: ip,
      subject: reviewId,
    })
  const found = await insertReport(context.db, {
    reviewId,
    reportedBy: accountId === null ? 'guest' : 'customer',
    accountId,
    key: reporterKey(context, accountId ?? networkOf(ip)),
    reason,
    text,
    at: context.now(),
  })
  if (!found) throw new ApiError('NONEXISTING_REVIEW')
}

/** The key of a reporter: a keyed hash, which cannot be traced back. */
export function reporterKey({ configuration }: Context, reporter: string): Buffer {
  return createHmac('sha256', configuration.tokenSecret).update(`reporter ${reporter}`).digest()
}
