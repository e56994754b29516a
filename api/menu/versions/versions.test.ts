import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MenuEdit } from '#rules/menu/document/edit-menu.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
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

test('while nothing is drafted, the draft is the menu that customers see', async () => {
  const { menu, ...state } = await shop.draft()
  expect(state).toEqual({
    revision: 0,
    publishedNumber: 0,
    changedAt: null,
    changedBy: null,
    publishAt: null,
    publishFailedAt: null,
    faults: [],
  })
  expect(menu.categories.map(({ name }) => name)).toEqual(['Pizza', 'Sides', 'Drinks'])
  const margherita = menu.categories[0]?.products[0]
  expect(margherita).toMatchObject({ name: 'Margherita', pricePence: 900 })
  expect(margherita?.optionGroupIds).toEqual([shop.groupIds.size, shop.groupIds.toppings])
})

test('customers see nothing of a draft until it is published', async () => {
  const { menu } = await shop.draft()
  const edited = await shop.edit(0, shop.priced(menu, 500))
  expect(edited.body).toMatchObject({
    revision: 1,
    changedAt: FRIDAY_EVENING.toISOString(),
    changedBy: 'Sam Taylor',
  })
  expect(shop.garlicBread((await shop.draft()).menu).pricePence).toBe(500)
  expect(await shop.shownMenu()).toEqual(shop.asOpened)
  expect((await shop.ask('menu/published')).body).toEqual({ publishedNumber: 0, menu })

  expect((await shop.publish(1)).body).toMatchObject({
    revision: 2,
    publishedNumber: 2,
    changedAt: null,
  })
  expect((await shop.shownMenu())[1]).toContain('Garlic bread 500')
})

test('a menu is built from nothing, in edits', async () => {
  const { menu } = await shop.draft()
  await shop.edit(
    0,
    ...menu.categories.map(({ id }): MenuEdit => ({ kind: 'removeCategory', categoryId: id })),
  )
  const [categoryId, groupId] = [randomUUID(), randomUUID()]
  const option = {
    pricePence: 150,
    collectionPence: null,
    maximumQuantity: 2,
    kcal: null,
    isAgeRestricted: false,
    allergens: {},
  }
  const built = await shop.edit(
    1,
    {
      kind: 'saveCategory',
      category: { id: categoryId, name: 'Pies', description: '', soldWhen: null, slotItems: 8 },
    },
    {
      kind: 'saveOptionGroup',
      optionGroup: {
        id: groupId,
        name: 'Gravy',
        minimum: 1,
        maximum: 2,
        isMealUpgrade: false,
        options: [{ ...option, id: randomUUID(), name: 'Onion gravy', opensGroupId: null }],
      },
    },
    { kind: 'saveProduct', categoryId, product: { ...newPie(), optionGroupIds: [groupId] } },
  )
  expect(built.body.faults).toEqual([])
  const drafted = await shop.draft()
  await shop.publish(2)
  expect(await shop.shownMenu()).toEqual([['Pies', 'Pie 1150']])
  expect((await shop.draft()).menu.categories).toEqual(drafted.menu.categories)
})

test('a dish that stays keeps whether it is sold out and how many are left', async () => {
  const { db } = server.context
  const product = shop.productIds.garlicBread
  await db
    .insertInto('product_stock')
    .values({ product_id: product, store_id: shop.storeId, remaining: 3 })
    .execute()
  await shop.draftPrice(480)
  await shop.publish(1)
  const stock = await db
    .selectFrom('product_stock')
    .select('remaining')
    .where('product_id', '=', product)
    .executeTakeFirst()
  expect(stock).toEqual({ remaining: 3 })
  const tiramisu = await db
    .selectFrom('product')
    .select('is_available')
    .where('id', '=', shop.productIds.tiramisu)
    .executeTakeFirst()
  expect(tiramisu).toEqual({ is_available: false })
})

