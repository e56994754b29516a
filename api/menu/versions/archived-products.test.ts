import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MenuDocument, MenuProduct } from '#rules/menu/document/menu-document.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { newPie, openEditedStore, type EditedStore, type Refusal } from './testing/edited-store.ts'

let server: TestApp
let shop: EditedStore
let garlicBread: MenuProduct

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  shop = await openEditedStore(server)
  garlicBread = shop.garlicBread((await shop.draft()).menu)
})
afterAll(() => server.close())

const archive = (productId: string) => ({ kind: 'archiveProduct', productId }) as const
const putBack = (product: MenuProduct) =>
  ({ kind: 'saveProduct', categoryId: shop.categoryIds.sides, product }) as const
const archivedNames = ({ archived }: MenuDocument) => archived.map(({ name }) => name)
const shownSides = async () =>
  (await shop.shownMenu()).find(([name]) => name === 'Sides')?.slice(1) ?? []

test('an archived dish leaves the menu with the next version, and is archived from then on', async () => {
  await shop.edit(0, archive(garlicBread.id))
  expect(await shop.shownMenu()).toEqual(shop.asOpened)
  await shop.publish(1)
  expect(await shownSides()).not.toContain('Garlic bread 450')

  const { revision, menu } = await shop.draft()
  expect(menu.archived).toEqual([{ ...garlicBread, categoryId: shop.categoryIds.sides }])
  await shop.edit(revision, putBack(garlicBread))
  await shop.publish(revision + 1)
  expect(await shownSides()).toContain('Garlic bread 450')
  expect(archivedNames((await shop.draft()).menu)).toEqual([])
})

test('an earlier version brings an archived dish back, and a later one archives it again', async () => {
  await shop.edit(0, archive(garlicBread.id))
  await shop.publish(1)
  await shop.restore(1, 2)
  expect(await shop.shownMenu()).toEqual(shop.asOpened)
  expect(archivedNames((await shop.draft()).menu)).toEqual([])
  await shop.restore(2, 3)
  expect(archivedNames((await shop.draft()).menu)).toEqual(['Garlic bread'])
})

test('discarding the draft takes an archiving back', async () => {
  await shop.edit(0, archive(garlicBread.id))
  await shop.post('draft/discard', { revision: 1 })
  expect(archivedNames((await shop.draft()).menu)).toEqual([])
})

test('a dish that a running discount names is not archived', async () => {
  await openDiscount(server.context, {
    store_id: shop.storeId,
    productIds: [garlicBread.id],
  })
  await shop.edit(0, archive(garlicBread.id))
  const refused = await shop.post<Refusal>('draft/publish', { revision: 1, at: 'now' })
  expect(refused.body.message).toBe('PRODUCT_HAS_DISCOUNT')
})

test('what is archived counts towards how many dishes a menu may have', async () => {
  const { menu } = await shop.draft()
  const [first, ...others] = menu.categories
  const many = Array.from({ length: 999 }, newPie)
  const archived = [{ ...newPie(), categoryId: shop.categoryIds.sides }]
  const full = { ...menu, archived, categories: [{ ...first, products: many }] }
  expect((await shop.replace(0, full)).status).toBe(200)
  const over = { ...full, categories: [...full.categories, ...others] }
  const refused = await shop.replace<Refusal>(1, over)
  expect(refused.body.message).toEqual([{ field: 'menu.categories', code: 'too_many' }])
})

test('an archived dish can’t be archived again, and customers can’t ask for it', async () => {
  await shop.edit(0, archive(garlicBread.id))
  await shop.publish(1)
  const { revision } = await shop.draft()
  const again = await shop.edit(revision, archive(garlicBread.id))
  expect((again.body as unknown as Refusal).message).toBe('NOT_ON_MENU')
  const live = await server.app.inject({ url: `/api/v1/product/${garlicBread.id}/with-options` })
  expect(live.statusCode).toBe(404)
})
