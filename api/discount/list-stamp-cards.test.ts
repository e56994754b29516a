import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import type { listStampCards } from '#contract/discount.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { openDiscount, type TestDiscount } from './testing/discounts.ts'

let server: TestApp
let store: TestStore
let other: TestStore
let here: TestDiscount
let everywhere: TestDiscount
beforeAll(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context)
  other = await openTestStore(server.context)
  const loyalty = { loyalty_orders: 2, loyalty_spend_pence: 2280 }
  here = await openDiscount(server.context, { ...loyalty, store_id: store.storeId })
  everywhere = await openDiscount(server.context, { ...loyalty, loyalty_orders: 4, code: null })
  // The orders here are of £22.80.
  await openDiscount(server.context, { ...loyalty, loyalty_spend_pence: 2281 })
  await openDiscount(server.context, { ...loyalty, is_advertised: false })
  await openDiscount(server.context, { ...loyalty, ends_at: FRIDAY_EVENING })
  const { accountId } = await openTestAccount(server.context, 'customer')
  await openDiscount(server.context, { ...loyalty, accountIds: [accountId] })
})
afterAll(() => server.close())

const customerOf = ({ headers }: TestAccount) =>
  new TestCustomer(server.app, headers.authorization.replace('Bearer ', ''))
async function cardsOf(account: TestAccount, query = '') {
  const answer = await customerOf(account).ask<OutputOf<typeof listStampCards>>(
    'GET',
    `/loyalty${query}`,
  )
  return answer.body.items.map(({ offer, store: at, ...stamps }) => ({
    id: offer.id,
    slug: at?.slug ?? null,
    ...stamps,
  }))
}

let minutesAgo = 10_000
async function ordered(
  { accountId }: TestAccount,
  { storeId }: TestStore,
  status: OrderStatus = 'completed',
): Promise<void> {
  minutesAgo -= 1
  const placedAt = new Date(FRIDAY_EVENING.getTime() - minutesAgo * 60_000)
  const { orderId } = await placeTestOrder(server.context, { storeId, accountId, placedAt })
  await server.context.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute()
}

test('completed orders that are large enough are stamps, here and everywhere', async () => {
  const ada = await openTestAccount(server.context, 'customer')
  expect(await cardsOf(ada)).toEqual([])
  await ordered(ada, store)
  await ordered(ada, other)
  await ordered(ada, store, 'accepted')
  await ordered(ada, store, 'declined')
  await ordered(ada, store, 'cancelled')
  const [mine, ours] = [
    { id: here.id, slug: store.slug, stamps: 1, ordersNeeded: 2, ordersLeft: 1 },
    { id: everywhere.id, slug: null, stamps: 2, ordersNeeded: 4, ordersLeft: 2 },
  ]
  expect(await cardsOf(ada)).toEqual([mine, ours])
  expect(await cardsOf(ada, `?storeSlug=${store.slug}`)).toMatchObject([mine, ours, { stamps: 0 }])
  expect(await cardsOf(ada, `?storeSlug=${other.slug}`)).toMatchObject([ours, { stamps: 0 }])
})

test('a store shows its cards to who has no stamp yet', async () => {
  const ben = await openTestAccount(server.context, 'customer')
  const empty = { stamps: 0, ordersNeeded: 2, ordersLeft: 2 }
  expect(await cardsOf(ben, `?storeSlug=${store.slug}`)).toContainEqual({
    id: here.id,
    slug: store.slug,
    ...empty,
  })
})

test('the reward starts a new card, and returns the stamps when it is declined', async () => {
  const cleo = await openTestAccount(server.context, 'customer')
  await ordered(cleo, store)
  await ordered(cleo, store)
  await ordered(cleo, store)
  const card = async () => (await cardsOf(cleo)).find(({ id }) => id === here.id)
  const full = { stamps: 2, ordersNeeded: 2, ordersLeft: 0, id: here.id, slug: store.slug }
  expect(await card()).toEqual(full)
  const customer = customerOf(cleo)
  const { cartToken } = await readyCart(customer, store)
  const cart = await customer.cart('POST', `/cart/${cartToken}/discount/${here.code}`)
  const { body } = await askToPlace(customer, cart)
  expect(body.discount).toMatchObject({ id: here.id })
  expect(await card()).toBeUndefined()
  const decline = { orderId: body.id, act: 'decline', by: 'partner', accountId: null } as const
  await actOnOrder(server.context, decline)
  expect(await card()).toEqual(full)
})
