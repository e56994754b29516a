import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { addTestMealDeal, kitchenOf, type TestMealDeal } from '#api/testing/test-meal-deal.ts'
import { openTestStore, untilAllIsReceived, type TestStore } from '#api/testing/test-store.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'

let test: TestApp
let guest: TestCustomer
let store: TestStore
let deal: TestMealDeal
beforeAll(async () => {
  test = await createTestApp()
  guest = new TestCustomer(test.app)
})
beforeEach(async () => {
  store = await openTestStore(test.context)
  deal = await addTestMealDeal(test.context, store)
})
afterAll(() => test.close())

const chosen = (...optionIds: string[]) => optionIds.map((optionId) => ({ optionId, quantity: 1 }))
const pizza = (...optionIds: string[]) => ({
  slotId: deal.slotIds.pizza,
  productId: store.productIds.margherita,
  options: chosen(...(optionIds.length > 0 ? optionIds : [store.optionIds.small])),
})
const bread = (...optionIds: string[]) => ({
  slotId: deal.slotIds.side,
  productId: store.productIds.garlicBread,
  options: chosen(...(optionIds.length > 0 ? optionIds : [deal.dips.without])),
})
const beer = () => ({ slotId: deal.slotIds.drink, productId: store.productIds.beer })
const pizzaNight = (parts: object[] = [pizza(), bread(), beer()], quantity = 1) => ({
  productId: deal.dealId,
  quantity,
  parts,
})
const add = (item: object) =>
  guest.cart('POST', '/cart', { storeId: store.storeId, newBasketItem: item })
const refused = (item: object) =>
  guest.refusal('POST', '/cart', { storeId: store.storeId, newBasketItem: item })

