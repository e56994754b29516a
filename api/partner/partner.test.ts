import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { partnerCalls, type PartnerStore } from '#contract/partner/partner.ts'
import type { Order } from '#contract/orders.ts'
import { accessHeaders, openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let storeId: string
let partner: TestAccount

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  storeId = (await openTestStore(server.context)).storeId
  partner = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
})
afterAll(() => server.close())

async function setNow(now: Date) {
  server.setNow(now)
  partner.headers = await accessHeaders(server.context, partner.accountId, 'partner')
}

const minutesLater = (minutes: number) => new Date(FRIDAY_EVENING.getTime() + minutes * 60_000)

async function send<Body>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { headers = partner.headers, body }: { headers?: Record<string, string>; body?: object } = {},
) {
  const url = `/api/v1/partner${path}`
  const answer = await server.app.inject({ method, url, headers, ...(body && { body }) })
  return { code: answer.statusCode, ...answer.json<Body & { message: string }>() }
}

const board = () => send<PartnerStore>('GET', `/stores/${storeId}`)

describe('an override of a store ends automatically', () => {
  test('a pause', async () => {
    const paused = await send('PUT', `/stores/${storeId}/pause`, { body: { minutes: 30 } })
    const pausedUntil = minutesLater(30).toISOString()
    expect(paused).toMatchObject({ code: 200, pausedUntil, tab: 'preorder' })
    await setNow(minutesLater(29))
    expect(await board()).toMatchObject({ pausedUntil })
    await setNow(minutesLater(30))
    expect(await board()).toMatchObject({ pausedUntil: null, tab: 'available' })
  })

  test('or at once, when the partner says so', async () => {
    await send('PUT', `/stores/${storeId}/pause`, { body: { minutes: 30 } })
    const body = { minutes: 0 }
    expect(await send('PUT', `/stores/${storeId}/pause`, { body })).toMatchObject({
      pausedUntil: null,
      tab: 'available',
    })
  })

  test('being busy', async () => {
    const body = { addedMinutes: 15, forMinutes: 60 }
    expect(await send('PUT', `/stores/${storeId}/busy`, { body })).toMatchObject({
      busyMinutes: 15,
      busyUntil: minutesLater(60).toISOString(),
    })
    await setNow(minutesLater(60))
    expect(await board()).toMatchObject({ busyMinutes: 0, busyUntil: null })
  })

  test('being busy at once', async () => {
    const busy = (addedMinutes: number) =>
      send('PUT', `/stores/${storeId}/busy`, { body: { addedMinutes, forMinutes: 60 } })
    await busy(15)
    expect(await busy(0)).toMatchObject({ busyMinutes: 0, busyUntil: null })
  })

  test.each([
    ['pause', { minutes: -1 }],
    ['pause', { minutes: 1441 }],
    ['busy', { addedMinutes: 61, forMinutes: 60 }],
    ['busy', { addedMinutes: 10, forMinutes: 14 }],
  ])('and is not without measure: %s %j', async (what, body) => {
    expect(await send('PUT', `/stores/${storeId}/${what}`, { body })).toMatchObject({ code: 400 })
  })
})

