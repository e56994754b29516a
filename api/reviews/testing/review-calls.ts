import type { OperatorReview } from '#contract/reviews/operator-reviews.ts'
import type { PartnerReview } from '#contract/reviews/partner-reviews.ts'
import type { Review, ReviewSummary } from '#contract/reviews/review.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import type { TestStore } from '#api/testing/test-store.ts'
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
