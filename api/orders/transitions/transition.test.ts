import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { expireOrders } from './expire-orders.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder, type TestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import type { Service } from '#rules/orders/service.ts'
import type { Act } from '#rules/orders/order-status.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { emailsAbout } from '#api/payments/testing/payments.ts'

let server: TestApp
let storeId: string
let partner: TestAccount

beforeAll(async () => {
  server = await createTestApp()
  storeId = (await openTestStore(server.context)).storeId
  partner = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
})
afterAll(() => server.close())

const minutesLater = (minutes: number) =>
  new Date(FRIDAY_EVENING.getTime() + minutes * 60_000).toISOString()

const place = (service: Service = 'delivery', serviceTime?: Date) =>
  placeTestOrder(server.context, { storeId, service, ...(serviceTime && { serviceTime }) })

async function partnerDoes({ orderId }: TestOrder, act: string, body: object = {}) {
  const url = `/api/v1/partner/orders/${orderId}/${act}`
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: partner.headers,
    ...(Object.keys(body).length > 0 && { body }),
  })
  return { code: answer.statusCode, ...answer.json<Order & { message: string; details: object }>() }
}

async function customerCancels({ orderId, orderToken }: TestOrder) {
  const url = `/api/v1/order/${orderId}/cancel`
  const headers = { 'x-order-token': orderToken }
  const answer = await server.app.inject({ method: 'POST', url, headers })
  return { code: answer.statusCode, ...answer.json<Order & { message: string }>() }
}

const emailsOf = ({ orderId }: TestOrder) => emailsAbout(server, orderId)

const declined = { reason: 'tooBusy', reasonText: 'Sorry' }

describe('the whole way', () => {
  test('of a delivery: accepted, out for delivery, completed', async () => {
    const order = await place()
    expect(await partnerDoes(order, 'accept', { minutes: 30 })).toMatchObject({
      code: 200,
      status: 'accepted',
      acts: ['cancel', 'dispatch'],
    })
    expect(await partnerDoes(order, 'dispatch')).toMatchObject({ status: 'outfordelivery' })
    const done = await partnerDoes(order, 'complete')
    expect(done).toMatchObject({ status: 'completed', acts: [] })
    expect(done.events.map(({ act, by }) => `${act} by ${by}`)).toEqual([
      'place by customer',
      'accept by partner',
      'dispatch by partner',
      'complete by partner',
    ])
    expect(await emailsOf(order)).toEqual([
      'accepted customer',
      'completed customer',
      'completed store',
      'onItsWay customer',
    ])
  })

  test('of a collection: accepted, ready, completed', async () => {
    const order = await place('collection')
    await partnerDoes(order, 'accept')
    expect(await partnerDoes(order, 'ready')).toMatchObject({ status: 'readyforpickup' })
    expect(await partnerDoes(order, 'complete')).toMatchObject({ status: 'completed' })
    expect(await emailsOf(order)).toContain('ready customer')
  })
})

describe('the minutes of an acceptance', () => {
  test('move a delivery to them and the way there', async () => {
    expect(await partnerDoes(await place(), 'accept', { minutes: 30 })).toMatchObject({
      dueAt: minutesLater(45),
    })
  })

  test('move a collection to them', async () => {
    const order = await place('collection')
    expect(await partnerDoes(order, 'accept', { minutes: 5 })).toMatchObject({
      dueAt: minutesLater(5),
    })
  })

  test('leave it due as promised when there are none', async () => {
    expect(await partnerDoes(await place(), 'accept')).toMatchObject({ dueAt: minutesLater(35) })
  })

  test('leave an order with a slot due at its slot', async () => {
    const order = await place('delivery', new Date(minutesLater(120)))
    expect(await partnerDoes(order, 'accept', { minutes: 30 })).toMatchObject({
      dueAt: minutesLater(120),
    })
  })

  test.each([4, 181, 7.5])('are from 5 to 180, whole: not %d', async (minutes) => {
    expect(await partnerDoes(await place(), 'accept', { minutes })).toMatchObject({ code: 400 })
  })
})

describe('the hand-over', () => {
  test('moves a delivery to the way there from when its courier left', async () => {
    const order = await place()
    const accepted = await partnerDoes(order, 'accept', { minutes: 60 })
    expect(accepted).toMatchObject({ dueAt: minutesLater(75), promisedAt: minutesLater(75) })
    const left = { status: 'outfordelivery', dueAt: minutesLater(15), promisedAt: minutesLater(75) }
    expect(await partnerDoes(order, 'dispatch')).toMatchObject(left)
    expect(await partnerDoes(order, 'complete')).toMatchObject({ ...left, status: 'completed' })
  })

  test('moves a collection to when it was ready', async () => {
    const order = await place('collection')
    await partnerDoes(order, 'accept', { minutes: 30 })
    const ready = { dueAt: minutesLater(0), promisedAt: minutesLater(30) }
    expect(await partnerDoes(order, 'ready')).toMatchObject(ready)
  })

  test('leaves an order with a slot due at its slot', async () => {
    const order = await place('delivery', new Date(minutesLater(120)))
    await partnerDoes(order, 'accept')
    expect(await partnerDoes(order, 'dispatch')).toMatchObject({ dueAt: minutesLater(120) })
  })
})

