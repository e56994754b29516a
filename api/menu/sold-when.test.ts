import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Category, Product, ProductWithOptions, SoldWhen } from '#contract/menu.ts'
import { londonInstant } from '#rules/time/london.ts'
import { garlicBread, IN_E8, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { json } from '#api/database/json.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { addTestMealDeal, kitchenOf } from '#api/testing/test-meal-deal.ts'
import { openTestStore, untilAllIsReceived, type TestStore } from '#api/testing/test-store.ts'

let test: TestApp
let guest: TestCustomer
let store: TestStore
beforeAll(async () => {
  test = await createTestApp()
  guest = new TestCustomer(test.app)
})
beforeEach(async () => {
  store = await openTestStore(test.context)
})
afterEach(() => test.setNow(FRIDAY_EVENING))
afterAll(() => test.close())

/** The tests' Friday, at a minute of the day in London. */
const at = (clock: string, isoDate = '2026-05-15') => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return londonInstant(isoDate, hours * 60 + minutes)
}
const LUNCH: SoldWhen = {
  services: null,
  spans: [{ weekdays: [1, 2, 3, 4, 5], startMinute: 690, durationMinutes: 210 }],
}
const BY_COLLECTION: SoldWhen = { services: ['collection'], spans: null }

async function sell(table: 'category' | 'product', id: string, when: SoldWhen | null) {
  await test.context.db
    .updateTable(table)
    .set({ sold_when: when && json(when) })
    .where('id', '=', id)
    .execute()
  await untilAllIsReceived(test.context)
}

async function inMenu(name: string, query: Record<string, string> = {}): Promise<Product> {
  const path = `/store/${store.slug}/categories?${new URLSearchParams(query)}`
  const { body } = await guest.ask<{ items: Category[] }>('GET', path)
  const product = body.items.flatMap(({ products }) => products).find((each) => each.name === name)
  if (!product) throw new Error(`${name} is not on the menu`)
  return product
}

const newCart = (rest: object = {}) =>
  guest.cart('POST', '/cart', { storeId: store.storeId, address: IN_E8, ...rest })

describe('a menu', () => {
  it('is for the requested time, else for now', async () => {
    await sell('category', store.categoryIds.pizza, LUNCH)
    const reasonAt = async (query: Record<string, string> = {}) =>
      (await inMenu('Margherita', query)).unavailableReason
    expect(await reasonAt()).toBe('notSoldThen')
    expect(await reasonAt({ filterTime: at('12:00', '2026-05-18').toISOString() })).toBeNull()
    expect(await reasonAt({ filterTime: at('12:00', '2026-05-17').toISOString() })).toBe(
      'notSoldThen',
    )
    test.setNow(at('14:59'))
    expect(await reasonAt()).toBeNull()
    test.setNow(at('15:00'))
    expect(await reasonAt()).toBe('notSoldThen')
  })

  it('before the store opens is for the first time at which it can be ordered', async () => {
    await sell('category', store.categoryIds.pizza, LUNCH)
    test.setNow(at('08:00'))
    expect(await inMenu('Margherita')).toMatchObject({ isAvailable: true })
    // Saturday's lunch is not offered, though Friday's was.
    test.setNow(at('08:00', '2026-05-16'))
    expect(await inMenu('Margherita')).toMatchObject({ unavailableReason: 'notSoldThen' })
  })

  it('lists the hours of a product, its own before those of its category', async () => {
    const { margherita } = store.productIds
    await sell('category', store.categoryIds.pizza, LUNCH)
    expect((await inMenu('Margherita')).soldWhen).toEqual(LUNCH)
    await sell('product', margherita, BY_COLLECTION)
    expect(await inMenu('Margherita')).toMatchObject({ soldWhen: BY_COLLECTION, isAvailable: true })
    expect(await inMenu('Margherita', { service: 'delivery' })).toMatchObject({
      isAvailable: false,
      unavailableReason: 'notSoldThen',
    })
    const path = `/product/${margherita}/with-options`
    const answered = async (service: string) =>
      (await guest.ask<ProductWithOptions>('GET', `${path}?service=${service}`)).body.isAvailable
    expect([await answered('delivery'), await answered('collection')]).toEqual([false, true])
  })

  it('says until when something is sold out, which ends automatically', async () => {
    const kitchen = kitchenOf(test.context)
    const until = at('20:00')
    await kitchen.sellOutUntil('product', store.productIds.beer, until)
    await kitchen.sellOutUntil('option', store.optionIds.large, until)
    const soldOut = { isAvailable: false, soldOutUntil: until.toISOString() }
    const large = async () => {
      const path = `/product/${store.productIds.margherita}/with-options`
      const { body } = await guest.ask<ProductWithOptions>('GET', path)
      return body.optionGroups[0]?.options[1]
    }
    expect(await inMenu('Pale ale')).toMatchObject({ ...soldOut, unavailableReason: 'soldOut' })
    expect(await large()).toMatchObject(soldOut)
    expect(await inMenu('Pale ale', { filterTime: until.toISOString() })).toMatchObject({
      isAvailable: true,
    })
    test.setNow(until)
    expect(await inMenu('Pale ale')).toMatchObject({ isAvailable: true, soldOutUntil: null })
    expect(await large()).toMatchObject({ isAvailable: true, soldOutUntil: null })
  })

  it('shows a deal as sold out while a slot cannot be filled, and what each slot takes', async () => {
    const { dealId } = await addTestMealDeal(test.context, store)
    expect(await inMenu('Pizza night')).toMatchObject({ isBundle: true, isAvailable: true })
    const { body } = await guest.ask<ProductWithOptions>('GET', `/product/${dealId}/with-options`)
    expect(
      body.bundleSlots.map(({ products }) =>
        products.map((each) => [each.name, each.supplementPence, each.unavailableReason]),
      ),
    ).toEqual([
      [['Margherita', 0, null]],
      expect.arrayContaining([
        ['Garlic bread', 0, null],
        ['Tiramisù', 0, 'soldOut'],
      ]),
      [['Pale ale', 120, null]],
    ])
    await sell('category', store.categoryIds.drinks, LUNCH)
    expect(await inMenu('Pizza night')).toMatchObject({ unavailableReason: 'notSoldThen' })
    await kitchenOf(test.context).count(store, store.productIds.beer, 0)
    expect(await inMenu('Pizza night')).toMatchObject({ unavailableReason: 'soldOut' })
  })

  it('finds a deal by the products of its slots', async () => {
    await addTestMealDeal(test.context, store)
    expect(await inMenu('Pizza night', { search: 'pale ale' })).toMatchObject({
      isBundle: true,
      filledFrom: expect.arrayContaining([
        { slotName: expect.any(String), categoryId: store.categoryIds.drinks },
      ]),
    })
  })

  it('returns the groups that options open with the product', async () => {
    const { groupIds } = await addTestMealDeal(test.context, store)
    const path = `/product/${store.productIds.garlicBread}/with-options`
    const { body } = await guest.ask<ProductWithOptions>('GET', path)
    expect(body.optionGroups).toMatchObject([
      { id: groupIds.dip, options: [{ opensGroupId: groupIds.which }, { opensGroupId: null }] },
    ])
    expect(body.openedGroups.map(({ id }) => id)).toEqual([groupIds.which, groupIds.size])
  })
})