test('the menu from before the first draft is version 1, and is restored as it was', async () => {
  const { menu: opened } = await shop.draft()
  await shop.edit(
    0,
    { kind: 'removeCategory', categoryId: shop.categoryIds.pizza },
    { kind: 'removeOptionGroup', optionGroupId: shop.groupIds.toppings },
    { kind: 'moveCategory', categoryId: shop.categoryIds.drinks, place: 0 },
    shop.priced(opened, 1),
  )
  await shop.publish(1)
  expect((await shop.shownMenu()).map(([name]) => name)).toEqual(['Drinks', 'Sides'])
  expect((await shop.shownMenu())[1]).toContain('Garlic bread 1')

  const restored = await shop.restore(1, 2)
  expect(restored.body).toMatchObject({ number: 3, restoredNumber: 1, products: 4 })
  expect(await shop.shownMenu()).toEqual(shop.asOpened)
  const inOrder = ({ categories, optionGroups }: MenuDocument) => ({
    categories,
    optionGroups: optionGroups.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  })
  expect(inOrder((await shop.draft()).menu)).toEqual(inOrder(opened))
  expect(await shop.versions()).toEqual([
    expect.objectContaining({ number: 3, publishedBy: 'Sam Taylor', restoredNumber: 1 }),
    expect.objectContaining({ number: 2, publishedBy: 'Sam Taylor', products: 3 }),
    expect.objectContaining({ number: 1, publishedBy: null, products: 4 }),
  ])
})

