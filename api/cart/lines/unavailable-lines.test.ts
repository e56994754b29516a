import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { garlicBread, IN_E8, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'

let test: TestApp
let guest: TestCustomer
let place: TestStore
beforeAll(async () => {
  test = await createTestApp()
  guest = new TestCustomer(test.app)
})
beforeEach(async () => {
  place = await openTestStore(test.context)
})
afterAll(() => test.close())

const sellOut = async (table: 'product' | 'option', id: string) => {
  await test.context.db
    .updateTable(table)
    .set({ is_available: false })
    .where('id', '=', id)
    .execute()
  announceStoreChange(test.context, place.storeId)
}
const newCart = async () => {
  const cart = await guest.cart('POST', '/cart', {
    storeId: place.storeId,
    address: IN_E8,
    newBasketItem: smallPizza(place, 2),
  })
  return guest.cart('PUT', `/cart/${cart.cartToken}`, { newBasketItem: garlicBread(place, 2) })
}

it('leaves sold-out dishes in the cart at no price, to be removed in one go', async () => {
  const cart = await newCart()
  await sellOut('product', place.productIds.garlicBread)
  const seen = await guest.cart('GET', `/cart/${cart.cartToken}`)
  const lineIds = [cart.lines[1]?.id]
  expect(seen).toMatchObject({ subtotalPence: 1800, itemCount: 4 })
  expect(seen.lines[1]).toMatchObject({ isAvailable: false, unitPricePence: 450, linePence: 0 })
  expect(seen.problems).toEqual([{ code: 'CART_HAS_UNAVAILABLE_PRODUCTS', lineIds }])
  const left = await guest.cart('DELETE', `/cart/unavailable-products/${cart.cartToken}`)
  expect(left).toMatchObject({ itemCount: 2, subtotalPence: 1800, problems: [] })
  const again = await guest.cart('DELETE', `/cart/unavailable-products/${cart.cartToken}`)
  expect(again.version).toBe(left.version)
})

it('reports sold-out options', async () => {
  const cart = await newCart()
  await sellOut('option', place.optionIds.small)
  const seen = await guest.cart('GET', `/cart/${cart.cartToken}`)
  expect(seen.problems).toEqual([
    { code: 'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS', lineIds: [cart.lines[0]?.id] },
    { code: 'MINIMUM_ORDER_NOT_REACHED', minimumPence: 1200, missingPence: 300 },
  ])
  const path = `/cart/unavailable-products/${cart.cartToken}?serviceType=collection`
  expect(await guest.cart('DELETE', path)).toMatchObject({
    serviceType: 'collection',
    itemCount: 2,
    problems: [],
  })
})

it('still names dishes that have left the menu', async () => {
  const cart = await newCart()
  await test.context.db
    .deleteFrom('product')
    .where('id', '=', place.productIds.margherita)
    .execute()
  announceStoreChange(test.context, place.storeId)
  const seen = await guest.cart('GET', `/cart/${cart.cartToken}`)
  expect(seen.lines[0]).toMatchObject({
    name: 'Margherita',
    options: [{ groupName: 'Size', name: 'Small', pricePence: 0 }],
    isAvailable: false,
    unitPricePence: 0,
  })
  expect(seen.lines[0]?.allergens.notDeclared).toHaveLength(14)
})

it('allows less of a sold-out dish, but not more', async () => {
  const cart = await newCart()
  await sellOut('product', place.productIds.garlicBread)
  const path = `/cart/${cart.cartToken}`
  const lineId = cart.lines[1]?.id
  expect(await guest.refusal('PUT', path, { lines: [{ lineId, quantity: 3 }] })).toMatchObject({
    message: 'PRODUCT_IS_NOT_AVAILABLE',
  })
  expect(await guest.cart('PUT', path, { lines: [{ lineId, quantity: 1 }] })).toMatchObject({
    itemCount: 3,
  })
})
