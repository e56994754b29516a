import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { addTestMealDeal, type TestMealDeal } from '#api/testing/test-meal-deal.ts'
import { openTestStore, untilAllIsReceived, type TestStore } from '#api/testing/test-store.ts'
import { garlicBread, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'

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

/** Twice, because the second time the unchanged lines are cached. */
async function changeSomethingElse(note: string): Promise<Cart['lines'][number] | undefined> {
  for (const each of [note, `${note}, please`]) {
    const newBasketItem = { ...garlicBread(place), note: each }
    cart = await guest.cart('PUT', `/cart/${cart.cartToken}`, { newBasketItem })
  }
  return cart.lines[0]
}

it('prices untouched lines by the current menu', async () => {
  await test.context.db
    .updateTable('product')
    .set({ price_pence: 1100, name: 'Margherita DOP' })
    .where('id', '=', place.productIds.margherita)
    .execute()
  announceStoreChange(test.context, place.storeId)
  expect(await changeSomethingElse('second')).toMatchObject({
    name: 'Margherita DOP',
    unitPricePence: 1100,
  })
})

it.each(['product', 'option'] as const)(
  'restores a line at the time until which its %s was sold out',
  async (table) => {
    const id = table === 'product' ? place.productIds.margherita : place.optionIds.small
    const until = new Date(now.getTime() + HOUR_MS)
    const { db } = test.context
    await db.updateTable(table).set({ sold_out_until: until }).where('id', '=', id).execute()
    announceStoreChange(test.context, place.storeId)
    expect(await changeSomethingElse('second')).toMatchObject({ isAvailable: false })
    test.setNow(until)
    expect(await changeSomethingElse('third')).toMatchObject({ isAvailable: true })
  },
)

it('counts a product that was not counted before', async () => {
  const { storeId: store_id, productIds } = place
  await test.context.db
    .insertInto('product_stock')
    .values({ product_id: productIds.margherita, store_id, remaining: 0 })
    .execute()
  announceStoreChange(test.context, store_id)
  expect(await changeSomethingElse('second')).toMatchObject({ unavailableReason: 'soldOut' })
})

it('gives each line its own answer for the same dish', async () => {
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

const choose = (...optionIds: string[]) => optionIds.map((optionId) => ({ optionId, quantity: 1 }))
const breadAndDip = ({ dips }: TestMealDeal) => ({
  productId: place.productIds.garlicBread,
  options: choose(dips.with, dips.mayo),
})
const pizzaNight = (deal: TestMealDeal) => ({
  productId: deal.dealId,
  parts: [
    { slotId: deal.slotIds.pizza, ...smallPizza(place), quantity: undefined },
    { slotId: deal.slotIds.side, ...breadAndDip(deal) },
    { slotId: deal.slotIds.drink, productId: place.productIds.beer },
  ],
})

it.each<[string, 'product' | 'option', (deal: TestMealDeal) => { item: object; id: string }]>([
  ['a dish', 'product', () => ({ item: smallPizza(place), id: place.productIds.margherita })],
  ['an option', 'option', () => ({ item: smallPizza(place), id: place.optionIds.small })],
  [
    'an option that another opens',
    'option',
    (deal) => ({ item: breadAndDip(deal), id: deal.dips.mayo }),
  ],
  [
    'a dish in a meal deal',
    'product',
    (deal) => ({ item: pizzaNight(deal), id: place.productIds.beer }),
  ],
  [
    'an option of a dish in a meal deal',
    'option',
    (deal) => ({ item: pizzaNight(deal), id: deal.dips.mayo }),
  ],
])('has %s later for one and not now for another', async (_what, table, of) => {
  const { storeId } = place
  const { item: newBasketItem, id } = of(await addTestMealDeal(test.context, place))
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
  const serviceTime = inHours(2).toISOString()
  const atOnce = await guest.cart('POST', '/cart', { storeId, newBasketItem })
  const later = await guest.cart('POST', '/cart', { storeId, newBasketItem, serviceTime })
  const { db } = test.context
  await db
    .updateTable(table)
    .set({ sold_out_until: inHours(1) })
    .where('id', '=', id)
    .execute()
  await untilAllIsReceived(test.context)
  const lineOf = async ({ cartToken }: Cart) =>
    (await guest.cart('GET', `/cart/${cartToken}`)).lines[0]
  expect(await lineOf(later)).toMatchObject({ isAvailable: true })
  expect(await lineOf(atOnce)).toMatchObject({ isAvailable: false, linePence: 0 })
  expect(await lineOf(later)).toMatchObject({ isAvailable: true })
})

it('leaves each line its former name for a product that has left the menu', async () => {
  const { storeId, productIds } = place
  const { db } = test.context
  const menuChanges = async (change: Promise<unknown>) => {
    await change
    await untilAllIsReceived(test.context)
  }
  const isPizza = ['id', '=', productIds.margherita] as const
  await menuChanges(
    db
      .updateTable('product')
      .set({ name: 'Margherita DOP' })
      .where(...isPizza)
      .execute(),
  )
  const newBasketItem = smallPizza(place, 1)
  const newer = await guest.cart('POST', '/cart', { storeId, newBasketItem })
  await menuChanges(
    db
      .deleteFrom('product')
      .where(...isPizza)
      .execute(),
  )
  const namesIn = async ({ cartToken }: Cart) =>
    (await guest.cart('GET', `/cart/${cartToken}`)).lines.map(({ name }) => name)
  expect(await namesIn(cart)).toContain('Margherita')
  expect(await namesIn(newer)).toEqual(['Margherita DOP'])
})

it('does not cache a menu that has changed', async () => {
  const { storeId } = place
  const newBasketItem = pizzaNight(await addTestMealDeal(test.context, place))
  const { cartToken } = await guest.cart('POST', '/cart', { storeId, newBasketItem })
  const dishes: WeakRef<object>[] = []
  for (let menus = 0; menus < 10; menus += 1) {
    announceStoreChange(test.context, storeId)
    await guest.cart('GET', `/cart/${cartToken}`)
    const { products } = await findMenu(test.context, storeId)
    for (const dish of [...products.values()].slice(0, 1)) dishes.push(new WeakRef(dish))
  }
  setFlagsFromString('--expose-gc')
  await setImmediate()
  // The value of that flag in every new context.
  ;(runInNewContext('gc') as () => void)()
  expect(dishes.filter((dish) => dish.deref()).length).toBeLessThan(4)
})
