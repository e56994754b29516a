import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { writeTestReview } from './testing/reviews.ts'
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

describe('the staff of a store', () => {
  test('read its reviews, the newest first, with the number of the order', async () => {
    await write({ text: 'First.' })
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 60_000))
    await write({ text: 'Second.' })
    const { items, unanswered } = await atStore()
    expect(items.map(({ text }) => text)).toEqual(['Second.', 'First.'])
    expect(items[0]?.orderNumber).toMatch(/^\w{4}$/)
    expect(unanswered).toBe(2)
    const first = await atStore('limit=1')
    const second = await atStore(`limit=1&cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ items: [{ text: 'First.' }], nextCursor: null })
  })

  test('answer one, for everyone to read, and may say it better', async () => {
    const { reviewId } = await write()
    const reply = (text: string) =>
      send('PUT', `/partner/reviews/${reviewId}/reply`, {
        headers: partner.headers,
        body: { text },
      })
    expect(await reply('Thnak you!')).toMatchObject({
      code: 200,
      reply: { text: 'Thnak you!', repliedAt: FRIDAY_EVENING.toISOString() },
    })
    await reply('Thank you!')
    expect((await shown()).items[0]?.reply?.text).toBe('Thank you!')
    expect(await atStore('state=unanswered')).toMatchObject({ items: [], unanswered: 0 })
    expect(await reply(' ')).toMatchObject({
      code: 400,
      message: [{ field: 'text', code: 'required_field' }],
    })
  })

  test('have nothing to say to the reviews of others', async () => {
    const elsewhere = await openTestStore(server.context)
    const other = await writeTestReview(server, { storeId: elsewhere.storeId })
    const given = { headers: partner.headers, body: { text: 'Boo.' } }
    const missing = { code: 404, message: 'NONEXISTING_REVIEW' }
    expect(await send('PUT', `/partner/reviews/${other.reviewId}/reply`, given)).toMatchObject(
      missing,
    )
    expect(
      await send('POST', `/partner/reviews/${other.reviewId}/report`, {
        headers: partner.headers,
        body: { reason: 'abusive' },
      }),
    ).toMatchObject(missing)
  })

  test('have nothing to say to one that is hidden', async () => {
    const { reviewId } = await write()
    await judge('hide', reviewId, { reason: 'abusive' })
    const given = { headers: partner.headers, body: { text: 'Boo.' } }
    expect(await send('PUT', `/partner/reviews/${reviewId}/reply`, given)).toMatchObject({
      code: 409,
      message: 'REVIEW_IS_HIDDEN',
    })
    const reported = { headers: partner.headers, body: { reason: 'abusive' } }
    expect(await send('POST', `/partner/reviews/${reviewId}/report`, reported)).toMatchObject({
      code: 409,
      message: 'REVIEW_IS_HIDDEN',
    })
  })

  test('report one once, whoever of them', async () => {
    const { reviewId } = await write()
    const colleague = await openTestAccount(server.context, 'partner', {
      storeIds: [store.storeId],
    })
    for (const { headers } of [partner, colleague, partner])
      expect(
        await send('POST', `/partner/reviews/${reviewId}/report`, {
          headers,
          body: { reason: 'notGenuine', text: 'A competitor.' },
        }),
      ).toMatchObject({ code: 200, isReported: true })
    const { items } = await queue()
    expect(items).toMatchObject([
      {
        id: reviewId,
        reportCount: 1,
        reports: [{ reportedBy: 'store', reason: 'notGenuine', text: 'A competitor.' }],
      },
    ])
  })
})

describe('a report', () => {
  test('is made once by each customer and each network of guests', async () => {
    const { reviewId } = await write()
    const customer = await openTestAccount(server.context, 'customer')
    const all = [
      { headers: customer.headers, from: '192.0.2.1' },
      { headers: customer.headers, from: '192.0.2.2' },
      { from: '192.0.2.1' },
      { from: '192.0.2.1' },
      { from: '192.0.2.9' },
    ]
    for (const given of all) expect((await report(reviewId, given, 'Rude.')).code).toBe(204)
    const [judged] = (await queue()).items
    expect(judged?.reportCount).toBe(3)
    expect(judged?.reports.map(({ reportedBy }) => reportedBy).sort()).toEqual([
      'customer',
      'guest',
      'guest',
    ])
  })

  test('is needed of a review that is there, and of a reason', async () => {
    const { reviewId } = await write()
    expect(await report(randomUUID())).toMatchObject({ code: 404, message: 'NONEXISTING_REVIEW' })
    expect(
      await send('POST', `/review/${reviewId}/report`, { body: { reason: 'badTaste' } }),
    ).toMatchObject({ code: 400, message: [{ field: 'reason', code: 'required_field' }] })
    await judge('hide', reviewId, { reason: 'abusive' })
    expect((await report(reviewId)).code).toBe(404)
  })

  test('hides nothing automatically', async () => {
    const { reviewId } = await write()
    await report(reviewId)
    expect((await shown()).items).toMatchObject([{ id: reviewId }])
  })
})