describe('a cart', () => {
  it('accepts only what is sold at its time', async () => {
    await sell('category', store.categoryIds.pizza, LUNCH)
    const item = { newBasketItem: smallPizza(store) }
    expect(await guest.refusal('POST', '/cart', { storeId: store.storeId, ...item })).toEqual({
      message: 'PRODUCT_IS_NOT_AVAILABLE',
      details: {
        productId: store.productIds.margherita,
        name: 'Margherita',
        reason: 'notSoldThen',
      },
    })
    test.setNow(at('11:00'))
    const cart = await newCart({ ...item, serviceTime: at('12:00').toISOString() })
    expect(cart.lines).toMatchObject([{ isAvailable: true }])
  })

  it('has a line unavailable at a new time, and available again later', async () => {
    await sell('category', store.categoryIds.pizza, LUNCH)
    test.setNow(at('11:00'))
    const noon = at('12:00').toISOString()
    const evening = at('19:00').toISOString()
    const { cartToken } = await newCart({ newBasketItem: smallPizza(store), serviceTime: noon })
    await guest.cart('PUT', `/cart/${cartToken}`, { newBasketItem: garlicBread(store, 3) })
    const atTime = (serviceTime: string) =>
      guest.cart('PUT', `/cart/${cartToken}/details`, { serviceTime })
    const late = await atTime(evening)
    expect(late).toMatchObject({ subtotalPence: 1350 })
    expect(late.lines).toMatchObject([
      { isAvailable: false, unavailableReason: 'notSoldThen', linePence: 0 },
      { isAvailable: true },
    ])
    const lineIds = [late.lines[0]?.id]
    expect(late.problems).toContainEqual({ code: 'CART_HAS_UNAVAILABLE_PRODUCTS', lineIds })
    expect(await atTime(noon)).toMatchObject({ subtotalPence: 2250, problems: [] })
    const path = `/cart/unavailable-products/${cartToken}?serviceTime=${evening}`
    const left = await guest.cart('DELETE', path)
    expect(left.lines.map(({ name }) => name)).toEqual(['Garlic bread'])
  })

  it('has available again what was sold out until then', async () => {
    const { cartToken } = await newCart({ newBasketItem: smallPizza(store) })
    await kitchenOf(test.context).sellOutUntil('option', store.optionIds.small, at('20:00'))
    const line = async () => (await guest.cart('GET', `/cart/${cartToken}`)).lines[0]
    expect(await line()).toMatchObject({ unavailableReason: 'optionUnavailable' })
    test.setNow(at('20:00'))
    expect(await line()).toMatchObject({ unavailableReason: null })
  })

  it('says until when a refused product is sold out', async () => {
    await kitchenOf(test.context).sellOutUntil('product', store.productIds.beer, at('20:00'))
    const item = { newBasketItem: { productId: store.productIds.beer } }
    expect(await guest.refusal('POST', '/cart', { storeId: store.storeId, ...item })).toMatchObject(
      {
        details: { reason: 'soldOut', soldOutUntil: at('20:00').toISOString() },
      },
    )
  })
})
