import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Act, Actor } from '#rules/orders/order-status.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { openPushTest, type TestBrowser, type PushTest } from './testing/browser.ts'
import { orderNewsOf, shown } from './testing/order-news.ts'

let push: PushTest
let storeId: string

beforeAll(async () => {
  push = await openPushTest()
  storeId = (await openTestStore(push.server.context)).storeId
})
beforeEach(() => push.server.setNow(FRIDAY_EVENING))
afterEach(async () => {
  warned.length = 0
  await mood('well')
})
afterAll(() => push.close())

const { warned, sendCall, follow, find, place, act, takeJobs, send, sendAll, open } = orderNewsOf(
  () => ({ push, storeId }),
)

const mood = (name: string) => fetch(`${push.sandbox.url}/push/api/mood/${name}`, { method: 'PUT' })

describe('a visitor with the link of an order', () => {
  test('gets its news, without any personal data', async () => {
    const order = await place()
    const browser = await open()
    expect((await find(order, browser, shown(order))).body).toEqual({ isOn: false })
    expect((await follow(order, browser, shown(order))).status).toBe(204)
    expect((await find(order, browser, shown(order))).body).toEqual({ isOn: true })
    await act(order, 'accept')
    await sendAll()
    await act(order, 'dispatch')
    await sendAll()
    await act(order, 'complete')
    expect(await sendAll()).toBe(0)
    const [last, first] = await browser.received()
    expect(JSON.parse(first?.text ?? '')).toEqual({
      title: 'Mare Street Pizza',
      body: 'Your order is accepted. Arriving 19:25 to 19:35.',
      path: `/account/orders/${order.orderId}`,
      tag: order.orderId,
    })
    expect(JSON.parse(last?.text ?? '')).toMatchObject({
      body: 'Your order is on its way. Arriving 19:05 to 19:15.',
    })
    expect(last).toMatchObject({ contact: 'mailto:orders@tuckin.example', ttlSeconds: 3600 })
    expect(last?.topic).toBe(first?.topic)
    expect(`${first?.text} ${last?.text}`).not.toMatch(/Sam|Taylor|Graham|E8|£|Margherita|nuts/)
  })

  test('gets it in the language of the order', async () => {
    const order = await place()
    await push.server.context.pool.query("UPDATE orders SET language = 'cy'")
    const browser = await open()
    await follow(order, browser, shown(order))
    await act(order, 'decline')
    await sendAll()
    const [news] = await browser.received()
    expect(news?.text).toMatch(/Doedd y bwyty ddim yn gallu.*"\/cy\/account\/orders\//)
  })

  test.each<[Act, Actor, string]>([
    ['decline', 'partner', 'The restaurant couldn’t take your order.'],
    ['expire', 'system', 'The restaurant couldn’t take your order.'],
  ])('gets the news of the action %s', async (name, by, body) => {
    const order = await place()
    const browser = await open()
    await follow(order, browser, shown(order))
    await act(order, name, by)
    await sendAll()
    expect(await browser.bodies()).toEqual([body])
  })

  test('gets the news that it is ready to collect, and that it is cancelled, but not of their own action', async () => {
    const [ready, cancelled, own] = [
      await place(undefined, 'collection'),
      await place(),
      await place(),
    ]
    const browser = await open()
    for (const order of [ready, cancelled, own]) await follow(order, browser, shown(order))
    await act(ready, 'accept')
    await takeJobs()
    await act(ready, 'ready')
    await sendAll()
    await act(cancelled, 'accept')
    await takeJobs()
    await act(cancelled, 'cancel', 'operator')
    await act(own, 'cancel', 'customer')
    expect(await sendAll()).toBe(1)
    expect(await browser.bodies()).toEqual([
      'Your order is cancelled.',
      'Your order is ready to collect.',
    ])
  })

  test('gets no more news once they turn it off', async () => {
    const order = await place()
    const browser = await open()
    await follow(order, browser, shown(order))
    const { endpoint } = browser.subscription
    const stop = await sendCall(
      'POST',
      `/order/${order.orderId}/push/stop`,
      { endpoint },
      shown(order),
    )
    expect(stop.status).toBe(204)
    await act(order, 'accept')
    expect(await sendAll()).toBe(0)
    expect(await browser.received()).toEqual([])
  })

  test('has no more than five browsers, the last ones, however many subscribe at once', async () => {
    const order = await place()
    const browsers = await Promise.all(Array.from({ length: 12 }, open))
    await Promise.all(browsers.map((browser) => follow(order, browser, shown(order))))
    const isOn = async (browser: TestBrowser) =>
      (await find(order, browser, shown(order))).body.isOn
    const on = await Promise.all(browsers.map(isOn))
    expect(on.filter(Boolean)).toHaveLength(5)
    const late = await open()
    push.server.setNow(new Date(FRIDAY_EVENING.getTime() + 1000))
    await follow(order, late, shown(order))
    expect(await isOn(late)).toBe(true)
  })
})

test('gets the news of a refund without its amount', async () => {
  const order = await place()
  const browser = await open()
  await follow(order, browser, shown(order))
  const about = { orderId: order.orderId, happenedAt: FRIDAY_EVENING.toISOString() }
  for (const refundId of ['a', 'a', 'b']) await send({ ...about, news: 'refunded', refundId })
  await send({ ...about, news: 'refundReturned', refundId: 'a' })
  expect(await browser.bodies()).toEqual([
    'Your refund didn’t arrive. See what happens next.',
    'You’re getting a refund for your order.',
    'You’re getting a refund for your order.',
  ])
})

describe('nothing is sent twice', () => {
  test('however often and by how many a job is done', async () => {
    const order = await place()
    const browser = await open()
    await follow(order, browser, shown(order))
    await act(order, 'accept')
    const [job] = await takeJobs()
    if (!job) throw new Error('Nothing to send')
    await Promise.all(Array.from({ length: 8 }, () => send(job)))
    await send(job)
    expect(await browser.received()).toHaveLength(1)
  })

  test('to a browser that subscribes again', async () => {
    const order = await place()
    const browser = await open()
    await Promise.all(Array.from({ length: 4 }, () => follow(order, browser, shown(order))))
    await act(order, 'accept')
    await sendAll()
    expect(await browser.received()).toHaveLength(1)
  })
})

describe('a push service', () => {
  test.each(['busy', 'down'])(
    'that is %s is tried again, and by then is sent once',
    async (how) => {
      const order = await place()
      const browser = await open()
      await follow(order, browser, shown(order))
      await act(order, 'accept')
      const [job] = await takeJobs()
      if (!job) throw new Error('Nothing to send')
      await mood(how)
      await expect(send(job)).rejects.toThrow(how === 'busy' ? '429' : '503')
      await mood('well')
      await send(job)
      expect(await browser.received()).toHaveLength(1)
    },
  )

  test('that redirects is not followed', async () => {
    const order = await place()
    const browser = await open()
    await follow(order, browser, shown(order))
    await act(order, 'accept')
    await mood('elsewhere')
    await sendAll()
    expect(warned).toEqual([expect.objectContaining({ status: '307' })])
    expect(JSON.stringify(warned)).not.toContain(browser.id)
  })

  test('whose browser has unsubscribed gets no more from us', async () => {
    const order = await place()
    const browser = await open()
    await follow(order, browser, shown(order))
    await browser.unsubscribe()
    await act(order, 'accept')
    await sendAll()
    expect((await find(order, browser, shown(order))).body).toEqual({ isOn: false })
  })

  test('gets no news that is an hour old or outdated', async () => {
    const [old, overtaken] = [await place(), await place()]
    const browser = await open()
    for (const order of [old, overtaken]) await follow(order, browser, shown(order))
    await act(overtaken, 'accept')
    await act(overtaken, 'dispatch')
    await act(old, 'accept')
    const jobs = await takeJobs()
    push.server.setNow(new Date(FRIDAY_EVENING.getTime() + 3_600_000))
    await Promise.all(jobs.map(send))
    expect(await browser.bodies()).toEqual([])
    push.server.setNow(new Date(FRIDAY_EVENING.getTime() + 3_599_000))
    await Promise.all(jobs.map(send))
    expect((await browser.bodies()).toSorted()).toEqual([
      expect.stringContaining('accepted'),
      expect.stringContaining('on its way'),
    ])
  })

  test.each<[what: string, wrong: { endpoint?: string; keys?: object; auth?: string }]>([
    ['an address inside', { endpoint: 'http://169.254.169.254/latest' }],
    ['another service', { endpoint: 'https://push.evil.example/send/1' }],
    ['no address', { endpoint: 'push' }],
    ['a key off the curve', { keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }],
    ['a short secret', { auth: 'AAAA' }],
  ])('is refused with %s', async (_what, { auth, ...wrong }) => {
    const order = await place()
    const { subscription } = await open()
    const given = { ...subscription, ...wrong }
    const body = auth ? { ...given, keys: { ...given.keys, auth } } : given
    const answer = await sendCall('PUT', `/order/${order.orderId}/push`, body, shown(order))
    expect(answer).toMatchObject({ status: 422, body: { message: 'PUSH_SUBSCRIPTION_INVALID' } })
  })
})
