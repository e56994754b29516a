import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendReviewEmail } from '#api/emails/reviews/send-review-email.ts'
import { inTransaction } from '#api/database/transaction.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import type { OutgoingMail } from '#api/outside/mail/mail.port.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import {
  anonymiseReviewReports,
  anonymiseReviews,
  exportReviewReports,
  exportReviews,
} from './reviews-of-person.ts'
import { completeTestOrder } from './testing/reviews.ts'
import { openReviewedStore, reviewCallsOf } from './testing/review-calls.ts'

let server: TestApp
let store: TestStore
let partner: TestAccount
let operator: TestAccount
beforeAll(async () => {
  server = await createTestApp()
  operator = await openTestAccount(server.context, 'operator')
})
beforeEach(async () => {
  ;({ store, partner } = await openReviewedStore(server))
})
afterAll(() => server.close())

const { send, write, shown, atStore, queue, judge, report } = reviewCallsOf(() => ({
  server,
  store,
  partner,
  operator,
}))

describe('the marketplace', () => {
  test('sees reported reviews, the longest waiting first, page by page', async () => {
    const ids: string[] = []
    for (const minute of [0, 1, 2]) {
      const { reviewId } = await write()
      server.setNow(new Date(FRIDAY_EVENING.getTime() + minute * 60_000))
      await report(reviewId, { from: '192.0.2.1' })
      await report(reviewId, { from: '192.0.2.2' })
      ids.push(reviewId)
    }
    await write()
    const first = await queue('limit=2')
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(first.reported).toBe(3)
    // Judging those meanwhile skips none of the next page.
    for (const id of ids.slice(0, 2)) await judge('dismiss', id)
    const second = await queue(`limit=2&cursor=${first.nextCursor}`)
    expect(second.items.map(({ id }) => id)).toEqual(ids.slice(2))
    expect(second.nextCursor).toBe(null)
  })

  test('hides one with a reason: nobody reads it and its stars do not count', async () => {
    const { reviewId } = await write({ food: 1, delivery: 1, service: 1 })
    await write()
    await report(reviewId)
    const judged = await judge('hide', reviewId, { reason: 'abusive', text: 'Names a waiter.' })
    expect(judged).toMatchObject({
      code: 200,
      hidden: { reason: 'abusive', hiddenAt: FRIDAY_EVENING.toISOString() },
      reports: [],
      history: [{ act: 'hide', by: operator.email, reason: 'abusive', text: 'Names a waiter.' }],
    })
    const { items, summary } = await shown()
    expect(items).toHaveLength(1)
    expect(summary).toEqual({ average: 5, count: 1, starCounts: [0, 0, 0, 0, 1] })
    expect((await queue()).items).toEqual([])
    expect((await queue('state=hidden')).items.map(({ id }) => id)).toContain(reviewId)
    expect((await atStore()).items.find(({ id }) => id === reviewId)?.hiddenReason).toBe('abusive')
  })

  test('shows it again, with its stars', async () => {
    const { reviewId } = await write({ food: 1, delivery: 1, service: 1 })
    await judge('hide', reviewId, { reason: 'unlawful' })
    expect(await judge('restore', reviewId)).toMatchObject({ code: 200, hidden: null })
    expect((await shown()).summary).toEqual({ average: 1, count: 1, starCounts: [1, 0, 0, 0, 0] })
  })

  test('leaves one as it is, and a later report is a new one', async () => {
    const { reviewId } = await write()
    await report(reviewId, { from: '192.0.2.1' })
    expect(await judge('dismiss', reviewId)).toMatchObject({ code: 200, reportCount: 0 })
    await report(reviewId, { from: '192.0.2.1' })
    expect((await queue()).items).toEqual([])
    await report(reviewId, { from: '192.0.2.2' })
    expect((await queue()).items).toMatchObject([{ id: reviewId, reportCount: 1 }])
  })

  test('is in the log of changes, whatever is done about it, once', async () => {
    const { reviewId } = await write()
    await report(reviewId)
    await judge('dismiss', reviewId)
    await judge('dismiss', reviewId)
    await Promise.all([1, 2].map(() => judge('hide', reviewId, { reason: 'notGenuine' })))
    await Promise.all([1, 2].map(() => judge('restore', reviewId)))
    const { rows } = await server.context.pool.query(
      'SELECT act, account_id, before, after FROM audit_event WHERE store_id = $1 ORDER BY id',
      [store.storeId],
    )
    const by = { account_id: operator.accountId }
    const shown = { isReviewHidden: false }
    expect(rows).toEqual([
      {
        act: 'dismissReports',
        ...by,
        before: { reviewReports: '1' },
        after: { reviewReports: '0' },
      },
      {
        act: 'hideReview',
        ...by,
        before: { ...shown, reason: null },
        after: { isReviewHidden: true, reason: 'Not genuine' },
      },
      { act: 'restoreReview', ...by, before: { isReviewHidden: true }, after: shown },
    ])
  })

  test('does each action once, however many at once', async () => {
    const { reviewId } = await write()
    const race = async (act: string, body?: object) => {
      const all = await Promise.all(Array.from({ length: 6 }, () => judge(act, reviewId, body)))
      return all.map(({ code, message }) => (code === 200 ? 'done' : message)).sort()
    }
    expect(await race('hide', { reason: 'personal' })).toEqual([
      ...Array(5).fill('REVIEW_IS_HIDDEN'),
      'done',
    ])
    expect((await shown()).summary.count).toBe(0)
    expect(await judge('dismiss', reviewId)).toMatchObject({ message: 'REVIEW_IS_HIDDEN' })
    expect(await race('restore')).toEqual([...Array(5).fill('REVIEW_IS_SHOWN'), 'done'])
    expect((await shown()).summary.count).toBe(1)
    expect((await judge('dismiss', reviewId)).history).toHaveLength(2)
  })

  test('counts right while reviews are written, hidden and restored at once', async () => {
    const written = await Promise.all(Array.from({ length: 8 }, () => write()))
    const hidden = written.slice(0, 4)
    await Promise.all(hidden.map(({ reviewId }) => judge('hide', reviewId, { reason: 'personal' })))
    await Promise.all([
      ...hidden.slice(0, 2).map(({ reviewId }) => judge('restore', reviewId)),
      ...written.slice(4, 6).map(({ reviewId }) => judge('hide', reviewId, { reason: 'abusive' })),
      ...Array.from({ length: 4 }, () => write({ food: 1, delivery: 1, service: 1 })),
    ])
    const { items, summary } = await shown()
    expect(summary.starCounts).toEqual([4, 0, 0, 0, 4])
    expect(items).toHaveLength(8)
  })

  test.each(['nonsense', Buffer.from('1e30 x').toString('base64url')])(
    'gets an error that %s is no cursor',
    async (cursor) => {
      expect(await queue(`cursor=${cursor}`)).toMatchObject({ code: 400 })
      const far = Buffer.from(`1e30 ${randomUUID()}`).toString('base64url')
      expect(await queue(`cursor=${far}`)).toMatchObject({ code: 400 })
    },
  )
})

