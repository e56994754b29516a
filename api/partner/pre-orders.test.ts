import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { askToPlace, minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: TestApp
let store: TestStore
let cook: TestAccount

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  store = await openTestStore(server.context)
  const storeIds = [store.storeId]
  cook = await openTestAccount(server.context, 'partner', { storeIds, role: 'kitchen' })
})
afterAll(() => server.close())

async function send<Body>(method: 'POST' | 'PUT', path: string, body: object = {}) {
  const url = `/api/v1/partner${path}`
  const answer = await server.app.inject({ method, url, headers: cook.headers, body })
  return { code: answer.statusCode, ...answer.json<Body & { message: string }>() }
}

describe('an order for later', () => {
  const serviceTime = new Date(FRIDAY_EVENING.getTime() + 2 * 3_600_000)
  const place = () => placeTestOrder(server.context, { storeId: store.storeId, serviceTime })
  const act = (orderId: string, name: string) => send<Order>('POST', `/orders/${orderId}/${name}`)

  test('is begun once, by many at once, and stays accepted', async () => {
    const { orderId } = await place()
    await act(orderId, 'accept')
    const answers = await Promise.all(Array.from({ length: 6 }, () => act(orderId, 'start')))
    for (const answer of answers) expect(answer).toMatchObject({ code: 200, status: 'accepted' })
    const { events } = await act(orderId, 'start')
    expect(events.filter((event) => event.act === 'start')).toMatchObject([{ by: 'partner' }])
    expect(await act(orderId, 'dispatch')).toMatchObject({ code: 200, status: 'outfordelivery' })
  })

  test('is not begun before it is accepted, nor is one for as soon as possible', async () => {
    const { orderId } = await place()
    expect(await act(orderId, 'start')).toMatchObject({
      code: 409,
      message: 'ORDER_STATUS_INVALID',
    })
    const soon = await placeTestOrder(server.context, { storeId: store.storeId })
    await act(soon.orderId, 'accept')
    expect(await act(soon.orderId, 'start')).toMatchObject({ code: 409 })
  })
})

describe('a pause', () => {
  const pause = (takesPreOrders: boolean) =>
    send<PartnerStore>('PUT', `/stores/${store.storeId}/pause`, { minutes: 30, takesPreOrders })
  const slot = { serviceTime: minutesLater(150) }

  test('that takes orders for later takes them, and none for now', async () => {
    const guest = new TestCustomer(server.app)
    const [later, now] = [await readyCart(guest, store, slot), await readyCart(guest, store)]
    const paused = { tab: 'preorder', pauseTakesPreOrders: true, pauseReason: 'staff' }
    expect(await pause(true)).toMatchObject(paused)
    expect(await askToPlace(guest, now)).toMatchObject({ body: { message: 'STORE_IS_CLOSED' } })
    expect((await askToPlace(guest, later)).status).toBe(201)
  })

  test('that takes none refuses both, also in the basket, until it is ended', async () => {
    const guest = new TestCustomer(server.app)
    const carts = [await readyCart(guest, store, slot), await readyCart(guest, store)]
    expect(await pause(false)).toMatchObject({ tab: 'closed', pauseTakesPreOrders: false })
    for (const { cartToken, totalPence } of carts) {
      const { body } = await guest.ask<{ problems: object[] }>('GET', `/cart/${cartToken}`)
      expect(body.problems).toMatchObject([{ code: 'STORE_IS_CLOSED' }])
      expect(await askToPlace(guest, { cartToken, totalPence })).toMatchObject({
        body: { message: 'STORE_IS_CLOSED' },
      })
    }
    await send('PUT', `/stores/${store.storeId}/pause`, { minutes: 0 })
    for (const cart of carts) expect((await askToPlace(guest, cart)).status).toBe(201)
  })
})
