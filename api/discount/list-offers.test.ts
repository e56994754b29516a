import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import type { listOffers } from '#contract/discount.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { readyCart } from '#api/orders/testing/ready-cart.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, untilAllIsReceived } from '#api/testing/test-store.ts'
import { findStoresWithOffers } from './find-stores-with-offers.ts'
import { openDiscount } from './testing/discounts.ts'

let server: TestApp
let guest: TestCustomer
beforeAll(async () => {
  server = await createTestApp()
  guest = new TestCustomer(server.app)
})
afterAll(() => server.close())

const open = (given: Parameters<typeof openDiscount>[1] = {}) => openDiscount(server.context, given)
const offersAt = async (slug: string) => {
  const { body } = await guest.ask<OutputOf<typeof listOffers>>('GET', `/store/${slug}/offers`)
  return body.items
}
const hourLater = new Date(FRIDAY_EVENING.getTime() + 3_600_000)

test('lists the current offers of a store and of the marketplace', async () => {
  const store = await openTestStore(server.context)
  const { storeId: store_id, slug, productIds } = store
  const mine = await open({
    store_id,
    funded_by: 'store',
    code: null,
    name: 'Bread week',
    kind: 'percentage',
    percent: '12.5',
    cap_pence: 300,
    minimum_pence: 1000,
    weekdays: [3, 1],
    service: 'delivery',
    ends_at: hourLater,
    productIds: [productIds.garlicBread, productIds.beer],
  })
  const ours = await open({ loyalty_orders: 5, loyalty_spend_pence: 1500 })
  const offers = await offersAt(slug)
  expect(offers.find(({ id }) => id === mine.id)).toEqual({
    id: mine.id,
    name: 'Bread week',
    code: null,
    kind: 'percentage',
    percent: 12.5,
    amountPence: null,
    capPence: 300,
    minimumPence: 1000,
    service: 'delivery',
    weekdays: [1, 3],
    endsAt: hourLater.toISOString(),
    products: ['Garlic bread', 'Pale ale'],
    fundedBy: 'store',
    loyalty: null,
  })
  expect(offers.find(({ id }) => id === ours.id)).toMatchObject({
    code: ours.code,
    percent: 10,
    products: null,
    loyalty: { orders: 5, minimumSpendPence: 1500 },
  })
})

test('does not list private, ended, future, used-up and useless ones', async () => {
  const store = await openTestStore(server.context, { store: { services: ['collection'] } })
  const elsewhere = await openTestStore(server.context)
  const { accountId } = await openTestAccount(server.context, 'customer')
  const { storeId: store_id } = store
  await open({ store_id, is_advertised: false })
  await open({ store_id, ends_at: FRIDAY_EVENING })
  await open({ store_id, starts_at: hourLater })
  await open({ store_id, ended_at: FRIDAY_EVENING })
  await open({ store_id, accountIds: [accountId] })
  await open({ store_id, service: 'delivery' })
  await open({ productIds: [elsewhere.productIds.beer] })
  await open({ store_id: elsewhere.storeId })
  const once = await open({ store_id, total_limit: 1 })
  const offers = async () => {
    const offers = await offersAt(store.slug)
    return offers.filter(({ loyalty }) => loyalty === null).map(({ id }) => id)
  }
  expect(await offers()).toEqual([once.id])
  await server.context.db
    .updateTable('discount')
    .set({ used: 1 })
    .where('id', '=', once.id)
    .execute()
  expect(await offers()).toEqual([])
})

test('an offer that is not listed applies all the same', async () => {
  const store = await openTestStore(server.context)
  const { code } = await open({ is_advertised: false })
  const { cartToken } = await readyCart(guest, store)
  const { discountPence } = await guest.cart('POST', `/cart/${cartToken}/discount/${code}`)
  expect(discountPence).toBe(180)
})

test('an unknown store has none', async () => {
  const refusal = await guest.refusal('GET', '/store/nowhere/offers')
  expect(refusal).toEqual({ message: 'NONEXISTING_STORE' })
})

test('stores with an offer are those whose pages list one', async () => {
  const stores = [await openTestStore(server.context), await openTestStore(server.context)]
  const [first, second] = stores
  const found = async () => {
    const ids = await findStoresWithOffers(
      server.context,
      stores.map(({ storeId }) => storeId),
    )
    return stores.map(({ storeId }) => ids.has(storeId))
  }
  const isListed = () =>
    Promise.all(stores.map(async ({ slug }) => (await offersAt(slug)).length > 0))
  const endAll = () =>
    server.context.db.updateTable('discount').set({ ended_at: FRIDAY_EVENING }).execute()
  const cases = [
    {},
    { store_id: first!.storeId },
    { store_id: first!.storeId, starts_at: hourLater },
    { store_id: second!.storeId, total_limit: 5, used: 5 },
    { store_id: second!.storeId, is_for_some_accounts: true },
    { service: 'collection' as const },
  ]
  for (const given of cases) {
    await endAll()
    await open({ code: null, ...given })
    await untilAllIsReceived(server.context)
    expect(await found(), JSON.stringify(given)).toEqual(await isListed())
  }
  await endAll()
  await open({ code: null, productIds: [second!.productIds.margherita] })
  await untilAllIsReceived(server.context)
  expect(await found()).toEqual([false, true])
  await endAll()
})