describe('an order ends', () => {
  test('declined, with a reason that the customer reads', async () => {
    const order = await place()
    expect(await partnerDoes(order, 'decline', declined)).toMatchObject({
      status: 'declined',
      ...declined,
      acts: [],
    })
    expect(await emailsOf(order)).toEqual(['declined customer'])
  })

  test('not declined without a reason', async () => {
    expect(await partnerDoes(await place(), 'decline', { reasonText: 'Sorry' })).toMatchObject({
      code: 400,
      message: [{ field: 'reason', code: 'required_field' }],
    })
  })

  test('cancelled by the store after it was accepted', async () => {
    const order = await place()
    await partnerDoes(order, 'accept')
    const reason = { reason: 'productUnavailable', reasonText: 'No dough' }
    expect(await partnerDoes(order, 'cancel', reason)).toMatchObject({
      status: 'cancelled',
      ...reason,
    })
    expect(await emailsOf(order)).toEqual([
      'accepted customer',
      'cancelled customer',
      'cancelled store',
    ])
  })

  test('cancelled by the customer before it was answered', async () => {
    const order = await place()
    expect(await customerCancels(order)).toMatchObject({ status: 'cancelled', reason: null })
    expect(await emailsOf(order)).toEqual(['cancelled customer', 'cancelled store'])
  })

  test('declined by itself at its deadline, not before', async () => {
    const order = await place()
    const at = (minutes: number) => ({
      ...server.context,
      now: () => new Date(minutesLater(minutes)),
    })
    expect(await expireOrders(at(9))).toBe(0)
    expect(await expireOrders(at(10))).toBeGreaterThan(0)
    expect(await readAs(order)).toMatchObject({ status: 'declined', reason: 'noAnswer' })
    expect(await emailsOf(order)).toEqual(['declined customer'])
  })
})

async function readAs({ orderId, orderToken }: TestOrder): Promise<Order> {
  const url = `/api/v1/order/${orderId}`
  const headers = { 'x-order-token': orderToken }
  return (await server.app.inject({ method: 'GET', url, headers })).json()
}

describe('the answer to an act', () => {
  const partnerActs = { accept: { minutes: 30 }, decline: declined, cancel: declined }

  test.each<[Service, Act[]]>([
    ['delivery', ['accept', 'dispatch', 'complete']],
    ['collection', ['accept', 'ready', 'complete']],
    ['delivery', ['accept', 'cancel']],
    ['delivery', ['decline']],
    ['delivery', ['expire']],
  ])('is the order as it is from then on: %s, %j', async (service, acts) => {
    const { orderId } = await place(service)
    for (const act of acts) {
      const by = act === 'expire' ? 'system' : 'partner'
      const given = { ...(act in partnerActs && partnerActs[act as keyof typeof partnerActs]) }
      const answer = await actOnOrder(server.context, {
        orderId,
        act,
        by,
        accountId: null,
        ...given,
      })
      expect(answer).toEqual(await readOrder(server.context, orderId, by))
    }
  })
})

describe('an act that is not possible now answers ORDER_STATUS_INVALID and the status', () => {
  test.each([
    ['pending', [], 'dispatch', {}],
    ['pending', [], 'ready', {}],
    ['pending', [], 'complete', {}],
    ['pending', [], 'cancel', declined],
    ['accepted', ['accept'], 'accept', {}],
    ['accepted', ['accept'], 'decline', declined],
    ['accepted', ['accept'], 'ready', {}],
    ['accepted', ['accept'], 'complete', {}],
    ['outfordelivery', ['accept', 'dispatch'], 'dispatch', {}],
    ['outfordelivery', ['accept', 'dispatch'], 'cancel', declined],
    ['completed', ['accept', 'dispatch', 'complete'], 'complete', {}],
    ['completed', ['accept', 'dispatch', 'complete'], 'cancel', declined],
  ])('%s after %j: no %s', async (status, before, act, body) => {
    const order = await place()
    for (const each of before) await partnerDoes(order, each)
    expect(await partnerDoes(order, act, body)).toMatchObject({
      code: 409,
      message: 'ORDER_STATUS_INVALID',
      details: { status },
    })
    expect((await readAs(order)).events).toHaveLength(before.length + 1)
  })

  test('nor does the customer cancel what was accepted', async () => {
    const order = await place()
    await partnerDoes(order, 'accept')
    expect(await customerCancels(order)).toMatchObject({ message: 'ORDER_STATUS_INVALID' })
  })
})

describe('of two simultaneous acts one happens, and the other is refused by name', () => {
  const by = { by: 'partner', accountId: null } as const
  const decide = (orderId: string, rivals: ('accept' | 'expire' | 'cancel' | 'decline')[]) =>
    Promise.allSettled(
      rivals.map((act) => {
        const actor = { accept: by, decline: by, expire: system, cancel: guest }[act]
        return actOnOrder(server.context, { orderId, act, ...actor })
      }),
    )
  const system = { by: 'system', accountId: null, reason: 'noAnswer' } as const
  const guest = { by: 'customer', accountId: null } as const

  test.each<('accept' | 'expire' | 'cancel' | 'decline')[][]>([
    [['accept', 'expire']],
    [['expire', 'accept']],
    [['accept', 'accept']],
    [['cancel', 'accept']],
    [['decline', 'accept', 'cancel', 'expire']],
    [['expire', 'expire', 'expire', 'expire']],
  ])('%j', async (rivals) => {
    for (let round = 0; round < 15; round++) {
      const order = await place()
      const outcomes = await decide(order.orderId, rivals)
      const winners = outcomes.filter(({ status }) => status === 'fulfilled')
      const losers = outcomes.filter(({ status }) => status === 'rejected')
      expect(winners).toHaveLength(1)
      const { status, events } = await readAs(order)
      for (const loser of losers)
        expect(loser).toMatchObject({
          reason: { code: 'ORDER_STATUS_INVALID', details: { status } },
        })
      expect(events).toHaveLength(2)
      expect(events.at(-1)?.status).toBe(status)
      expect((await emailsOf(order)).length).toBeLessThanOrEqual(2)
    }
  })
})
