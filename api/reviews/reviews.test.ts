import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnReview } from '#contract/reviews/order-review.ts'
import type { Review, ReviewSummary } from '#contract/reviews/review.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore, untilAllIsReceived } from '#api/testing/test-store.ts'
import { testFiles, uploadTestPhoto } from '#api/photos/testing/photos.ts'
import { completeTestOrder, writeTestReview } from './testing/reviews.ts'

let server: TestApp
let store: TestStore
beforeAll(async () => {
  server = await createTestApp({ env: await testFiles() })
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

type Headers = Record<string, string>

async function send<Answer = { message: unknown }>(
  method: 'GET' | 'POST',
  path: string,
  { headers = {}, body }: { headers?: Headers; body?: object } = {},
): Promise<{ status: number; body: Answer }> {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json<Answer>() : ({} as Answer) }
}

const guestOf = ({ orderToken }: { orderToken: string }) => ({ 'x-order-token': orderToken })
const GIVEN = { food: 5, delivery: 4, service: 4, text: 'Hot, and on time.' }

type Page = { items: Review[]; nextCursor: string | null; summary: ReviewSummary }
const list = async (query = '') =>
  (await send<Page>('GET', `/store/${store.slug}/reviews?${query}`)).body

describe('reviewing an order', () => {
  test('is for its customer once it is completed, under first name and initial', async () => {
    const { accountId, headers } = await openTestAccount(server.context, 'customer')
    const { orderId } = await completeTestOrder(server.context, {
      storeId: store.storeId,
      accountId,
    })
    const { status, body } = await send<OwnReview>('POST', `/order/${orderId}/review`, {
      headers,
      body: GIVEN,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...GIVEN,
      author: 'Sam T',
      stars: 5,
      reply: null,
      isHidden: false,
    })
    expect(body.createdAt).toBe(FRIDAY_EVENING.toISOString())
    expect((await send('GET', `/order/${orderId}/review`, { headers })).body).toEqual({
      review: body,
    })
  })

  test('and for a guest by the token of the order', async () => {
    const order = await completeTestOrder(server.context, { storeId: store.storeId })
    const path = `/order/${order.orderId}/review`
    expect((await send('GET', path, { headers: guestOf(order) })).body).toEqual({ review: null })
    const { status } = await send('POST', path, { headers: guestOf(order), body: GIVEN })
    expect(status).toBe(201)
  })

  test('happens once', async () => {
    const order = await completeTestOrder(server.context, { storeId: store.storeId })
    const path = `/order/${order.orderId}/review`
    await send('POST', path, { headers: guestOf(order), body: GIVEN })
    const again = await send('POST', path, { headers: guestOf(order), body: { ...GIVEN, food: 1 } })
    expect(again).toMatchObject({ status: 409, body: { message: 'ORDER_ALREADY_REVIEWED' } })
    expect((await list()).summary).toMatchObject({ count: 1, average: 5 })
  })

  test('once of many at once too, whose stars count once', async () => {
    const order = await completeTestOrder(server.context, { storeId: store.storeId })
    const path = `/order/${order.orderId}/review`
    const all = await Promise.all(
      [1, 2, 3, 4, 5, 1, 2, 3].map((food) =>
        send('POST', path, {
          headers: guestOf(order),
          body: { food, delivery: food, service: food },
        }),
      ),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    const { summary, items } = await list()
    expect(summary.count).toBe(1)
    expect(summary.average).toBe(items[0]?.stars)
  })

  test('reveals nothing of the order to others', async () => {
    const order = await completeTestOrder(server.context, { storeId: store.storeId })
    const other = await completeTestOrder(server.context, { storeId: store.storeId })
    const customer = await openTestAccount(server.context, 'customer')
    const missing = { status: 404, body: { message: 'NONEXISTING_ORDER' } }
    for (const headers of [{}, guestOf(other), customer.headers])
      for (const [id, body] of [
        [order.orderId, GIVEN],
        [randomUUID(), GIVEN],
      ] as const)
        expect(await send('POST', `/order/${id}/review`, { headers, body })).toMatchObject(missing)
    expect((await list()).items).toEqual([])
  })

  test('waits until it is completed', async () => {
    const order = await placeTestOrder(server.context, { storeId: store.storeId })
    const answer = await send('POST', `/order/${order.orderId}/review`, {
      headers: guestOf(order),
      body: GIVEN,
    })
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'ORDER_STATUS_INVALID', details: { status: 'pending' } },
    })
  })

  test.each([
    ['a delivery without its rating', 'delivery', { food: 5, service: 5 }, 'required_field'],
    ['no food', 'food', { delivery: 5, service: 5 }, 'required_field'],
    ['six stars', 'food', { ...GIVEN, food: 6 }, 'invalid_value'],
    ['half a star', 'service', { ...GIVEN, service: 4.5 }, 'invalid_value'],
    ['too many words', 'text', { ...GIVEN, text: 'x'.repeat(1501) }, 'too_long'],
  ])('names the field that is wrong: %s', async (_case, field, body, code) => {
    const order = await completeTestOrder(server.context, { storeId: store.storeId })
    const answer = await send('POST', `/order/${order.orderId}/review`, {
      headers: guestOf(order),
      body,
    })
    expect(answer).toMatchObject({ status: 400, body: { message: [{ field, code }] } })
  })

  test('does not ask about the delivery of a collection', async () => {
    const collection = { storeId: store.storeId, service: 'collection' } as const
    const order = await completeTestOrder(server.context, collection)
    const headers = guestOf(order)
    const path = `/order/${order.orderId}/review`
    expect(await send('POST', path, { headers, body: GIVEN })).toMatchObject({
      status: 400,
      body: { message: [{ field: 'delivery', code: 'invalid_value' }] },
    })
    const { body } = await send('POST', path, { headers, body: { food: 3, service: 5 } })
    expect(body).toMatchObject({ stars: 4, delivery: null, text: '' })
  })
})

