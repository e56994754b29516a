import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { Category, ProductWithOptions } from '#contract/menu.ts'
import type { Order } from '#contract/orders.ts'
import type { MenuEdit } from '#rules/menu/document/edit-menu.ts'
import { openEditedStore, type EditedStore } from '#api/menu/versions/testing/edited-store.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'

let server: TestApp
let shop: EditedStore

beforeAll(async () => {
  server = await createTestApp()
})
/** Collected, the garlic bread costs 50p less, and large pizzas add £1 less. */
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  shop = await openEditedStore(server)
  const { menu } = await shop.draft()
  const size = menu.optionGroups.find(({ id }) => id === shop.groupIds.size)
  if (!size) throw new Error('The menu has no sizes')
  const options = size.options.map((option) =>
    option.id === shop.optionIds.large ? { ...option, collectionPence: 200 } : option,
  )
  await shop.edit(0, collected(400, shop.garlicBread(menu)), {
    kind: 'saveOptionGroup',
    optionGroup: { ...size, options },
  })
  await shop.publish(1)
  await shop.shownMenu()
})
afterAll(() => server.close())

const collected = (
  collectionPence: number | null,
  product: ReturnType<EditedStore['garlicBread']>,
): MenuEdit => ({
  kind: 'saveProduct',
  categoryId: shop.categoryIds.sides,
  product: { ...product, collectionPence },
})

async function ask<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    ...(body && { body }),
  })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}

async function filledCart(serviceType: 'delivery' | 'collection'): Promise<Cart> {
  const { storeId, productIds, optionIds } = shop
  const newBasketItem = { productId: productIds.garlicBread, quantity: 2 }
  const { body } = await ask<Cart>('POST', '/cart', { storeId, serviceType, newBasketItem })
  const pizza = {
    productId: productIds.margherita,
    quantity: 1,
    options: [{ optionId: optionIds.large, quantity: 1 }],
  }
  return (
    await ask<Cart>('PUT', `/cart/${body.cartToken}`, {
      newBasketItem: pizza,
      lines: [],
      isNewBasket: false,
    })
  ).body
}

const unitPrices = ({ lines }: Cart) => lines.map(({ unitPricePence }) => unitPricePence)
const choose = async ({ cartToken }: Cart, serviceType: string) =>
  (await ask<Cart>('PUT', `/cart/${cartToken}/details`, { serviceType })).body

test('the menu, a dish and its options have the prices of the service they are read for', async () => {
  const priceOf = async (query: string) => {
    const { body } = await ask<{ items: Category[] }>(
      'GET',
      `/store/${shop.slug}/categories${query}`,
    )
    return body.items[1]?.products[0]?.pricePence
  }
  expect(await priceOf('?service=delivery')).toBe(450)
  expect(await priceOf('?service=collection')).toBe(400)
  expect(await priceOf('')).toBe(450)
  const large = async (service: string) => {
    const path = `/product/${shop.productIds.margherita}/with-options?service=${service}`
    const { body } = await ask<ProductWithOptions>('GET', path)
    return body.optionGroups[0]?.options[1]?.pricePence
  }
  expect(await large('delivery')).toBe(300)
  expect(await large('collection')).toBe(200)
})

test('a cart is priced by its service, and again when another is chosen', async () => {
  const delivered = await filledCart('delivery')
  expect(unitPrices(delivered)).toEqual([450, 1200])
  expect(delivered.lines[1]?.options[0]?.pricePence).toBe(300)
  expect(delivered.subtotalPence).toBe(2100)
  const taken = await choose(delivered, 'collection')
  expect(unitPrices(taken)).toEqual([400, 1100])
  expect(taken.lines[1]?.options[0]?.pricePence).toBe(200)
  expect(taken.subtotalPence).toBe(1900)
  expect(taken.menuChanges).toBeNull()
  expect(unitPrices(await choose(taken, 'delivery'))).toEqual([450, 1200])
})

test('a change of the price for collection is said in baskets that are collected alone', async () => {
  const [delivered, taken] = [await filledCart('delivery'), await filledCart('collection')]
  const { menu, revision } = await shop.draft()
  await shop.edit(revision, collected(350, shop.garlicBread(menu)))
  const read = async ({ cartToken }: Cart) => (await ask<Cart>('GET', `/cart/${cartToken}`)).body
  expect(await read(taken)).toEqual(taken)
  await shop.publish(revision + 1)
  await shop.shownMenu()
  expect((await read(delivered)).menuChanges).toBeNull()
  const changed = await read(taken)
  expect(unitPrices(changed)).toEqual([350, 1100])
  expect(changed.menuChanges?.lines).toMatchObject([{ wasPence: 400, pricePence: 350 }])
})

test('an order is placed at the prices of its service, and refused at those of another', async () => {
  const cart = await filledCart('collection')
  const contact = { name: 'Ada Green', phone: '020 7946 0018', email: 'ada@example.com' }
  const details = { contact, noBag: true }
  const ready = await ask<Cart>('PUT', `/cart/${cart.cartToken}/details`, details)
  const place = (totalAmountPence: number) =>
    ask<Order & { message: string }>('POST', '/order', {
      cartToken: cart.cartToken,
      paymentMethod: 'cash',
      totalPence: totalAmountPence,
    })
  const dearer = await place(ready.body.totalPence + 200)
  expect(dearer.body.message).toBe('CART_TOTAL_AMOUNT_MISMATCH')
  const placed = await place(ready.body.totalPence)
  expect(placed.body).toMatchObject({ subtotalPence: 1900 })
  expect(placed.body.lines.map(({ unitPricePence }) => unitPricePence)).toEqual([400, 1100])
})

test('a search of the list shows what a dish costs by the service of the list', async () => {
  const found = async (service: string) => {
    const query = `search=garlic&service=${service}&postCode=E8%201AA&lat=51.5471&lng=-0.0601`
    const { body } = await ask<{ items: { id: string; dishes: { pricePence: number }[] }[] }>(
      'GET',
      `/store?${query}`,
    )
    return body.items.find(({ id }) => id === shop.storeId)?.dishes[0]?.pricePence
  }
  expect(await found('delivery')).toBe(450)
  expect(await found('collection')).toBe(400)
})
