import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { MenuProduct } from '#rules/menu/document/menu-document.ts'
import { openEditedStore, type EditedStore } from '#api/menu/versions/testing/edited-store.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'

let server: TestApp
let shop: EditedStore

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  shop = await openEditedStore(server)
})
afterAll(() => server.close())

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/cart${path}`,
    ...(body && { body }),
  })
  return { status: answer.statusCode, cart: answer.json<Cart>() }
}

/** A cart with two garlic breads. */
async function filledCart(): Promise<Cart> {
  const { storeId, productIds } = shop
  const newBasketItem = { productId: productIds.garlicBread, quantity: 2 }
  return (await ask('POST', '', { storeId, serviceType: 'collection', newBasketItem })).cart
}

const read = async ({ cartToken }: Cart) => (await ask('GET', `/${cartToken}`)).cart

/** Changes the garlic bread in the draft, and publishes it. */
async function publishChanged(facts: Partial<MenuProduct>) {
  const { menu, revision } = await shop.draft()
  const product = { ...shop.garlicBread(menu), ...facts }
  const categoryId = shop.categoryIds.sides
  await shop.edit(revision, { kind: 'saveProduct', categoryId, product })
  const { body } = await shop.publish(revision + 1)
  await shop.shownMenu()
  return body.publishedNumber
}

test('a draft changes nothing of a cart, whatever is drafted', async () => {
  const before = await filledCart()
  const { menu } = await shop.draft()
  await shop.edit(
    0,
    shop.priced(menu, 1),
    { kind: 'removeCategory', categoryId: shop.categoryIds.sides },
    { kind: 'removeOptionGroup', optionGroupId: shop.groupIds.size },
  )
  expect(await read(before)).toEqual(before)
})

test('what a new version changes of a cart is listed until its customer has read it', async () => {
  const before = await filledCart()
  expect(before.menuChanges).toBeNull()
  const version = await publishChanged({
    name: 'Garlic loaf',
    pricePence: 520,
    allergens: { sesame: 'contains' },
  })
  const answer = await read(before)
  expect(answer.subtotalPence).toBe(1040)
  expect(answer.menuChanges).toEqual({
    menuVersion: version,
    lines: [
      {
        lineId: before.lines[0]?.id,
        name: 'Garlic loaf',
        wasName: 'Garlic bread',
        pricePence: 520,
        wasPence: 450,
        newAllergens: ['sesame'],
      },
    ],
  })
  const seen = await ask('PUT', `/${before.cartToken}/details`, { menuVersion: version })
  expect(seen.cart.menuChanges).toBeNull()
  expect((await read(before)).menuChanges).toBeNull()
})

test('several versions are listed as one change, and one that is restored as none', async () => {
  const before = await filledCart()
  await publishChanged({ pricePence: 500 })
  await publishChanged({ pricePence: 600 })
  expect((await read(before)).menuChanges?.lines).toMatchObject([
    { pricePence: 600, wasPence: 450 },
  ])
  await shop.restore(1, 3)
  await shop.shownMenu()
  expect((await read(before)).menuChanges).toBeNull()
})

test('what is added later is not compared, and the rest still is', async () => {
  const before = await filledCart()
  await publishChanged({ pricePence: 500 })
  const { productIds, optionIds } = shop
  const options = [{ optionId: optionIds.small, quantity: 1 }]
  const newBasketItem = { productId: productIds.margherita, options }
  const added = await ask('PUT', `/${before.cartToken}`, { newBasketItem })
  expect(added.cart.menuChanges?.lines).toMatchObject([{ name: 'Garlic bread', wasPence: 450 }])
})

test('a dish that has left the menu is a problem of the cart, and no change', async () => {
  const before = await filledCart()
  await shop.edit(0, { kind: 'removeProduct', productId: shop.productIds.garlicBread })
  await shop.publish(1)
  await shop.shownMenu()
  const now = await read(before)
  expect(now.menuChanges).toBeNull()
  expect(now.lines[0]).toMatchObject({ name: 'Garlic bread', unavailableReason: 'notOnMenu' })
})

test('a version that is still to come cannot have been read', async () => {
  const { cartToken } = await filledCart()
  const refused = await ask('PUT', `/${cartToken}/details`, { menuVersion: 1 })
  expect(refused.cart).toMatchObject({ message: [{ field: 'menuVersion', code: 'too_many' }] })
})
