import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import { forgetStore } from '#api/stores/store-changes.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { garlicBread, smallPizza, TestCustomer } from './test-customer.ts'

const HOUR_MS = 3_600_000

let test: TestApp
let guest: TestCustomer
let place: TestStore
let cart: Cart
let now: Date
beforeAll(async () => {
  test = await createTestApp()
  guest = new TestCustomer(test.app)
  now = test.context.now()
})
beforeEach(async () => {
  test.setNow(now)
  place = await openTestStore(test.context)
  const newBasketItem = smallPizza(place, 1)
  cart = await guest.cart('POST', '/cart', { storeId: place.storeId, newBasketItem })
  await changeSomethingElse('first')
})
afterAll(() => test.close())

/** Twice, as from then on the lines that stay are known. */
async function changeSomethingElse(note: string): Promise<Cart['lines'][number] | undefined> {
  for (const each of [note, `${note}, please`]) {
    const newBasketItem = { ...garlicBread(place), note: each }
    cart = await guest.cart('PUT', `/cart/${cart.cartToken}`, { newBasketItem })
  }
  return cart.lines[0]
}

it('prices lines that nobody touched by the menu of now', async () => {
  await test.context.db
    .updateTable('product')
    .set({ price_pence: 1100, name: 'Margherita DOP' })
    .where('id', '=', place.productIds.margherita)
    .execute()
  forgetStore(test.context, place.storeId)
  expect(await changeSomethingElse('second')).toMatchObject({
    name: 'Margherita DOP',
    unitPricePence: 1100,
  })
})

it.each(['product', 'option'] as const)(
  'lets a line come back when the time has come until which its %s was sold out',
  async (table) => {
    const id = table === 'product' ? place.productIds.margherita : place.optionIds.small
    const until = new Date(now.getTime() + HOUR_MS)
    const { db } = test.context
    await db.updateTable(table).set({ sold_out_until: until }).where('id', '=', id).execute()
    forgetStore(test.context, place.storeId)
    expect(await changeSomethingElse('second')).toMatchObject({ isAvailable: false })
    test.setNow(until)
    expect(await changeSomethingElse('third')).toMatchObject({ isAvailable: true })
  },
)

it('counts what was not counted before', async () => {
  const { storeId: store_id, productIds } = place
  await test.context.db
    .insertInto('product_stock')
    .values({ product_id: productIds.margherita, store_id, remaining: 0 })
    .execute()
  forgetStore(test.context, store_id)
  expect(await changeSomethingElse('second')).toMatchObject({ unavailableReason: 'soldOut' })
})

it('answers to each what is theirs of the same dish', async () => {
  const { storeId } = place
  const newBasketItem = { ...smallPizza(place, 3), note: 'Well done, please' }
  const other = await guest.cart('POST', '/cart', { storeId, newBasketItem })
  const again = await guest.cart('POST', '/cart', { storeId, newBasketItem })
  const [line] = other.lines
  const [theirs] = again.lines
  expect(theirs).toEqual({ ...line, id: theirs?.id })
  expect(theirs).toMatchObject({ note: 'Well done, please', quantity: 3 })
  expect(theirs?.id).not.toBe(line?.id)
  expect(cart.lines[0]).toMatchObject({ note: '', quantity: 1, linePence: line!.linePence / 3 })
})