test('of two managers who edit the same draft at once, the second one is told', async () => {
  const { menu } = await shop.draft()
  const answers = await Promise.all([
    shop.edit(0, shop.priced(menu, 100)),
    shop.edit(0, shop.priced(menu, 200)),
    shop.edit(0, shop.priced(menu, 300)),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const refused = answers.find(({ status }) => status === 409)?.body as unknown as Refusal
  expect(refused.message).toBe('MENU_DRAFT_HAS_CHANGED')
  expect(refused.details).toMatchObject({ now: { revision: 1 } })
})

test('a draft that is published twice at once becomes one version', async () => {
  await shop.draftPrice(100)
  const answers = await Promise.all([shop.publish(1), shop.publish(1), shop.publish(1)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await shop.versions()).toHaveLength(2)
})

test('of a restoring and a publishing at once, both or one happen, each as one version', async () => {
  await shop.draftPrice(100)
  await shop.publish(1)
  await shop.draftPrice(200)
  const answers = await Promise.all([shop.publish(3), shop.restore(1, 2), shop.restore(1, 2)])
  const done = answers.filter(({ status }) => status === 200)
  const items = await shop.versions()
  expect(items.map(({ number }) => number)).toEqual(
    Array.from({ length: 2 + done.length }, (_, index) => 2 + done.length - index),
  )
  const latest = (await shop.ask<{ menu: MenuDocument }>(`menu/versions/${items[0]?.number}`)).body
    .menu
  const shown = (await shop.shownMenu()).find(([name]) => name === 'Sides')
  expect(shown).toContain(`Garlic bread ${shop.garlicBread(latest).pricePence}`)
})

test('nothing that was drafted comes back after it was discarded', async () => {
  await shop.draftPrice(100)
  expect((await shop.post('draft/discard', { revision: 1 })).body).toMatchObject({
    revision: 2,
    changedAt: null,
  })
  expect(shop.garlicBread((await shop.draft()).menu).pricePence).toBe(450)
  const late = await shop.refusedPublishing(1)
  expect(late.message).toBe('MENU_DRAFT_HAS_CHANGED')
  const nothing = await shop.refusedPublishing(2)
  expect(nothing.message).toBe('NOTHING_TO_PUBLISH')
})

test('a menu with faults is not published, and its owner reads which', async () => {
  const { menu } = await shop.draft()
  const product = { ...shop.garlicBread(menu), optionGroupIds: [randomUUID()] }
  const drafted = await shop.edit(0, {
    kind: 'saveProduct',
    categoryId: shop.categoryIds.sides,
    product,
  })
  const fault = {
    code: 'UNKNOWN_OPTION_GROUP',
    at: { kind: 'product', id: product.id, name: 'Garlic bread' },
    part: '',
  }
  expect(drafted.body.faults).toEqual([fault])
  const refused = await shop.refusedPublishing(1)
  expect(refused).toMatchObject({ message: 'MENU_HAS_FAULTS', details: { faults: [fault] } })
  expect(await shop.shownMenu()).toEqual(shop.asOpened)
})

test('a dish that a running discount names is not removed', async () => {
  const product = shop.productIds.garlicBread
  const { id } = await openDiscount(server.context, {
    store_id: shop.storeId,
    productIds: [product],
  })
  await shop.edit(0, { kind: 'removeProduct', productId: product })
  const refused = await shop.refusedPublishing(1)
  expect(refused).toMatchObject({
    message: 'PRODUCT_HAS_DISCOUNT',
    details: { products: ['Garlic bread'] },
  })
  await server.context.db
    .updateTable('discount')
    .set({ ended_at: FRIDAY_EVENING })
    .where('id', '=', id)
    .execute()
  expect((await shop.publish(1)).status).toBe(200)
})

test('an id of another restaurant is refused, and its menu stays as it is', async () => {
  const other = await openTestStore(server.context)
  const { menu } = await shop.draft()
  await shop.edit(0, {
    kind: 'saveProduct',
    categoryId: shop.categoryIds.sides,
    product: { ...shop.garlicBread(menu), id: other.productIds.margherita, name: 'Taken over' },
  })
  const refused = await shop.refusedPublishing(1)
  expect(refused.message).toBe('MENU_ID_ALREADY_USED')
  expect(await shop.shownMenu()).toEqual(shop.asOpened)
  const untouched = await server.context.db
    .selectFrom('product')
    .select(['name', 'store_id as storeId'])
    .where('id', '=', other.productIds.margherita)
    .executeTakeFirst()
  expect(untouched).toEqual({ name: 'Margherita', storeId: other.storeId })
})

test('an edit of what is gone, a version that is not, and a menu that is too large', async () => {
  const gone = await shop.edit(0, { kind: 'removeProduct', productId: randomUUID() })
  expect((gone.body as unknown as Refusal).message).toBe('NOT_ON_MENU')
  expect((await shop.ask<Refusal>('menu/versions/9')).body.message).toBe('NONEXISTING_MENU_VERSION')
  expect((await shop.restore<Refusal>(9, 0)).body.message).toBe('NONEXISTING_MENU_VERSION')

  const { menu } = await shop.draft()
  const [first, ...others] = menu.categories
  const many = Array.from({ length: 1000 }, () => ({ ...newPie(), optionGroupIds: [] }))
  const full = { ...menu, categories: [{ ...first, products: many }, ...others] }
  const put = await shop.replace<Refusal>(0, full)
  expect(put.body.message).toEqual([{ field: 'menu.categories', code: 'too_many' }])
  const exactly = { ...menu, categories: [{ ...first, products: many }] }
  const fits = await shop.replace(0, exactly)
  expect(fits.status).toBe(200)
  const one = await shop.edit(1, {
    kind: 'saveProduct',
    categoryId: shop.categoryIds.pizza,
    product: newPie(),
  })
  expect((one.body as unknown as Refusal).message).toBe('MENU_TOO_LARGE')
})

const LATER = new Date(FRIDAY_EVENING.getTime() + 600_000).toISOString()

test('publishing, restoring, scheduling and discarding are in the log of changes', async () => {
  await shop.draftPrice(100)
  await shop.publish(1, LATER)
  await shop.publish(2)
  await shop.restore(1, 2)
  await shop.draftPrice(300)
  await shop.post('draft/discard', { revision: 4 })
  const { items } = (
    await shop.ask<{ items: { act: string; before: object; after: object }[] }>('changes')
  ).body
  expect(items.map(({ act, before, after }) => [act, before, after])).toEqual([
    ['discardMenuDraft', { isMenuDrafted: true }, { isMenuDrafted: false }],
    ['restoreMenu', { menuVersion: 2 }, { menuVersion: 3 }],
    ['publishMenu', { menuVersion: 1 }, { menuVersion: 2 }],
    ['scheduleMenu', { menuPublishedAt: null }, { menuPublishedAt: LATER }],
  ])
})
