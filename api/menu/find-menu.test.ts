import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { addTestMealDeal } from '#api/testing/test-meal-deal.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { findMenu } from './find-menu.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('finds the menu of a store, its options in their groups', async () => {
  const { storeId, productIds, groupIds, optionIds } = await openTestStore(test.context)
  const menu = await findMenu(test.context, storeId)
  expect(menu.categories.map(({ name, products }) => [name, products.length])).toEqual([
    ['Pizza', 1],
    ['Sides', 2],
    ['Drinks', 1],
  ])
  const margherita = menu.products.get(productIds.margherita)
  expect(margherita).toMatchObject({ storeId, pricePence: 900, diets: ['vegetarian'] })
  expect(margherita?.optionGroups.map(({ id }) => id)).toEqual([groupIds.size, groupIds.toppings])
  expect(margherita?.optionGroups[1]?.options).toMatchObject([
    { id: optionIds.olives, pricePence: 100, maximumQuantity: 2, isAvailable: true },
    { id: optionIds.mushrooms, pricePence: 120 },
    { id: optionIds.anchovies, isAvailable: false, allergens: { fish: 'contains' } },
  ])
  expect(menu.products.get(productIds.garlicBread)?.optionGroups).toEqual([])
})

it('finds all that options open, each group once, and the products for the slots of a deal', async () => {
  const { context } = test
  const store = await openTestStore(context)
  const { dealId, groupIds, slotIds } = await addTestMealDeal(context, store)
  const { products, counted } = await findMenu(context, store.storeId)
  const bread = products.get(store.productIds.garlicBread)
  expect(bread?.optionGroups.map(({ id }) => id)).toEqual([groupIds.dip])
  expect(bread?.openedGroups.map(({ id }) => id)).toEqual([groupIds.which, groupIds.size])
  expect(bread?.isBundle).toBe(false)
  const deal = products.get(dealId)
  expect(deal?.isBundle).toBe(true)
  expect(deal?.bundleSlots.map(({ id, coversPence }) => [id, coversPence])).toEqual([
    [slotIds.pizza, 900],
    [slotIds.side, null],
    [slotIds.drink, 300],
  ])
  expect(deal?.bundleSlots[0]?.products).toEqual([products.get(store.productIds.margherita)])
  expect(counted.size).toBe(0)
})

it('finds an empty menu for a store without one', async () => {
  const menu = await findMenu(test.context, '6f2c7b0e-5f43-4c11-9f3a-2f0f4b9b2b11')
  expect(menu.categories).toEqual([])
})

it('has no dish and no option dearer than £1,000', async () => {
  const { db } = test.context
  const { productIds, optionIds } = await openTestStore(test.context)
  const setPrice = (table: 'product' | 'option', id: string, pence: number) =>
    db.updateTable(table).set({ price_pence: pence }).where('id', '=', id).execute()
  await setPrice('product', productIds.margherita, 100_000)
  await setPrice('option', optionIds.olives, 100_000)
  const refusal = /violates check constraint "price_check"/
  await expect(setPrice('product', productIds.margherita, 100_001)).rejects.toThrow(refusal)
  await expect(setPrice('option', optionIds.olives, 100_001)).rejects.toThrow(refusal)
})
