import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'

let server: TestApp
let storeId: string
let customer: TestAccount
let stranger: TestAccount
let partner: TestAccount

beforeAll(async () => {
  server = await createTestApp()
  const { context } = server
  storeId = (await openTestStore(context)).storeId
  customer = await openTestAccount(context, 'customer')
  stranger = await openTestAccount(context, 'customer')
  partner = await openTestAccount(context, 'partner', { storeIds: [storeId] })
})
afterAll(() => server.close())

type Headers = Record<string, string>

async function send<Body = Order & { message: string }>(
  method: 'GET' | 'POST',
  path: string,
  headers: Headers = {},
) {
  const answer = await server.app.inject({ method, url: `/api/v1${path}`, headers })
  return { code: answer.statusCode, headers: answer.headers, body: answer.json<Body>() }
}

describe('an order', () => {
  test('is what was promised, with the possible acts, and is not cacheable', async () => {
    const { accountId } = customer
    const { orderId } = await placeTestOrder(server.context, { storeId, accountId })
    const { code, headers, body } = await send('GET', `/order/${orderId}`, customer.headers)
    expect(code).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({
      id: orderId,
      status: 'pending',
      store: { id: storeId, legalName: 'Mare Street Pizza Ltd' },
      serviceType: 'delivery',
      serviceTime: 'asap',
      placedAt: '2026-05-15T18:00:00.000Z',
      dueAt: '2026-05-15T18:35:00.000Z',
      deadlineAt: '2026-05-15T18:10:00.000Z',
      reason: null,
      contact: { name: 'Sam Taylor' },
      allergyNote: 'No nuts, please.',
      lines: [
        {
          name: 'Margherita',
          quantity: 2,
          unitPricePence: 1140,
          linePence: 2280,
          options: [{ groupName: 'Extras', name: 'Cheese', quantity: 1 }],
          allergens: { contains: ['gluten', 'milk'] },
        },
      ],
      totalPence: 2340,
      events: [{ act: 'place', status: 'pending', by: 'customer' }],
      acts: ['cancel'],
    })
    expect(JSON.stringify(body)).not.toContain(accountId)
  })

  test('with a slot is wanted at its slot', async () => {
    const serviceTime = new Date('2026-05-15T20:15:00Z')
    const order = await placeTestOrder(server.context, { storeId, serviceTime })
    const shown = { 'x-order-token': order.orderToken }
    expect((await send('GET', `/order/${order.orderId}`, shown)).body).toMatchObject({
      serviceTime: serviceTime.toISOString(),
      dueAt: serviceTime.toISOString(),
    })
  })
})

describe('an order is there only for', () => {
  const calls = [
    ['GET', ''],
    ['POST', '/cancel'],
    ['GET', '/events'],
  ] as const

  test.each(calls)('its customer or its token: %s%s', async (method, path) => {
    const { context } = server
    const mine = await placeTestOrder(context, { storeId, accountId: customer.accountId })
    const guests = await placeTestOrder(context, { storeId })
    const others: [string, Headers][] = [
      [mine.orderId, {}],
      [mine.orderId, stranger.headers],
      [mine.orderId, { 'x-order-token': guests.orderToken }],
      [guests.orderId, {}],
      [guests.orderId, customer.headers],
      [guests.orderId, { 'x-order-token': '' }],
      ['00000000-0000-4000-8000-000000000000', customer.headers],
    ]
    for (const [orderId, headers] of others) {
      const { code, body } = await send(method, `/order/${orderId}${path}`, headers)
      expect([code, body.message]).toEqual([404, 'NONEXISTING_ORDER'])
    }
    expect((await send('GET', `/order/${guests.orderId}`, shown(guests))).body.status).toBe(
      'pending',
    )
  })

  const shown = ({ orderToken }: { orderToken: string }) => ({ 'x-order-token': orderToken })

  test('a customer who also shows the token of a guest’s', async () => {
    const guests = await placeTestOrder(server.context, { storeId })
    const headers = { ...stranger.headers, ...shown(guests) }
    expect((await send('GET', `/order/${guests.orderId}`, headers)).code).toBe(200)
  })

  test('no staff of a store, on the site of customers', async () => {
    const { orderId } = await placeTestOrder(server.context, { storeId })
    const { code, body } = await send('GET', `/order/${orderId}`, partner.headers)
    expect([code, body.message]).toEqual([403, 'PROFILE_TYPE_NOT_ALLOWED'])
  })

  test('a malformed id is no id', async () => {
    const { code, body } = await send('GET', '/order/1', customer.headers)
    expect([code, body.message]).toEqual([400, 'INVALID_ID_PAREMETER'])
  })
})

describe('the orders of a customer', () => {
  type Page = { items: Order[]; nextCursor: string | null }

  test('come newest first, a page at a time, each once', async () => {
    const { context } = server
    const { accountId, headers } = await openTestAccount(context, 'customer')
    const placed: string[] = []
    for (const minutesAgo of [30, 20, 20, 20, 10]) {
      const placedAt = new Date(FRIDAY_EVENING.getTime() - minutesAgo * 60_000)
      placed.unshift((await placeTestOrder(context, { storeId, accountId, placedAt })).orderId)
    }
    await placeTestOrder(context, { storeId, accountId: stranger.accountId })
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query = `?limit=2${cursor && `&cursor=${cursor}`}`
      const page: Page = (await send<Page>('GET', `/order${query}`, headers)).body
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(5)
    expect([seen[0], seen[4]]).toEqual([placed[0], placed[4]])
    expect(new Set(seen)).toEqual(new Set(placed))
  })

  test('are in progress or completed', async () => {
    const { context } = server
    const { accountId, headers } = await openTestAccount(context, 'customer')
    const [open, over] = [
      await placeTestOrder(context, { storeId, accountId }),
      await placeTestOrder(context, { storeId, accountId }),
    ]
    const { orderId } = over
    await actOnOrder(context, { orderId, act: 'cancel', by: 'customer', accountId })
    const list = async (state: string) =>
      (await send<Page>('GET', `/order?state=${state}`, headers)).body.items.map(({ id }) => id)
    expect(await list('inProgress')).toEqual([open.orderId])
    expect(await list('completed')).toEqual([over.orderId])
  })

  test('are for those who signed in', async () => {
    expect((await send('GET', '/order')).body).toMatchObject({ message: 'UNAUTHORIZED' })
  })

  test('do not begin after a made-up place', async () => {
    const { body } = await send<object>('GET', "/order?cursor=1'--", customer.headers)
    expect(body).toMatchObject({ message: [{ field: 'cursor', code: 'invalid_value' }] })
  })
})
