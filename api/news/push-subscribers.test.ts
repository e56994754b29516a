import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tokens } from '#contract/session.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { deleteOldNews } from './delete-old-news.ts'
import { openPushTest, type PushTest } from './testing/browser.ts'
import { orderNewsOf, shown } from './testing/order-news.ts'

const password = 'chips & gravy'
let push: PushTest
let storeId: string
let customer: TestAccount

beforeAll(async () => {
  push = await openPushTest()
  storeId = (await openTestStore(push.server.context)).storeId
  const passwordHash = await quickHash(password)
  customer = await openTestAccount(push.server.context, 'customer', { passwordHash })
})
beforeEach(() => push.server.setNow(FRIDAY_EVENING))
afterAll(() => push.close())

const { sendCall, follow, find, place, act, sendAll, open } = orderNewsOf(() => ({ push, storeId }))

const bearer = ({ accessToken }: Tokens) => ({ authorization: `Bearer ${accessToken}` })

async function logIn(): Promise<Tokens> {
  const { body } = await sendCall('POST', '/auth/login', { username: customer.email, password })
  return body.tokens
}

describe('a customer', () => {
  test('gets the news of all their orders, where they are signed in', async () => {
    const tokens = await logIn()
    const [first, second] = [await place(customer.accountId), await place(customer.accountId)]
    const browser = await open()
    expect((await follow(first, browser, bearer(tokens))).status).toBe(204)
    expect((await find(second, browser, bearer(tokens))).body).toEqual({ isOn: true })
    await act(second, 'accept')
    await sendAll()
    expect(await browser.received()).toHaveLength(1)
    await sendCall('POST', '/auth/logout', undefined, {
      authorization: `Bearer ${tokens.refreshToken}`,
    })
    const { rows } = await push.server.context.pool.query(
      'SELECT FROM push_subscription WHERE account_id = $1',
      [customer.accountId],
    )
    expect(rows).toEqual([])
    await act(first, 'accept')
    expect(await sendAll()).toBe(0)
    expect((await follow(first, browser, bearer(tokens))).status).toBe(401)
  })

  test('a session that ends while a browser subscribes leaves no subscription', async () => {
    const order = await place(customer.accountId)
    for (let turn = 0; turn < 5; turn++) {
      const tokens = await logIn()
      const browser = await open()
      await Promise.all([
        follow(order, browser, bearer(tokens)),
        sendCall('POST', '/auth/logout', undefined, {
          authorization: `Bearer ${tokens.refreshToken}`,
        }),
      ])
    }
    await act(order, 'accept')
    expect(await sendAll()).toBe(0)
  })

  test('has no more than ten browsers, and turns them all off with one press', async () => {
    const tokens = await logIn()
    const order = await place(customer.accountId)
    const browsers = await Promise.all(Array.from({ length: 13 }, open))
    await Promise.all(browsers.map((browser) => follow(order, browser, bearer(tokens))))
    const read = async () => (await sendCall('GET', '/user/news', undefined, bearer(tokens))).body
    expect(await read()).toMatchObject({ browsers: 10 })
    await sendCall('DELETE', '/user/news/browsers', undefined, bearer(tokens))
    expect(await read()).toMatchObject({ browsers: 0 })
  })
})

test.each([
  ['a stranger', async () => ({})],
  ['a visitor with the token of another order', async () => shown(await place())],
  [
    'another customer',
    async () => (await openTestAccount(push.server.context, 'customer')).headers,
  ],
])('%s subscribes to no order', async (_who, headersOf) => {
  const order = await place(customer.accountId)
  const browser = await open()
  const headers = await headersOf()
  const missing = { status: 404, body: { message: 'NONEXISTING_ORDER' } }
  expect(await follow(order, browser, headers)).toMatchObject(missing)
  expect(await find(order, browser, headers)).toMatchObject(missing)
  const { endpoint } = browser.subscription
  const path = `/order/${order.orderId}/push/stop`
  expect(await sendCall('POST', path, { endpoint }, headers)).toMatchObject(missing)
})

test('staff of the store have no news of its customers sent to them', async () => {
  const order = await place(customer.accountId)
  const staff = await openTestAccount(push.server.context, 'partner', { storeIds: [storeId] })
  const refused = { status: 403, body: { message: 'PROFILE_TYPE_NOT_ALLOWED' } }
  expect(await follow(order, await open(), staff.headers)).toMatchObject(refused)
  expect(await sendCall('GET', '/user/news', undefined, staff.headers)).toMatchObject(refused)
})

test('the browsers of an order are deleted a month later', async () => {
  const order = await place()
  const browser = await open()
  await follow(order, browser, shown(order))
  const { signal } = new AbortController()
  push.server.setNow(new Date(FRIDAY_EVENING.getTime() + 29 * 86_400_000))
  await deleteOldNews(push.server.context, signal)
  expect((await find(order, browser, shown(order))).body).toEqual({ isOn: true })
  push.server.setNow(new Date(FRIDAY_EVENING.getTime() + 31 * 86_400_000))
  await deleteOldNews(push.server.context, signal)
  expect((await find(order, browser, shown(order))).body).toEqual({ isOn: false })
})