describe('the orders of a store', () => {
  type Page = { items: Order[]; nextCursor: string | null }
  const list = async (query: string) => {
    const page = await send<Page>('GET', `/stores/${storeId}/orders?${query}`)
    return { ids: page.items.map(({ id }) => id), nextCursor: page.nextCursor }
  }
  const does = (orderId: string, act: string, body: object = {}) =>
    send('POST', `/orders/${orderId}/${act}`, { body })

  test('that are open come the one due first first, whatever their status', async () => {
    const { context } = server
    const later = await placeTestOrder(context, { storeId, serviceTime: minutesLater(90) })
    const soon = await placeTestOrder(context, { storeId })
    const sooner = await placeTestOrder(context, { storeId, service: 'collection' })
    await does(soon.orderId, 'accept')
    await does(soon.orderId, 'dispatch')
    const ids = [sooner.orderId, soon.orderId, later.orderId]
    expect(await list('')).toEqual({ ids, nextCursor: null })
    const first = await list('limit=2')
    expect(first.ids).toEqual(ids.slice(0, 2))
    expect(await list(`limit=2&cursor=${first.nextCursor}`)).toEqual({
      ids: ids.slice(2),
      nextCursor: null,
    })
  })

  test('that are done today come the last one first, and are counted', async () => {
    const { context } = server
    const ids: string[] = []
    for (const minute of [1, 2, 3]) {
      await setNow(minutesLater(minute))
      const { orderId } = await placeTestOrder(context, { storeId })
      await does(orderId, 'decline', { reason: 'closing' })
      ids.unshift(orderId)
    }
    await placeTestOrder(context, { storeId })
    expect(await list('state=done')).toEqual({ ids, nextCursor: null })
    const { nextCursor } = await list('state=done&limit=1')
    expect((await list(`state=done&cursor=${nextCursor}`)).ids).toEqual(ids.slice(1))
    expect(await board()).toMatchObject({ doneToday: 3 })
    await setNow(new Date('2026-05-16T09:00:00Z'))
    expect(await board()).toMatchObject({ doneToday: 0 })
  })

  test('are not those of other stores', async () => {
    const other = await openTestStore(server.context)
    await placeTestOrder(server.context, { storeId: other.storeId })
    expect((await list('')).ids).toEqual([])
  })

  test('carry what the partner may do', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    expect(await send('GET', `/orders/${orderId}`)).toMatchObject({
      id: orderId,
      acts: ['accept', 'decline'],
    })
  })
})

describe('for everyone but who works for the store', () => {
  const reason = { reason: 'tooBusy' }
  const bodies: Record<string, object> = {
    pauseStore: { minutes: 30 },
    markStoreBusy: { addedMinutes: 10, forMinutes: 60 },
    declineOrder: reason,
    cancelAcceptedOrder: reason,
    delayOrder: { minutes: 5, dueAt: '2026-05-15T19:00:00Z' },
    undoOrderAct: { eventId: 1 },
  }
  const calls = Object.values(partnerCalls)

  test.each(calls)('$id is refused', async ({ id, method, path }) => {
    const { context } = server
    const elsewhere = await openTestStore(context)
    const colleague = await openTestAccount(context, 'partner', { storeIds: [elsewhere.storeId] })
    const customer = await openTestAccount(context, 'customer')
    const operator = await openTestAccount(context, 'operator')
    const { orderId, orderToken } = await placeTestOrder(context, { storeId })
    const to = path
      .replace('/partner', '')
      .replace(':storeId', storeId)
      .replace(':orderId', orderId)
    const body = bodies[id]
    const answerTo = async (headers: Record<string, string>) => {
      const options = { headers, ...(body && { body }) }
      // Calls of partners only read, put and post.
      const { code, message } = await send(method as 'GET' | 'POST' | 'PUT', to, options)
      return [code, message]
    }
    const missing = path.includes(':storeId') ? 'NONEXISTING_STORE' : 'NONEXISTING_ORDER'
    expect(await answerTo(colleague.headers)).toEqual([404, missing])
    expect(await answerTo({})).toEqual([401, 'UNAUTHORIZED'])
    expect(await answerTo({ 'x-order-token': orderToken })).toEqual([401, 'UNAUTHORIZED'])
    expect(await answerTo(customer.headers)).toEqual([403, 'PROFILE_TYPE_NOT_ALLOWED'])
    expect(await answerTo(operator.headers)).toEqual([403, 'PROFILE_TYPE_NOT_ALLOWED'])
    expect(await send('GET', `/orders/${orderId}`)).toMatchObject({ status: 'pending' })
    expect(await board()).toMatchObject({ pausedUntil: null, busyMinutes: 0 })
  })
})
