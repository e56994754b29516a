import type { OperatorReview } from '#contract/reviews/operator-reviews.ts'
import type { PartnerReview } from '#contract/reviews/partner-reviews.ts'
import type { Review, ReviewSummary } from '#contract/reviews/review.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { writeTestReview } from './reviews.ts'

type Headers = Record<string, string>
type Page = { items: Review[]; summary: ReviewSummary }
type PartnerPage = { items: PartnerReview[]; unanswered: number; nextCursor: string | null }
type Queue = { items: OperatorReview[]; reported: number; nextCursor: string | null }

interface People {
  server: TestApp
  store: TestStore
  partner: TestAccount
  operator: TestAccount
}

/** A store of its own with its staff, on a Friday evening, and no report of another store. */
export async function openReviewedStore(
  server: TestApp,
): Promise<Pick<People, 'store' | 'partner'>> {
  server.setNow(FRIDAY_EVENING)
  const store = await openTestStore(server.context)
  const partner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
  // Closes the reports that other tests have left.
  await server.context.pool.query('DELETE FROM review_report')
  return { store, partner }
}

/** What is done about the reviews of a store, and who sees them where. */
export function reviewCallsOf(of: () => People) {
  async function send<Answer = { message: unknown }>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { headers = {}, body, from }: { headers?: Headers; body?: object; from?: string } = {},
  ): Promise<Answer & { code: number }> {
    const answer = await of().server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers,
      ...(from && { remoteAddress: from }),
      ...(body && { payload: body }),
    })
    const read = answer.body ? answer.json<Answer>() : ({} as Answer)
    return { ...read, code: answer.statusCode }
  }

  const write = (ratings = {}) =>
    writeTestReview(of().server, { storeId: of().store.storeId }, ratings)

  const shown = () => send<Page>('GET', `/store/${of().store.slug}/reviews`)

  const atStore = (query = '') =>
    send<PartnerPage>('GET', `/partner/stores/${of().store.storeId}/reviews?${query}`, {
      headers: of().partner.headers,
    })

  const queue = (query = '') =>
    send<Queue>('GET', `/operator/reviews?${query}`, { headers: of().operator.headers })

  const judge = (act: string, reviewId: string, body?: object) =>
    send<OperatorReview & { message?: string }>('POST', `/operator/reviews/${reviewId}/${act}`, {
      headers: of().operator.headers,
      ...(body && { body }),
    })

  const report = (reviewId: string, given: { headers?: Headers; from?: string } = {}, text = '') =>
    send('POST', `/review/${reviewId}/report`, { ...given, body: { reason: 'abusive', text } })

  return { send, write, shown, atStore, queue, judge, report }
}