describe('photos', () => {
  const write = async (photoIds: string[], by?: { headers: Headers; accountId: string }) => {
    const order = await completeTestOrder(server.context, {
      storeId: store.storeId,
      ...(by && { accountId: by.accountId }),
    })
    const headers = by?.headers ?? guestOf(order)
    return send<OwnReview & { message: unknown }>('POST', `/order/${order.orderId}/review`, {
      headers,
      body: { ...GIVEN, photoIds },
    })
  }

  test('are shown with a review, in their order, and find it', async () => {
    const photoIds = [await uploadTestPhoto(server), await uploadTestPhoto(server)]
    const { status, body } = await write(photoIds)
    expect(status).toBe(201)
    expect(body.photos.map(({ photoId }) => photoId)).toEqual(photoIds)
    await write([])
    expect((await list()).items).toHaveLength(2)
    const { items } = await list('sort=withPhotos')
    expect(items.map(({ id }) => id)).toEqual([body.id])
    expect(items[0]?.photos).toEqual(body.photos)
  })

  test('are those of the writer, and of one review: else nothing is written', async () => {
    const customer = await openTestAccount(server.context, 'customer')
    const theirs = await uploadTestPhoto(server, customer.headers)
    const missing = { status: 404, body: { message: 'NONEXISTING_PHOTO' } }
    expect(await write([theirs])).toMatchObject(missing)
    expect(await write(['A'.repeat(22)])).toMatchObject(missing)
    expect((await list()).summary.count).toBe(0)
    expect(await write([theirs], customer)).toMatchObject({ status: 201 })
    expect(await write([theirs], customer)).toMatchObject(missing)
    expect((await list()).summary.count).toBe(1)
  })
})

describe('the reviews of a store', () => {
  const review = (food: number, minute: number, text = '') => {
    server.setNow(new Date(FRIDAY_EVENING.getTime() + minute * 60_000))
    const ratings = { food, delivery: food, service: food, text }
    return writeTestReview(server, { storeId: store.storeId }, ratings)
  }
  const starsBy = async (sort: string) => {
    const stars: number[] = []
    for (let cursor = ''; ;) {
      const { items, nextCursor } = await list(`sort=${sort}&limit=2${cursor}`)
      stars.push(...items.map((item) => item.stars))
      if (nextCursor === null) return stars
      cursor = `&cursor=${nextCursor}`
    }
  }

  test('come the newest, the highest or the lowest first, page by page', async () => {
    for (const [minute, food] of [4, 1, 5, 3, 5].entries()) await review(food, minute)
    expect(await starsBy('newest')).toEqual([5, 3, 5, 1, 4])
    expect(await starsBy('highest')).toEqual([5, 5, 4, 3, 1])
    expect(await starsBy('lowest')).toEqual([1, 3, 4, 5, 5])
  })

  test('say how its ratings are spread', async () => {
    for (const food of [5, 5, 4, 1]) await review(food, 0)
    expect((await list()).summary).toEqual({ average: 3.8, count: 4, starCounts: [1, 0, 0, 1, 2] })
  })

  test('show no more of their writers than first name and initial', async () => {
    await review(5, 0)
    const { items } = await list()
    expect(items[0]?.author).toBe('Sam T')
    expect(JSON.stringify(items)).not.toMatch(/Taylor|sam@|07700|Graham Road|E8/)
  })

  test('are refused by an unknown order, cursor or store', async () => {
    const of = (path: string) => send('GET', path)
    expect((await of(`/store/${store.slug}/reviews?sort=best`)).status).toBe(400)
    expect((await of(`/store/${store.slug}/reviews?cursor=nonsense`)).status).toBe(400)
    expect((await of(`/store/${store.slug}/reviews?limit=51`)).status).toBe(400)
    expect((await of('/store/no-such-store/reviews')).body).toMatchObject({
      message: 'NONEXISTING_STORE',
    })
    expect(await list(`cursor=${randomUUID()}`)).toMatchObject({ items: [], nextCursor: null })
  })

  test('change its average at once, in lists and for search engines', async () => {
    await review(4, 0)
    await untilAllIsReceived(server.context)
    const { body } = await send<{ rating: object }>('GET', `/store/${store.slug}`)
    expect(body.rating).toEqual({ average: 4, count: 1 })
    const { body: meta } = await send<{ structuredData: object }>(
      'GET',
      `/store/${store.slug}/meta-data`,
    )
    expect(meta.structuredData).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 1 },
    })
  })

  test('are counted right however many are written at once', async () => {
    const { context } = server
    const orders = await Promise.all(
      Array.from({ length: 30 }, () => completeTestOrder(context, { storeId: store.storeId })),
    )
    const given = orders.map((order, index) => {
      const stars = 1 + (index % 5)
      const body = { food: stars, delivery: stars, service: stars }
      return send('POST', `/order/${order.orderId}/review`, { headers: guestOf(order), body })
    })
    expect((await Promise.all(given)).map(({ status }) => status)).toEqual(Array(30).fill(201))
    const { summary } = await list()
    expect(summary).toEqual({ average: 3, count: 30, starCounts: [6, 6, 6, 6, 6] })
  })
})
