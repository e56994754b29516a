import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Category, ProductWithOptions } from '#contract/menu.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { newPie, openEditedStore, type EditedStore, type Refusal } from './testing/edited-store.ts'

let server: TestApp
let shop: EditedStore

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  shop = await openEditedStore(server)
})
afterAll(() => server.close())

interface Preview {
  changedAt: string | null
  categories: Category[]
}
const preview = async (query = '') => (await shop.ask<Preview>(`menu/draft/preview${query}`)).body
const previewed = (productId: string) =>
  shop.ask<ProductWithOptions & Refusal>(`menu/draft/preview/products/${productId}`)

test('is what customers read while nothing is drafted', async () => {
  const shown = await server.app.inject({
    url: `/api/v1/store/${shop.slug}/categories?service=delivery`,
  })
  expect(await preview('?service=delivery')).toEqual({
    changedAt: null,
    categories: shown.json<{ items: Category[] }>().items,
  })
})

test('is the draft, which customers see nothing of', async () => {
  const pie = newPie()
  await shop.edit(0, { kind: 'saveProduct', categoryId: shop.categoryIds.sides, product: pie })
  const { changedAt, categories } = await preview()
  expect(changedAt).toBe(FRIDAY_EVENING.toISOString())
  expect(categories[1]?.products.at(-1)).toMatchObject({
    name: 'Pie',
    pricePence: 1150,
    isAvailable: true,
  })
  expect((await previewed(pie.id)).body).toMatchObject({ name: 'Pie', optionGroups: [] })
  expect(await shop.shownMenu()).toEqual(shop.asOpened)
  const live = await server.app.inject({ url: `/api/v1/product/${pie.id}/with-options` })
  expect(live.statusCode).toBe(404)
})

test('has what is sold out now, because publishing would not change that', async () => {
  const { menu } = await shop.draft()
  await shop.edit(0, shop.priced(menu, 100))
  const { categories } = await preview()
  const names = categories.flatMap(({ products }) =>
    products.filter(({ isAvailable }) => !isAvailable).map(({ name }) => name),
  )
  expect(names).toEqual(['Tiramisù'])
  const { body } = await previewed(shop.productIds.margherita)
  const soldOut = body.optionGroups.flatMap(({ options }) =>
    options.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id),
  )
  expect(soldOut).toEqual([shop.optionIds.anchovies])
})

test('answers that a dish is not drafted', async () => {
  expect((await previewed(randomUUID())).body.message).toBe('NONEXISTING_PRODUCT')
})

test('is for the staff of the store who edit its menu alone', async () => {
  const url = `/api/v1/partner/stores/${shop.storeId}/menu/draft/preview`
  const asStaff = (await openTestAccount(server.context, 'partner', { storeIds: [] })).headers
  expect((await server.app.inject({ url, headers: asStaff })).json<Refusal>().message).toBe(
    'NONEXISTING_STORE',
  )
  const kitchen = await openTestAccount(server.context, 'partner', {
    storeIds: [shop.storeId],
    role: 'kitchen',
  })
  const refused = await server.app.inject({ url, headers: kitchen.headers })
  expect(refused.json<Refusal>().message).toBe('STAFF_ROLE_NOT_ALLOWED')
  expect((await server.app.inject({ url })).statusCode).toBe(401)
})
