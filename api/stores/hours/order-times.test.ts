import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace, minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import type { TestStore } from '#api/testing/test-store.ts'
import { delivery, hoursPageOf, openHoursStore, span } from './testing/hours-page.ts'

let server: TestApp
let store: TestStore
let manager: TestAccount
let guest: TestCustomer

beforeAll(async () => {
  server = await createTestApp()
  guest = new TestCustomer(server.app)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await useStore()
})
afterAll(() => server.close())

async function useStore(options: Parameters<typeof openHoursStore>[1] = {}) {
  ;({ store, manager } = await openHoursStore(server, options))
}

const { change, slots, storePage } = hoursPageOf(() => ({
  server,
  store,
  manager,
}))

describe('times of orders', () => {
  test('the last order is taken as long before closing as the store says', async () => {
    await change({ lastOrderMinutes: 180 })
    // Open until 23:00 in London.
    server.setNow(new Date('2026-05-15T19:00:00Z'))
    expect(await slots('collection')).toMatchObject({ isAsapOffered: true })
    server.setNow(new Date('2026-05-15T19:00:01Z'))
    const { isAsapOffered, items } = await slots('collection')
    expect(isAsapOffered).toBe(false)
    expect(items[0]?.startAt).toBe('2026-05-16T10:30:00.000Z')
  })

  test('preparation takes as long as its hour says, for slots, estimates and orders', async () => {
    const preparationHours = [{ day: 'friday' as const, hour: 19, minutes: 45 }]
    await change({ preparationHours })
    expect((await slots('collection')).items[0]?.startAt).toBe(minutesLater(45))
    const cart = await readyCart(guest, store)
    // With the way there.
    expect(cart.minutes).toEqual({ from: 60, to: 70 })
    const placed = await askToPlace(guest, cart)
    expect(placed.body).toMatchObject({ preparationMinutes: 45, dueAt: minutesLater(70) })
  })

  test('an order for a slot is prepared in the minutes of its hour, not of now', async () => {
    await change({ preparationHours: [{ day: 'saturday', hour: 18, minutes: 40 }] })
    const cart = await readyCart(guest, store, {
      // Saturday 19:30 in London; it leaves at 19:05, so that the kitchen begins at 18:25.
      serviceTime: '2026-05-16T18:30:00.000Z',
    })
    const placed = await askToPlace(guest, cart)
    expect(placed.body).toMatchObject({ preparationMinutes: 40 })
  })

  test('orders for a quarter of an hour are limited', async () => {
    await change({ slotOrders: 1 })
    const at = minutesLater(90)
    await askToPlace(guest, await readyCart(guest, store, { serviceTime: at }))
    const full = (await slots()).items.filter(({ isFull }) => isFull)
    expect(full.map(({ startAt }) => startAt)).toEqual([at])
  })

  test('without pre-orders a closed store is closed', async () => {
    await change((hours) => ({ ...delivery({ friday: [] })(hours), preOrderDays: 0 }))
    expect(await storePage()).toMatchObject({ tab: 'closed' })
  })
})

describe('a basket whose time is no longer offered', () => {
  const AT_NINE = minutesLater(120)
  const codes = async (cartToken: string) =>
    (await guest.cart('GET', `/cart/${cartToken}`)).problems.map(({ code }) => code)

  test('says that the store is closed then, and is not ordered', async () => {
    const cart = await readyCart(guest, store, { serviceTime: AT_NINE })
    expect(cart.problems).toEqual([])
    await change(delivery({ friday: [span('11:00', 570)] }))
    expect(await codes(cart.cartToken)).toEqual(['STORE_IS_CLOSED'])
    const { status, body } = await askToPlace(guest, cart)
    expect({ status, body }).toMatchObject({ status: 409, body: { message: 'STORE_IS_CLOSED' } })
  })

  test('says that the store is closed where it takes no orders at all', async () => {
    const cart = await readyCart(guest, store, { serviceTime: AT_NINE })
    await change((hours) => ({ ...delivery({ friday: [] })(hours), preOrderDays: 0 }))
    expect(await codes(cart.cartToken)).toEqual(['STORE_IS_CLOSED'])
  })
})
