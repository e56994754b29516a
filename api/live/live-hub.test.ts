import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { openOtherProcess } from '#api/testing/other-process.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder, type TestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import type { Act } from '#rules/orders/order-status.ts'
import { TestStream } from './testing/stream.ts'

let server: TestApp
let url: string
let storeId: string
let partner: TestAccount
const streams: TestStream[] = []

beforeAll(async () => {
  // So that a reader can choose their network address.
  server = await createTestApp({ env: { TRUST_PROXY: '1' } })
  url = await server.app.listen({ port: 0 })
  storeId = (await openTestStore(server.context)).storeId
  partner = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
})
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave()
})
afterAll(async () => {
  // Fetch may have opened a connection that it never used, which waits for no answer.
  server.app.server.closeAllConnections()
  await server.close()
})

async function open(path: string, headers: Record<string, string>, at = url) {
  const stream = await TestStream.open(at, path, headers)
  streams.push(stream)
  return stream
}

const place = () => placeTestOrder(server.context, { storeId })

const act = ({ orderId }: TestOrder, act: Act) =>
  actOnOrder(server.context, { orderId, act, by: 'partner', accountId: partner.accountId })

const watchOrder = ({ orderId, orderToken }: TestOrder, headers = {}, at = url) =>
  open(`/order/${orderId}/events`, { 'x-order-token': orderToken, ...headers }, at)

const watchStore = (headers = {}) =>
  open(`/partner/stores/${storeId}/events`, { ...partner.headers, ...headers })

