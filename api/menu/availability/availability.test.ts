import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Category, ProductWithOptions } from '#contract/menu.ts'
import type { StoreChange } from '#contract/partner/changes.ts'
import type { Availability, StaffMenu } from '#contract/partner/sold-out.ts'
import { garlicBread, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { accessHeaders, openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: TestApp
let address: string
let guest: TestCustomer
let store: TestStore
let cook: TestAccount
const SATURDAY_5AM = '2026-05-16T04:00:00.000Z'

beforeAll(async () => {
  server = await createTestApp()
  address = await server.app.listen({ port: 0 })
  guest = new TestCustomer(server.app)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context)
  const storeIds = [store.storeId]
  cook = await openTestAccount(server.context, 'partner', { storeIds, role: 'kitchen' })
})
afterAll(async () => {
  server.app.server.closeAllConnections()
  await server.close()
})

async function setNow(now: string) {
  server.setNow(new Date(now))
  cook.headers = await accessHeaders(server.context, cook.accountId, 'partner')
}

async function call<Answer>(method: 'GET' | 'PUT', path: string, body?: object) {
  const url = `/api/v1/partner/stores/${store.storeId}${path}`
  const answer = await server.app.inject({
    method,
    url,
    headers: cook.headers,
    ...(body && { body }),
  })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}

const product = (change: object, id = store.productIds.margherita) =>
  call<Availability>('PUT', `/products/${id}/availability`, change)
const option = (change: object, id = store.optionIds.small) =>
  call<Availability>('PUT', `/options/${id}/availability`, change)

/** What customers read of a dish: whether it can be ordered, and when it is back. */
async function onMenu(id: string): Promise<[boolean | undefined, string | null | undefined]> {
  const { body } = await guest.ask<{ items: Category[] }>('GET', `/store/${store.slug}/categories`)
  const dish = body.items.flatMap(({ products }) => products).find((each) => each.id === id)
  return [dish?.isAvailable, dish?.soldOutUntil]
}

describe('a dish', () => {
  test('is sold out until tomorrow, for whoever reads the menu next, and comes back by itself', async () => {
    const { margherita } = store.productIds
    expect(await onMenu(margherita)).toEqual([true, null])
    const changed = await product({ kind: 'untilTomorrow' })
    const soldOut = { isSoldOut: true, soldOutUntil: SATURDAY_5AM, left: null }
    expect(changed).toEqual({ status: 200, body: soldOut })
    expect(await onMenu(margherita)).toEqual([false, SATURDAY_5AM])
    await setNow(SATURDAY_5AM)
    const { body } = await call<StaffMenu>('GET', '/menu')
    expect(body.categories[0]?.products[0]).toMatchObject({
      id: margherita,
      isSoldOut: false,
      soldOutUntil: null,
    })
  })

  test('is sold out until the kitchen puts it back', async () => {
    const { margherita } = store.productIds
    await product({ kind: 'untilPutBack' })
    expect(await onMenu(margherita)).toEqual([false, null])
    await product({ kind: 'available' })
    expect(await onMenu(margherita)).toEqual([true, null])
  })

  test('is sold out until a time', async () => {
    const until = '2026-05-15T20:30:00.000Z'
    await product({ kind: 'until', until })
    expect(await onMenu(store.productIds.margherita)).toEqual([false, until])
  })

  test('is counted, and sold out by itself after the last one', async () => {
    const { garlicBread: bread } = store.productIds
    expect((await product({ kind: 'count', left: 2 }, bread)).body).toEqual({
      isSoldOut: false,
      soldOutUntil: null,
      left: 2,
    })
    const cart = await readyCart(guest, store)
    const full = await guest.cart('PUT', `/cart/${cart.cartToken}`, {
      newBasketItem: { ...garlicBread(store), quantity: 2 },
    })
    const { body: order } = await askToPlace(guest, full)
    expect((await onMenu(bread))[0]).toBe(false)
    // The kitchen bakes five more, then hears that the order is off: its two are there as well.
    await product({ kind: 'count', left: 5 }, bread)
    await actOnOrder(server.context, {
      orderId: order.id,
      act: 'decline',
      by: 'partner',
      accountId: null,
    })
    const { body } = await call<StaffMenu>('GET', '/menu')
    const breads = body.categories.flatMap(({ products }) => products)
    expect(breads.find(({ id }) => id === bread)?.left).toBe(7)
  })

  test('is no longer counted once it is put back', async () => {
    await product({ kind: 'count', left: 0 })
    expect((await onMenu(store.productIds.margherita))[0]).toBe(false)
    expect((await product({ kind: 'available' })).body.left).toBeNull()
    expect((await onMenu(store.productIds.margherita))[0]).toBe(true)
  })

  test('stops an order of a basket that has it already', async () => {
    const cart = await readyCart(guest, store)
    await product({ kind: 'untilTomorrow' })
    const { status, body } = await askToPlace(guest, cart)
    expect([status, body]).toMatchObject([409, { message: 'CART_HAS_UNAVAILABLE_PRODUCTS' }])
  })

  test('named by an order’s line is the one to sell out', async () => {
    const { body: placed } = await askToPlace(guest, await readyCart(guest, store))
    const url = `/api/v1/partner/orders/${placed.id}`
    const order = (await server.app.inject({ url, headers: cook.headers })).json<{
      lines: { productId: string; options: { optionId: string }[] }[]
    }>()
    expect(order.lines[0]).toMatchObject({
      productId: store.productIds.margherita,
      options: smallPizza(store).options.map(({ optionId }) => ({ optionId })),
    })
  })
})

test('an option is sold out wherever it is offered, and put back', async () => {
  const isOffered = async () => {
    const path = `/product/${store.productIds.margherita}/with-options`
    const { body } = await guest.ask<ProductWithOptions>('GET', path)
    const options = body.optionGroups.flatMap((group) => group.options)
    return options.find(({ id }) => id === store.optionIds.small)?.isAvailable
  }
  expect(await isOffered()).toBe(true)
  expect((await option({ kind: 'untilTomorrow' })).body).toEqual({
    isSoldOut: true,
    soldOutUntil: SATURDAY_5AM,
    left: null,
  })
  expect(await isOffered()).toBe(false)
  await option({ kind: 'available' })
  expect(await isOffered()).toBe(true)
})

test('the staff’s menu has every dish and option once, with what is sold out', async () => {
  const { body } = await call<StaffMenu>('GET', '/menu')
  expect(
    body.categories.map(({ name, products }) => [name, products.map((each) => each.name).sort()]),
  ).toEqual([
    ['Pizza', ['Margherita']],
    ['Sides', ['Garlic bread', 'Tiramisù']],
    ['Drinks', ['Pale ale']],
  ])
  const options = body.optionGroups.flatMap((group) => group.options)
  expect(options.filter(({ isSoldOut }) => isSoldOut).map(({ name }) => name)).toEqual([
    'Anchovies',
  ])
})

describe('an open menu page', () => {
  const watch = (slug = store.slug) => TestStream.open(address, `/store/${slug}/events`)

  test('hears of a change within a second, and those of other stores do not', async () => {
    const other = await openTestStore(server.context)
    // Not in the minute after other tests have changed it.
    await setNow('2026-05-15T18:10:00Z')
    const [here, there] = [await watch(), await watch(other.slug)]
    const beganMs = performance.now()
    await product({ kind: 'untilTomorrow' })
    expect(await here.next('menu')).toMatchObject({
      event: 'menu',
      data: { storeId: store.storeId },
    })
    expect(performance.now() - beganMs).toBeLessThan(1000)
    await server.context.pool.query('UPDATE store SET name = name || 1 WHERE id = $1', [
      other.storeId,
    ])
    expect(await there.next('menu')).toMatchObject({ data: { storeId: other.storeId } })
    here.leave()
    there.leave()
  })

  test('that opens its stream after a change, as its menu is older, hears of it at once', async () => {
    await product({ kind: 'untilTomorrow' })
    const here = await watch()
    expect(await here.next('menu')).toMatchObject({ data: { storeId: store.storeId } })
    here.leave()
  })

  test('is one of 200 of a network at most, and another may come when one has left', async () => {
    const opened = await Promise.all(Array.from({ length: 200 }, () => watch()))
    expect(opened.map(({ response }) => response.status)).toEqual(Array(200).fill(200))
    expect((await watch()).response.status).toBe(429)
    opened[0]?.leave()
    await expect.poll(async () => (await watch()).response.status).toBe(200)
    for (const stream of opened) stream.leave()
  })

  test('of no store is refused', async () => {
    expect((await watch('no-such-store')).response.status).toBe(404)
  })
})

test('every change is in the audit log by the name of the dish', async () => {
  await product({ kind: 'untilTomorrow' })
  await product({ kind: 'untilTomorrow' })
  await option({ kind: 'untilPutBack' })
  const storeIds = [store.storeId]
  const { headers } = await openTestAccount(server.context, 'partner', { storeIds })
  const url = `/api/v1/partner/stores/${store.storeId}/changes`
  const { items } = (await server.app.inject({ url, headers })).json<{ items: StoreChange[] }>()
  expect(items).toMatchObject([
    { act: 'changeAvailability', subject: 'Size: Small', after: { isSoldOut: true } },
    {
      act: 'changeAvailability',
      subject: 'Margherita',
      before: { isSoldOut: false, soldOutUntil: null },
      after: { isSoldOut: true, soldOutUntil: SATURDAY_5AM },
    },
  ])
  expect(items).toHaveLength(2)
})

test.each<[object, string]>([
  [{ kind: 'until', until: '2026-05-15T17:59:00Z' }, 'until'],
  [{ kind: 'until', until: '2027-05-15T18:00:00Z' }, 'until'],
  [{ kind: 'until', until: 'tomorrow' }, 'until'],
  [{ kind: 'count', left: -1 }, 'left'],
  [{ kind: 'count', left: 1.5 }, 'left'],
  [{ kind: 'count', left: 10_000 }, 'left'],
  [{ kind: 'gone' }, 'kind'],
])('%j is refused by its field', async (change, field) => {
  expect(await product(change)).toMatchObject({ status: 400, body: { message: [{ field }] } })
})

test('a dish or option of another store is refused, and an option is never counted', async () => {
  const other = await openTestStore(server.context)
  const soldOut = { kind: 'untilTomorrow' }
  expect(await product(soldOut, other.productIds.margherita)).toMatchObject({
    status: 404,
    body: { message: 'NONEXISTING_PRODUCT' },
  })
  expect(await option(soldOut, other.optionIds.small)).toMatchObject({
    status: 404,
    body: { message: 'NONEXISTING_OPTION' },
  })
  expect(await option({ kind: 'count', left: 3 })).toMatchObject({ status: 400 })
})

test('twenty changes at once leave one of them, and each change starts from the one before', async () => {
  const lefts = Array.from({ length: 20 }, (_, index) => index + 1)
  await Promise.all(lefts.map((left) => product({ kind: 'count', left })))
  const storeIds = [store.storeId]
  const { headers } = await openTestAccount(server.context, 'partner', { storeIds })
  const url = `/api/v1/partner/stores/${store.storeId}/changes`
  const { items } = (await server.app.inject({ url, headers })).json<{ items: StoreChange[] }>()
  const oldestFirst = items.toReversed()
  expect(oldestFirst).toHaveLength(20)
  for (const [index, { before }] of oldestFirst.entries())
    expect(before['left']).toBe(oldestFirst[index - 1]?.after['left'] ?? null)
})