describe('the writer', () => {
  async function emails(): Promise<OutgoingMail[]> {
    const { rows } = await server.context.pool.query<{ payload: Tasks['send-review-email'] }>(
      `WITH task AS (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1)
       DELETE FROM graphile_worker._private_jobs WHERE task_id IN (TABLE task) RETURNING payload`,
      ['send-review-email'],
    )
    const sent: OutgoingMail[] = []
    const mail = { send: async (each: OutgoingMail) => void sent.push(each), close: () => {} }
    const log = { warn: () => {}, error: () => {} }
    for (const { payload } of rows) await sendReviewEmail(server.context, { mail, log }, payload)
    return sent
  }
  beforeEach(emails)

  test('is emailed why it was hidden, and that it is back', async () => {
    const { reviewId } = await write({ text: 'Ask for Dave.' })
    await judge('hide', reviewId, { reason: 'personal', text: 'It names somebody.' })
    const [hidden, ...others] = await emails()
    expect(others).toEqual([])
    expect(hidden?.to).toBe('sam@example.com')
    expect(hidden?.subject).toBe('We’ve hidden your review of Mare Street Pizza')
    for (const words of ['personal information', 'It names somebody.', 'Ask for Dave.'])
      expect(hidden?.text).toContain(words)
    await judge('restore', reviewId)
    const [back] = await emails()
    expect(back?.subject).toBe('Your review of Mare Street Pizza is back')
    expect(back?.messageId).not.toBe(hidden?.messageId)
  })

  test('still sees it, and that it is hidden', async () => {
    const { reviewId, orderId, orderToken } = await write()
    await judge('hide', reviewId, { reason: 'personal' })
    const headers = { 'x-order-token': orderToken }
    expect(await send('GET', `/order/${orderId}/review`, { headers })).toMatchObject({
      review: { id: reviewId, isHidden: true },
    })
  })

  test('a deleted writer is unknown: the review stays, without the person', async () => {
    const { context, app } = server
    const { accountId, headers } = await openTestAccount(context, 'customer')
    const { orderId } = await completeTestOrder(context, { storeId: store.storeId, accountId })
    await app.inject({
      method: 'POST',
      url: `/api/v1/order/${orderId}/review`,
      headers,
      payload: { food: 2, delivery: 2, service: 2, text: 'Cold.' },
    })
    const other = await write()
    await report(other.reviewId, { headers }, 'I know Sam.')
    expect(await exportReviews(context.db, [orderId])).toMatchObject([
      { storeName: 'Mare Street Pizza', author: 'Sam T', stars: 2, text: 'Cold.' },
    ])
    expect(await exportReviewReports(context.db, accountId)).toMatchObject([
      { reviewId: other.reviewId, reason: 'abusive', text: 'I know Sam.' },
    ])
    await inTransaction(context.db, async (transaction) => {
      await anonymiseReviews(transaction, [orderId])
      await anonymiseReviewReports(transaction, accountId)
    })
    const { items, summary } = await shown()
    expect(items.find(({ text }) => text === 'Cold.')).toMatchObject({ author: null, stars: 2 })
    expect(items.find(({ id }) => id === other.reviewId)?.author).toBe('Sam T')
    expect(summary.starCounts).toEqual([0, 1, 0, 0, 1])
    expect(await exportReviewReports(context.db, accountId)).toEqual([])
    const gone = items.find(({ author }) => author === null)
    await judge('hide', gone?.id ?? '', { reason: 'unrelated' })
    expect(await emails()).toEqual([])
  })
})
