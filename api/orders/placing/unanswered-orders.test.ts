import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BotCheckAction } from '#contract/session.ts'
import { CONTACT, customerToken, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { chooseBotCheck } from '#api/outside/choose-drivers.ts'
import type { BotCheckPort } from '#api/outside/bot-check/bot-check.port.ts'
import { solveBotCheck } from '#api/testing/solve-bot-check.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { deleteOldData } from '#api/delete-old-data.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { askToPlace, readyCart, type Placed } from '#api/orders/testing/ready-cart.ts'

let server: TestApp
let store: TestStore
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

let networks = 0
const newNetwork = () => `10.1.${Math.floor(++networks / 250)}.${networks % 250}`
const guestAt = (network: string) =>
  new TestCustomer(server.app, null, { 'x-forwarded-for': network })

async function place(guest: TestCustomer, at = store, email = CONTACT.email) {
  const contact = { ...CONTACT, email }
  return askToPlace(guest, await readyCart(guest, at, { contact }))
}

async function cancel({ body }: { body: Placed }) {
  const { orderToken, id } = body
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/api/v1/order/${id}/cancel`,
    headers: { 'x-order-token': orderToken },
  })
  expect(statusCode).toBe(200)
}

const refused = { message: 'TOO_MANY_UNANSWERED_ORDERS' }
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

describe('unanswered cash orders at one store', () => {
  test('are five from one network, also of orders that are taken back, and then say what to do', async () => {
    const guest = guestAt(newNetwork())
    for (let each = 0; each < 5; each++) await cancel(await place(guest))
    const { status, body } = await place(guest)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      ...refused,
      details: { storeName: 'Mare Street Pizza', retryAfterSeconds: 3600, countedBy: 'network' },
    })
  })

  test('are five however many are placed at once', async () => {
    const guest = guestAt(newNetwork())
    const carts = await Promise.all(Array.from({ length: 12 }, () => readyCart(guest, store)))
    const answers = await Promise.all(carts.map((cart) => askToPlace(guest, cart)))
    expect(statuses(answers).filter((status) => status === 201)).toHaveLength(5)
    const rows = await server.context.pool.query(
      `SELECT payload->>'to' AS "to" FROM graphile_worker._private_jobs
       WHERE payload->>'orderId' IN (SELECT id::text FROM orders WHERE store_id = $1)`,
      [store.storeId],
    )
    expect(rows.rows.filter(({ to }: { to: string }) => to === 'store')).toHaveLength(5)
  })

  test('do not count for other networks, whatever the address, nor for the same person at another store', async () => {
    const stranger = guestAt(newNetwork())
    for (let each = 0; each < 5; each++) await place(stranger)
    expect((await place(stranger)).body).toMatchObject(refused)
    expect((await place(guestAt(newNetwork()))).status).toBe(201)
    expect((await place(stranger, await openTestStore(server.context))).status).toBe(201)
  })

  test('do not count for a customer who logs in, and are counted separately for each account', async () => {
    const network = newNetwork()
    for (let each = 0; each < 5; each++) await place(guestAt(network))
    const { accountId } = await openTestAccount(server.context, 'customer')
    const token = await customerToken(server.context, accountId)
    const customer = () => new TestCustomer(server.app, token, { 'x-forwarded-for': newNetwork() })
    for (let each = 0; each < 5; each++) expect((await place(customer())).status).toBe(201)
    expect((await place(customer())).body).toMatchObject({
      ...refused,
      details: { countedBy: 'account' },
    })
  })

  test('no longer count once the store has accepted or declined them', async () => {
    const guest = guestAt(newNetwork())
    for (const act of ['accept', 'decline', 'accept', 'accept', 'decline', 'accept'] as const) {
      const { body } = await place(guest)
      const acting = { orderId: body.id, by: 'partner', accountId: null } as const
      await actOnOrder(server.context, {
        ...acting,
        ...(act === 'accept' ? { act, minutes: 20 } : { act, reason: 'tooBusy' }),
      })
    }
    expect((await place(guest)).status).toBe(201)
  })

  test('count for an hour, and for a day three times as many', async () => {
    const guest = guestAt(newNetwork())
    const hoursLater = (hours: number) =>
      server.setNow(new Date(FRIDAY_EVENING.getTime() + hours * 3_600_000))
    for (let each = 0; each < 5; each++) await cancel(await place(guest))
    hoursLater(1)
    for (let each = 0; each < 5; each++) await cancel(await place(guest))
    expect((await place(guest)).body).toMatchObject(refused)
    hoursLater(2)
    for (let each = 0; each < 5; each++) await cancel(await place(guest))
    hoursLater(3)
    expect((await place(guest)).body).toMatchObject({
      ...refused,
      details: { retryAfterSeconds: 21 * 3600 },
    })
  })

  test('are answered with the same order when their request is repeated', async () => {
    const guest = guestAt(newNetwork())
    const cart = await readyCart(guest, store)
    const first = await askToPlace(guest, cart)
    for (let each = 0; each < 4; each++) await place(guest)
    expect((await askToPlace(guest, cart)).body.id).toBe(first.body.id)
  })

  test('are known by their network for a day only', async () => {
    await place(guestAt(newNetwork()))
    const known = () =>
      server.context.db
        .selectFrom('orders')
        .select('id')
        .where('store_id', '=', store.storeId)
        .where('network', 'is not', null)
        .execute()
    expect(await known()).toHaveLength(1)
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 24 * 3_600_000 + 1))
    await deleteOldData(server.context, new AbortController().signal)
    expect(await known()).toEqual([])
  })
})

describe('the bot check of a guest who pays in cash', () => {
  let guarded: TestApp
  let botCheck: BotCheckPort
  let shop: TestStore
  beforeAll(async () => {
    const { context } = server
    const configuration = { ...context.configuration, botCheck: true }
    botCheck = chooseBotCheck({ ...context, configuration }, { warn: () => {} })
    guarded = await createTestApp({ botCheck })
    shop = await openTestStore(guarded.context)
  })
  afterAll(() => guarded.close())

  const send = (body: object, headers = {}) =>
    guarded.app.inject({ method: 'POST', url: '/api/v1/order', body, headers })
  const passed = async (action: BotCheckAction = 'order') =>
    solveBotCheck(await botCheck.challenge(action))
  async function wished(customer = new TestCustomer(guarded.app)) {
    const { cartToken, totalPence } = await readyCart(customer, shop)
    return { cartToken, totalPence, paymentMethod: 'cash' }
  }

  test.each([
    ['without one', async () => null],
    ['with one for something else', () => passed('login')],
    ['with nonsense', async () => 'a pass'],
  ])('refuses an order %s, and places nothing', async (_what, token) => {
    const body = { ...(await wished()), captcha: await token() }
    const answer = await send(body)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ message: 'Low recaptcha score.' })
    const placed = { ...body, captcha: await passed() }
    expect((await send(placed)).statusCode).toBe(201)
  })

  test('is passed for one order, which a repeated request gets again', async () => {
    const body = { ...(await wished()), captcha: await passed() }
    const named = { 'idempotency-key': 'one press' }
    const answers = await Promise.all([send(body, named), send(body, named)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(new Set(answers.map((answer) => answer.json<Placed>().id)).size).toBe(1)
    const other = { ...(await wished()), captcha: body.captcha }
    expect((await send(other)).statusCode).toBe(403)
  })

  test('is not spent by an order that is refused for something else', async () => {
    const body = { ...(await wished()), captcha: await passed() }
    const dearer = { ...body, totalPence: body.totalPence + 1 }
    expect((await send(dearer)).statusCode).toBe(409)
    expect((await send(body)).statusCode).toBe(201)
  })

  test('does not apply to a customer who is logged in', async () => {
    const { headers } = await openTestAccount(guarded.context, 'customer')
    const customer = new TestCustomer(guarded.app, headers.authorization.replace('Bearer ', ''))
    expect((await send(await wished(customer), headers)).statusCode).toBe(201)
  })
})