describe('the stream of an order', () => {
  // Tried again, because a machine may be busy for longer than that.
  test('sends what has happened, then what happens, within a second', { retry: 3 }, async () => {
    const order = await place()
    const stream = await watchOrder(order)
    expect(await stream.next()).toMatchObject({ event: 'order', data: { act: 'place' } })
    await act(order, 'accept')
    const committedAt = performance.now()
    const message = await stream.next()
    expect(performance.now() - committedAt).toBeLessThan(1000)
    expect(message).toEqual({
      id: String(message?.data['id']),
      event: 'order',
      data: {
        id: expect.any(Number),
        act: 'accept',
        status: 'accepted',
        by: 'partner',
        at: server.context.now().toISOString(),
      },
    })
  })

  test('goes on after the event that was read last', async () => {
    const order = await place()
    const [placed] = await (await watchOrder(order)).take(1)
    await act(order, 'accept')
    await act(order, 'dispatch')
    const stream = await watchOrder(order, { 'last-event-id': placed?.id ?? '' })
    const missed = await stream.take(2)
    expect(missed.map(({ data }) => data['act'])).toEqual(['accept', 'dispatch'])
    await act(order, 'complete')
    expect(await stream.next()).toMatchObject({ data: { act: 'complete' } })
  })

  test('sends each event once, in their order, whenever a reader connects', async () => {
    const order = await place()
    const opening = Array.from({ length: 20 }, async (_, turn) => {
      await pause(turn)
      return watchOrder(order)
    })
    const acting = act(order, 'accept').then(() => act(order, 'dispatch'))
    await acting
    const all = await Promise.all(opening)
    await act(order, 'complete')
    for (const stream of all) {
      const acts = (await stream.take(4)).map(({ data }) => data['act'])
      expect(acts).toEqual(['place', 'accept', 'dispatch', 'complete'])
    }
  })

  test('sends nothing about other orders', async () => {
    const [order, other] = [await place(), await place()]
    const stream = await watchOrder(order)
    await stream.next()
    await act(other, 'accept')
    await act(order, 'decline')
    expect(await stream.next()).toMatchObject({ data: { act: 'decline' } })
  })

  test('is neither cached nor compressed nor buffered on the way', async () => {
    const stream = await watchOrder(await place(), { 'accept-encoding': 'gzip, br' })
    expect(stream.response.status).toBe(200)
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(stream.response.headers.has('content-encoding')).toBe(false)
  })

  test('receives the events of another server process', async () => {
    const other = await openOtherProcess(server.context)
    const order = await place()
    const stream = await watchOrder(order, {}, other.url)
    await stream.next()
    await act(order, 'accept')
    expect(await stream.next()).toMatchObject({ data: { act: 'accept' } })
    await other.close()
  })

  test('misses nothing while the connection to PostgreSQL is broken', async () => {
    const order = await place()
    const stream = await watchOrder(order)
    await stream.next()
    await server.context.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'tuck-in listener' AND datname = current_database()`,
    )
    await act(order, 'accept')
    expect(await stream.next()).toMatchObject({ data: { act: 'accept' } })
    await act(order, 'dispatch')
    expect(await stream.next()).toMatchObject({ data: { act: 'dispatch' } })
  })
})

describe('the stream of a store', () => {
  test('sends each order that comes in and its events', async () => {
    const before = await place()
    const stream = await watchStore()
    while ((await stream.next())?.data['orderId'] !== before.orderId);
    const order = await place()
    await act(order, 'accept')
    expect(await stream.take(2)).toMatchObject([
      { event: 'order', data: { orderId: order.orderId, act: 'place', status: 'pending' } },
      { event: 'order', data: { orderId: order.orderId, act: 'accept', status: 'accepted' } },
    ])
  })

  test('goes on with the minute before the event that was read last, as ids may commit late', async () => {
    const other = await openTestStore(server.context)
    const headers = await openTestAccount(server.context, 'partner', { storeIds: [other.storeId] })
    const now = server.context.now().getTime()
    const placed: string[] = []
    for (const secondsAgo of [300, 50, 10, 0]) {
      const placedAt = new Date(now - secondsAgo * 1000)
      placed.push((await placeTestOrder(server.context, { ...other, placedAt })).orderId)
    }
    const path = `/partner/stores/${other.storeId}/events`
    const first = await open(path, headers.headers)
    const seen = await first.take(3)
    expect(seen.map(({ data }) => data['orderId'])).toEqual(placed.slice(1))
    const again = await open(path, { ...headers.headers, 'last-event-id': seen[1]?.id ?? '' })
    expect((await again.take(3)).map(({ id }) => id)).toEqual(seen.map(({ id }) => id))
  })

  test('waits in a store without events', async () => {
    const quiet = await openTestStore(server.context)
    const { headers } = await openTestAccount(server.context, 'partner', {
      storeIds: [quiet.storeId],
    })
    const stream = await open(`/partner/stores/${quiet.storeId}/events`, headers)
    const { orderId } = await placeTestOrder(server.context, { storeId: quiet.storeId })
    expect(await stream.next()).toMatchObject({ data: { orderId } })
  })
})

test(
  'every device of a store hears within a second that it is paused, in whichever process',
  {
    retry: 3,
  },
  async () => {
    const other = await openOtherProcess(server.context)
    const path = `/partner/stores/${storeId}/events`
    const devices = await Promise.all([url, other.url].map((at) => open(path, partner.headers, at)))
    // Whoever has heard of an order is listening.
    await place()
    for (const device of devices) await device.next()
    const method = 'PUT'
    const headers = { ...partner.headers, 'content-type': 'application/json' }
    const body = JSON.stringify({ minutes: 30 })
    const pausedAt = performance.now()
    await fetch(`${url}/api/v1/partner/stores/${storeId}/pause`, { method, headers, body })
    for (const device of devices)
      expect(await device.next('store')).toMatchObject({ id: '', data: { storeId } })
    expect(performance.now() - pausedAt).toBeLessThan(1000)
    await other.close()
  },
)

describe('a stream is not for everyone', () => {
  test.each([
    ['without the token', {}],
    ['with the token of another order', { 'x-order-token': 'x'.repeat(43) }],
  ])('an order is not found %s', async (_how, headers) => {
    const { orderId } = await place()
    const answer = await fetch(`${url}/api/v1/order/${orderId}/events`, { headers })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ message: 'NONEXISTING_ORDER' })
  })

  test('a store is not found for staff of another', async () => {
    const stranger = await openTestAccount(server.context, 'partner')
    const answer = await fetch(`${url}/api/v1/partner/stores/${storeId}/events`, stranger)
    expect(await answer.json()).toMatchObject({ message: 'NONEXISTING_STORE' })
  })

  test('one network has 200 at most, and may have another when one has ended', async () => {
    const order = await place()
    const from = (address: string) => watchOrder(order, { 'x-forwarded-for': address })
    const all = await Promise.all(
      Array.from({ length: 210 }, (_, host) => from(`2001:db8:3:3::${host.toString(16)}`)),
    )
    const refused = all.filter(({ response }) => response.status === 429)
    expect(refused).toHaveLength(10)
    expect((await from('2001:db8:3:4::1')).response.status).toBe(200)
    for (const stream of all) stream.leave()
    const again = async () => (await from('2001:db8:3:3::ffff')).response.status
    await expect.poll(again).toBe(200)
  })
})

test('a reader who leaves before the answer starts has no stream', async () => {
  const { orderId, orderToken } = await place()
  const { hostname, port } = new URL(url)
  const request = `GET /api/v1/order/${orderId}/events HTTP/1.1\r
host: test\r
x-order-token: ${orderToken}\r
\r
`
  const hasty = Array.from({ length: 250 }, async () => {
    const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''))
    socket.write(request, () => socket.resetAndDestroy())
    await once(socket, 'close')
  })
  await Promise.all(hasty)
  const openAll = async () => {
    const all = Array.from({ length: 200 }, () => watchOrder({ orderId, orderToken }))
    const opened = await Promise.all(all)
    const isAll = opened.every(({ response }) => response.ok)
    for (const stream of opened) stream.leave()
    return isAll
  }
  await expect.poll(openAll, { interval: 200 }).toBe(true)
})

test('a server that closes ends its streams, not waiting for readers', { retry: 3 }, async () => {
  const other = await openOtherProcess(server.context)
  const stream = await watchOrder(await place(), {}, other.url)
  await stream.next()
  const before = performance.now()
  await other.app.close()
  expect(performance.now() - before).toBeLessThan(2000)
  expect(await stream.next()).toBeNull()
  await other.close()
})