describe('a meal deal in a cart', () => {
  it('costs its price, the surcharges of its parts, and their options', async () => {
    const { large, olives } = store.optionIds
    const { with: withDip, barbecue, tub, mayo } = deal.dips
    const side = bread(withDip, barbecue, tub, mayo)
    const refusedTwice = await refused(pizzaNight([pizza(), side, beer()]))
    expect(refusedTwice).toMatchObject({
      message: 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
      details: { reason: 'TOO_MANY_OPTIONS', slotId: deal.slotIds.side },
    })
    const cart = await add(
      pizzaNight([beer(), bread(withDip, barbecue, tub), pizza(large, olives)], 2),
    )
    // £12.00, large +£3.00, olives +£1.00, barbecue +50p, a tub +£1.00, beer £1.20 dearer.
    expect(cart.lines).toMatchObject([
      {
        name: 'Pizza night',
        unitPricePence: 1870,
        linePence: 3740,
        isAgeRestricted: true,
        kcal: null,
        parts: [
          {
            slotName: 'Your pizza',
            name: 'Margherita',
            supplementPence: 0,
            options: [
              { groupName: 'Size', name: 'Large', pricePence: 300 },
              { groupName: 'Toppings', name: 'Olives', pricePence: 100 },
            ],
          },
          { slotName: 'Your side', options: [{}, { name: 'Barbecue' }, { name: 'A tub' }] },
          { slotName: 'Your drink', name: 'Pale ale', supplementPence: 120, options: [] },
        ],
      },
    ])
    expect(cart.isAgeRestricted).toBe(true)
  })

  it('has the allergens of all that is in it', async () => {
    const { with: withDip, mayo } = deal.dips
    const [line] = (await add(pizzaNight([pizza(), bread(withDip, mayo), beer()]))).lines
    expect(line?.allergens).toMatchObject({ contains: ['gluten', 'eggs', 'milk'], free: [] })
  })

  it('joins the line with the same parts in any order, and no other', async () => {
    const { cartToken } = await add(pizzaNight())
    const path = `/cart/${cartToken}`
    await guest.cart('PUT', path, { newBasketItem: pizzaNight([beer(), pizza(), bread()]) })
    const other = pizzaNight([beer(), pizza(store.optionIds.large), bread()])
    const { lines } = await guest.cart('PUT', path, { newBasketItem: other })
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  it.each<[string, string, () => object[]]>([
    ['with an empty slot', 'SLOT_NOT_FILLED', () => [pizza(), beer()]],
    ['without parts', 'SLOT_NOT_FILLED', () => []],
    ['with a slot filled twice', 'SLOT_FILLED_TWICE', () => [pizza(), pizza(), bread(), beer()]],
    [
      'with a part of no slot',
      'UNKNOWN_SLOT',
      () => [{ ...pizza(), slotId: deal.dealId }, pizza(), bread(), beer()],
    ],
    [
      'with a part of another category',
      'PRODUCT_NOT_IN_SLOT',
      () => [pizza(), bread(), { ...bread(), slotId: deal.slotIds.drink }],
    ],
    [
      'with itself in a slot',
      'PRODUCT_NOT_IN_SLOT',
      () => [pizza(), bread(), { ...beer(), productId: deal.dealId }],
    ],
    [
      'with a part that misses its size',
      'TOO_FEW_OPTIONS',
      () => [{ ...pizza(), options: [] }, bread(), beer()],
    ],
  ])('is refused %s: %s', async (_how, reason, parts) => {
    expect(await refused(pizzaNight(parts()))).toMatchObject({
      message: 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
      details: { reason },
    })
  })

  it('is refused with a part that is sold out, by its name', async () => {
    const tiramisu = { ...bread(), productId: store.productIds.tiramisu, options: [] }
    expect(await refused(pizzaNight([pizza(), tiramisu, beer()]))).toMatchObject({
      message: 'PRODUCT_IS_NOT_AVAILABLE',
      details: { name: 'Tiramisù', reason: 'soldOut' },
    })
  })

  it('has parts that make no meal of themselves, and ask for nothing that only a meal would', async () => {
    const { db } = test.context
    await db
      .updateTable('option_group')
      .set({ is_meal_upgrade: true })
      .where('id', '=', deal.groupIds.dip)
      .execute()
    await untilAllIsReceived(test.context)
    const plainBread = { ...bread(), options: [] }
    expect((await add(pizzaNight([pizza(), plainBread, beer()]))).lines).toHaveLength(1)
    const meal = bread(deal.dips.with, deal.dips.mayo)
    expect(await refused(pizzaNight([pizza(), meal, beer()]))).toMatchObject({
      message: 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
      details: { reason: 'UNKNOWN_OPTION', slotId: deal.slotIds.side },
    })
    const alone = { productId: store.productIds.garlicBread, options: meal.options }
    expect((await add(alone)).lines).toHaveLength(1)
  })

  it('is refused as a part of a product that is no deal', async () => {
    const item = { productId: store.productIds.beer, parts: [pizza()] }
    expect((await refused(item)).details).toMatchObject({ reason: 'UNKNOWN_SLOT' })
  })

  it.each<[string, string, () => Promise<unknown>]>([
    [
      'soldOut',
      'CART_HAS_UNAVAILABLE_PRODUCTS',
      () => kitchenOf(test.context).sellOutUntil('product', store.productIds.beer, later()),
    ],
    [
      'notOnMenu',
      'CART_HAS_UNAVAILABLE_PRODUCTS',
      () =>
        test.context.db
          .deleteFrom('product')
          .where('id', '=', store.productIds.garlicBread)
          .execute(),
    ],
    [
      'optionUnavailable',
      'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS',
      () => kitchenOf(test.context).sellOutUntil('option', store.optionIds.small, later()),
    ],
    [
      'optionUnavailable',
      'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS',
      () =>
        test.context.db.deleteFrom('bundle_slot').where('id', '=', deal.slotIds.drink).execute(),
    ],
  ])('says “%s” when a part is, and names what it was', async (reason, code, happens) => {
    const { cartToken } = await add(pizzaNight())
    await happens()
    await untilAllIsReceived(test.context)
    const cart = await guest.cart('GET', `/cart/${cartToken}`)
    expect(cart.lines).toMatchObject([
      { isAvailable: false, unavailableReason: reason, linePence: 0 },
    ])
    expect(cart.lines[0]?.parts.map(({ name }) => name)).toEqual([
      'Margherita',
      'Garlic bread',
      'Pale ale',
    ])
    expect(cart.problems).toContainEqual({ code, lineIds: [cart.lines[0]?.id] })
    const path = `/cart/unavailable-products/${cartToken}`
    expect((await guest.cart('DELETE', path)).lines).toEqual([])
  })

  it('can be changed for other parts', async () => {
    const { cartToken, lines } = await add(pizzaNight())
    const change = { lineId: lines[0]?.id, quantity: 1 }
    const parts = [pizza(store.optionIds.large), bread(), beer()]
    const path = `/cart/${cartToken}`
    const cart = await guest.cart('PUT', path, { lines: [{ ...change, parts }] })
    expect(cart.lines).toMatchObject([{ id: change.lineId, unitPricePence: 1620 }])
    expect(await guest.refusal('PUT', path, { lines: [{ ...change, parts: [] }] })).toMatchObject({
      details: { reason: 'SLOT_NOT_FILLED' },
    })
  })

  it('is frozen in the order with its parts', async () => {
    const cart = await readyCart(guest, store)
    const path = `/cart/${cart.cartToken}`
    const more = await guest.cart('PUT', path, { newBasketItem: pizzaNight() })
    const { body } = await askToPlace(guest, more)
    expect(body.lines[1]).toMatchObject({
      name: 'Pizza night',
      unitPricePence: 1320,
      isAgeRestricted: true,
      parts: [
        { slotName: 'Your pizza', name: 'Margherita', options: [{ name: 'Small' }] },
        { slotName: 'Your side', name: 'Garlic bread', options: [{ name: 'Without' }] },
        { slotName: 'Your drink', name: 'Pale ale', options: [] },
      ],
    })
  })
})

describe('options that others open', () => {
  const withDips = (...optionIds: string[]) => ({
    productId: store.productIds.garlicBread,
    options: chosen(...optionIds),
  })

  it.each<[string, (dips: TestMealDeal['dips']) => string[], number]>([
    ['nothing opened', ({ without }) => [without], 450],
    ['one opened', ({ with: dip, mayo }) => [dip, mayo], 450],
    ['one opened by an opened one', ({ with: dip, barbecue, pot }) => [pot, barbecue, dip], 500],
    ['one that opens what is open', ({ with: dip, barbecue, tub }) => [tub, dip, barbecue], 600],
  ])('are part of the price: %s', async (_what, options, pence) => {
    const { lines } = await add(withDips(...options(deal.dips)))
    expect(lines[0]?.unitPricePence).toBe(pence)
  })

  it.each<[string, (dips: TestMealDeal['dips']) => string[], object]>([
    ['left out', (dips) => [dips.with], { reason: 'TOO_FEW_OPTIONS' }],
    [
      'of a group that is not open',
      (dips) => [dips.without, dips.mayo],
      { reason: 'UNKNOWN_OPTION' },
    ],
    [
      'two levels down, left out',
      (dips) => [dips.with, dips.barbecue],
      { reason: 'TOO_FEW_OPTIONS' },
    ],
  ])('are refused %s', async (_what, options, details) => {
    expect(await refused(withDips(...options(deal.dips)))).toMatchObject({
      message: 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
      details,
    })
  })
})

function later(): Date {
  return new Date(test.context.now().getTime() + 3_600_000)
}
