import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import { ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import type { reorder } from '#contract/orders.ts'
import { CONTACT, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace, type Placed } from '#api/orders/testing/ready-cart.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { addTestMealDeal, type TestMealDeal } from '#api/testing/test-meal-deal.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let test: TestApp
let guest: TestCustomer
let store: TestStore
let deal: TestMealDeal
let placed: Placed
beforeAll(async () => {
  test = await createTestApp()
  guest = new TestCustomer(test.app)
})
beforeEach(async () => {
  store = await openTestStore(test.context)
  deal = await addTestMealDeal(test.context, store)
  placed = await placeDeal()
})
afterAll(() => test.close())

/** Two deals of a small pizza with olives, garlic bread with barbecue dip, and a beer. */
async function placeDeal(): Promise<Placed> {
  const { small, olives } = store.optionIds
  const { with: withDip, barbecue, pot } = deal.dips
  const chosen = (...ids: string[]) => ids.map((optionId) => ({ optionId, quantity: 1 }))
  const { margherita, garlicBread, beer } = store.productIds
  const { pizza, side, drink } = deal.slotIds
  const newBasketItem = {
    productId: deal.dealId,
    quantity: 2,
    parts: [
      { slotId: pizza, productId: margherita, options: chosen(small, olives) },
      { slotId: side, productId: garlicBread, options: chosen(withDip, barbecue, pot) },
      { slotId: drink, productId: beer },
    ],
  }
  const { storeId } = store
  const { cartToken } = await guest.cart('POST', '/cart', { storeId, newBasketItem })
  const details = { contact: CONTACT, noBag: false, serviceType: 'collection' }
  const cart = await guest.cart('PUT', `/cart/${cartToken}/details`, details)
  return (await askToPlace(guest, cart)).body
}

async function again() {
  const buyer = new TestCustomer(test.app, null, { [ORDER_TOKEN_HEADER]: placed.orderToken })
  const path = `/order/${placed.id}/reorder`
  const { body } = await buyer.ask<OutputOf<typeof reorder>>('POST', path)
  const lines = body.cart.lines.map(({ name, quantity, parts }) => ({
    name,
    quantity,
    parts: parts.map((part) => [part.name, ...part.options.map((option) => option.name)]),
  }))
  return { lines, missing: body.missing }
}

async function changeMenu(change: string, ...values: unknown[]) {
  await test.owner.pool.query(change, values)
  announceStoreChange(test.context, store.storeId)
}

const parts = [
  ['Margherita', 'Small', 'Olives'],
  ['Garlic bread', 'With a dip', 'Barbecue', 'A pot'],
  ['Pale ale'],
]
const everything = { lines: [{ name: 'Pizza night', quantity: 2, parts }], missing: [] }
const nothing = {
  lines: [],
  missing: [{ name: `Pizza night (${parts.flat().join(', ')})`, quantity: 2 }],
}

describe('ordering a meal deal again', () => {
  it('puts in all its parts, with what their options had opened', async () => {
    expect(await again()).toEqual(everything)
  })

  it('finds by its name a part that has another id by now', async () => {
    const { storeId, productIds, categoryIds } = store
    await changeMenu('DELETE FROM product WHERE id = $1', productIds.beer)
    await changeMenu(
      `INSERT INTO product (store_id, category_id, name, price_pence, position)
       VALUES ($1, $2, 'Pale ale', 420, 3)`,
      storeId,
      categoryIds.drinks,
    )
    expect(await again()).toEqual(everything)
  })

  it('says with all its parts that it is missing where one of them is gone', async () => {
    await changeMenu('DELETE FROM product WHERE id = $1', store.productIds.beer)
    expect(await again()).toEqual(nothing)
  })

  it('says so too where an option of one of them is gone', async () => {
    await changeMenu('DELETE FROM option WHERE id = $1', store.optionIds.olives)
    expect(await again()).toEqual(nothing)
  })
})
