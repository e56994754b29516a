import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DraftState, MenuDraft } from '#contract/partner/menu/menu-draft.ts'
import type { MenuVersion } from '#contract/partner/menu/menu-versions.ts'
import type { Category } from '#contract/menu.ts'
import type { MenuEdit } from '#rules/menu/document/edit-menu.ts'
import type { MenuDocument, MenuProduct } from '#rules/menu/document/menu-document.ts'
import { productsOfMenu } from '#rules/menu/document/menu-document.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, untilAllIsReceived, type TestStore } from '#api/testing/test-store.ts'
import { publishDueDraft } from './publish-menu.ts'

let server: TestApp
let store: TestStore
let owner: TestAccount
/** The menu before anything is drafted. */
let asOpened: string[][]

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context)
  owner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
  asOpened = await shownMenu()
})
afterAll(() => server.close())

interface Asked {
  method?: 'GET' | 'POST' | 'PUT'
  body?: object
  of?: string
}

async function ask<Answer>(path: string, { method = 'GET', body, of = store.storeId }: Asked = {}) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/partner/stores/${of}/menu/${path}`,
    headers: owner.headers,
    ...(body && { body }),
  })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}

interface Refusal {
  message: string | { field: string; code: string }[]
  details?: Record<string, unknown>
}

const draft = async () => (await ask<MenuDraft>('draft')).body
const post = <Answer = DraftState>(path: string, body: object) =>
  ask<Answer>(path, { method: 'POST', body })
const edit = (revision: number, ...edits: MenuEdit[]) => post('draft/edits', { revision, edits })
const publish = (revision: number, at: string | null = 'now') =>
  post('draft/publish', { revision, at })
const versions = async () =>
  (await ask<{ items: MenuVersion[]; nextBefore: number | null }>('versions')).body
const restore = <Answer = MenuVersion>(number: number, publishedNumber: number) =>
  post<Answer>(`versions/${number}/restore`, { publishedNumber })

/** The menu as customers read it: each category with the name and the price of its products. */
async function shownMenu() {
  await untilAllIsReceived(server.context)
  const answer = await server.app.inject({ url: `/api/v1/store/${store.slug}/categories` })
  return answer
    .json<{ items: Category[] }>()
    .items.map(({ name, products }) => [
      name,
      ...products.map((product) => `${product.name} ${product.pricePence}`),
    ])
}

const garlicBread = (menu: MenuDocument): MenuProduct => {
  const found = productsOfMenu(menu).find(({ id }) => id === store.productIds.garlicBread)
  if (!found) throw new Error('no garlic bread')
  return found
}

const priced = (menu: MenuDocument, pricePence: number): MenuEdit => ({
  kind: 'saveProduct',
  categoryId: store.categoryIds.sides,
  product: { ...garlicBread(menu), pricePence },
})

const pie = (): MenuProduct => ({
  ...{ id: randomUUID(), name: 'Pie', description: 'With gravy', pricePence: 1150, kcal: 810 },
  ...{ allergens: { gluten: 'contains' as const }, diets: [], heat: 1, isPopular: true },
  ...{ isAgeRestricted: false, soldWhen: null, art: null },
  ...{ optionGroupIds: [store.groupIds.toppings], bundleSlots: [] },
})

test('while nothing is drafted, the draft is the menu that customers see', async () => {
  const { menu, ...state } = await draft()
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
  expect(margherita?.optionGroupIds).toEqual([store.groupIds.size, store.groupIds.toppings])
})

test('customers see nothing of a draft until it is published', async () => {
  const { menu } = await draft()
  const edited = await edit(0, priced(menu, 500))
  expect(edited.body).toMatchObject({
    revision: 1,
    changedAt: FRIDAY_EVENING.toISOString(),
    changedBy: 'Sam Taylor',
  })
  expect(garlicBread((await draft()).menu).pricePence).toBe(500)
  expect(await shownMenu()).toEqual(asOpened)

  expect((await publish(1)).body).toMatchObject({
    revision: 2,
    publishedNumber: 2,
    changedAt: null,
  })
  expect((await shownMenu())[1]).toContain('Garlic bread 500')
})

test('a menu is built from nothing, in edits', async () => {
  store = await openTestStore(server.context)
  owner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
  const { menu } = await draft()
  await edit(
    0,
    ...menu.categories.map(({ id }): MenuEdit => ({ kind: 'removeCategory', categoryId: id })),
  )
  const [categoryId, groupId] = [randomUUID(), randomUUID()]
  const option = { pricePence: 150, maximumQuantity: 2, kcal: null, allergens: {} }
  const built = await edit(
    1,
    {
      kind: 'saveCategory',
      category: { id: categoryId, name: 'Pies', description: '', soldWhen: null, slotItems: 8 },
    },
    {
      kind: 'saveOptionGroup',
      optionGroup: {
        ...{ id: groupId, name: 'Gravy', minimum: 1, maximum: 2, isMealUpgrade: false },
        options: [{ ...option, id: randomUUID(), name: 'Onion gravy', opensGroupId: null }],
      },
    },
    { kind: 'saveProduct', categoryId, product: { ...pie(), optionGroupIds: [groupId] } },
  )
  expect(built.body.faults).toEqual([])
  const drafted = await draft()
  await publish(2)
  expect(await shownMenu()).toEqual([['Pies', 'Pie 1150']])
  expect((await draft()).menu.categories).toEqual(drafted.menu.categories)
})

test('a dish that stays keeps whether it is sold out and how many are left', async () => {
  const { db } = server.context
  const product = store.productIds.garlicBread
  await db
    .insertInto('product_stock')
    .values({ product_id: product, store_id: store.storeId, remaining: 3 })
    .execute()
  const { menu } = await draft()
  await edit(0, priced(menu, 480))
  await publish(1)
  const stock = await db
    .selectFrom('product_stock')
    .select('remaining')
    .where('product_id', '=', product)
    .executeTakeFirst()
  expect(stock).toEqual({ remaining: 3 })
  const tiramisu = await db
    .selectFrom('product')
    .select('is_available')
    .where('id', '=', store.productIds.tiramisu)
    .executeTakeFirst()
  expect(tiramisu).toEqual({ is_available: false })
})

test('the menu from before the first draft is version 1, and is restored as it was', async () => {
  const { menu: opened } = await draft()
  await edit(
    0,
    { kind: 'removeCategory', categoryId: store.categoryIds.pizza },
    { kind: 'removeOptionGroup', optionGroupId: store.groupIds.toppings },
    { kind: 'moveCategory', categoryId: store.categoryIds.drinks, place: 0 },
    priced(opened, 1),
  )
  await publish(1)
  expect((await shownMenu()).map(([name]) => name)).toEqual(['Drinks', 'Sides'])
  expect((await shownMenu())[1]).toContain('Garlic bread 1')

  const restored = await restore(1, 2)
  expect(restored.body).toMatchObject({ number: 3, restoredNumber: 1, products: 4 })
  expect(await shownMenu()).toEqual(asOpened)
  const inOrder = ({ categories, optionGroups }: MenuDocument) => ({
    categories,
    optionGroups: optionGroups.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  })
  expect(inOrder((await draft()).menu)).toEqual(inOrder(opened))
  expect((await versions()).items).toEqual([
    expect.objectContaining({ number: 3, publishedBy: 'Sam Taylor', restoredNumber: 1 }),
    expect.objectContaining({ number: 2, publishedBy: 'Sam Taylor', products: 3 }),
    expect.objectContaining({ number: 1, publishedBy: null, products: 4 }),
  ])
})

test('of two managers who edit the same draft at once, the second one is told', async () => {
  const { menu } = await draft()
  const answers = await Promise.all([
    edit(0, priced(menu, 100)),
    edit(0, priced(menu, 200)),
    edit(0, priced(menu, 300)),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const refused = answers.find(({ status }) => status === 409)?.body as unknown as Refusal
  expect(refused.message).toBe('MENU_DRAFT_HAS_CHANGED')
  expect(refused.details).toMatchObject({ now: { revision: 1 } })
})

test('a draft that is published twice at once becomes one version', async () => {
  const { menu } = await draft()
  await edit(0, priced(menu, 100))
  const answers = await Promise.all([publish(1), publish(1), publish(1)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await versions()).items).toHaveLength(2)
})

test('of a restoring and a publishing at once, both or one happen, each as one version', async () => {
  const { menu } = await draft()
  await edit(0, priced(menu, 100))
  await publish(1)
  await edit(2, priced(menu, 200))
  const answers = await Promise.all([publish(3), restore(1, 2), restore(1, 2)])
  const done = answers.filter(({ status }) => status === 200)
  const { items } = await versions()
  expect(items.map(({ number }) => number)).toEqual(
    Array.from({ length: 2 + done.length }, (_, index) => 2 + done.length - index),
  )
  const latest = (await ask<{ menu: MenuDocument }>(`versions/${items[0]?.number}`)).body.menu
  const shown = (await shownMenu()).find(([name]) => name === 'Sides')
  expect(shown).toContain(`Garlic bread ${garlicBread(latest).pricePence}`)
})

test('nothing that was drafted comes back after it was discarded', async () => {
  const { menu } = await draft()
  await edit(0, priced(menu, 100))
  expect((await post('draft/discard', { revision: 1 })).body).toMatchObject({
    revision: 2,
    changedAt: null,
  })
  expect(garlicBread((await draft()).menu).pricePence).toBe(450)
  const late = await post<Refusal>('draft/publish', { revision: 1, at: 'now' })
  expect(late.body.message).toBe('MENU_DRAFT_HAS_CHANGED')
  const nothing = await post<Refusal>('draft/publish', { revision: 2, at: 'now' })
  expect(nothing.body.message).toBe('NOTHING_TO_PUBLISH')
})

test('a menu with faults is not published, and its owner reads which', async () => {
  const { menu } = await draft()
  const product = { ...garlicBread(menu), optionGroupIds: [randomUUID()] }
  const drafted = await edit(0, {
    kind: 'saveProduct',
    categoryId: store.categoryIds.sides,
    product,
  })
  const fault = {
    code: 'UNKNOWN_OPTION_GROUP',
    at: { kind: 'product', id: product.id, name: 'Garlic bread' },
    part: '',
  }
  expect(drafted.body.faults).toEqual([fault])
  const refused = (await post<Refusal>('draft/publish', { revision: 1, at: 'now' })).body
  expect(refused).toMatchObject({ message: 'MENU_HAS_FAULTS', details: { faults: [fault] } })
  expect(await shownMenu()).toEqual(asOpened)
})

test('a dish that a running discount names is not removed', async () => {
  const product = store.productIds.garlicBread
  const { id } = await openDiscount(server.context, {
    store_id: store.storeId,
    productIds: [product],
  })
  await edit(0, { kind: 'removeProduct', productId: product })
  const refused = (await post<Refusal>('draft/publish', { revision: 1, at: 'now' })).body
  expect(refused).toMatchObject({
    message: 'PRODUCT_HAS_DISCOUNT',
    details: { products: ['Garlic bread'] },
  })
  await server.context.db
    .updateTable('discount')
    .set({ ended_at: FRIDAY_EVENING })
    .where('id', '=', id)
    .execute()
  expect((await publish(1)).status).toBe(200)
})

test('an id of another restaurant is refused, and its menu stays as it is', async () => {
  const other = await openTestStore(server.context)
  const { menu } = await draft()
  await edit(0, {
    kind: 'saveProduct',
    categoryId: store.categoryIds.sides,
    product: { ...garlicBread(menu), id: other.productIds.margherita, name: 'Taken over' },
  })
  const refused = await post<Refusal>('draft/publish', { revision: 1, at: 'now' })
  expect(refused.body.message).toBe('MENU_ID_ALREADY_USED')
  expect(await shownMenu()).toEqual(asOpened)
  const kept = await server.context.db
    .selectFrom('product')
    .select(['name', 'store_id as storeId'])
    .where('id', '=', other.productIds.margherita)
    .executeTakeFirst()
  expect(kept).toEqual({ name: 'Margherita', storeId: other.storeId })
})

const TONIGHT = new Date(FRIDAY_EVENING.getTime() + 600_000).toISOString()

test('a draft is published by itself at its time, with what was edited meanwhile', async () => {
  const { menu } = await draft()
  await edit(0, priced(menu, 100))
  const scheduled = await publish(1, TONIGHT)
  expect(scheduled.body).toMatchObject({ publishAt: TONIGHT, revision: 2 })
  await edit(2, priced(menu, 200))
  expect((await draft()).publishAt).toBe(TONIGHT)
  server.setNow(new Date(TONIGHT))
  const due = { storeId: store.storeId, publishAt: TONIGHT }
  await Promise.all([publishDueDraft(server.context, due), publishDueDraft(server.context, due)])
  expect((await shownMenu())[1]).toContain('Garlic bread 200')
  expect((await versions()).items[0]).toMatchObject({
    number: 2,
    isScheduled: true,
    publishedBy: 'Sam Taylor',
  })
})

test('a time that was taken back or moved publishes nothing', async () => {
  const { menu } = await draft()
  await edit(0, priced(menu, 100))
  await publish(1, TONIGHT)
  expect((await publish(2, null)).body.publishAt).toBeNull()
  await publishDueDraft(server.context, { storeId: store.storeId, publishAt: TONIGHT })
  expect(await shownMenu()).toEqual(asOpened)
})

test('what cannot be published at its time stays drafted, and says so', async () => {
  const { menu } = await draft()
  await edit(0, priced(menu, 100))
  await publish(1, TONIGHT)
  await edit(2, {
    kind: 'saveProduct',
    categoryId: store.categoryIds.sides,
    product: {
      ...garlicBread(menu),
      optionGroupIds: [randomUUID()],
    },
  })
  server.setNow(new Date(TONIGHT))
  await publishDueDraft(server.context, { storeId: store.storeId, publishAt: TONIGHT })
  expect(await draft()).toMatchObject({ publishAt: null, publishFailedAt: TONIGHT })
  expect(await shownMenu()).toEqual(asOpened)
})

test.each([
  ['a time that has passed', FRIDAY_EVENING.toISOString(), 'date_has_passed'],
  ['a time in two years', '2099-01-01T00:00:00Z', 'invalid_value'],
  ['no time', 'soon', 'invalid_value'],
])('%s is refused', async (_name, at, code) => {
  const { menu } = await draft()
  await edit(0, priced(menu, 100))
  const refused = await post<Refusal>('draft/publish', { revision: 1, at })
  expect(refused.body.message).toEqual([{ field: 'at', code }])
})

test('an edit of what is gone, a version that is not, and a menu that is too large', async () => {
  const gone = await edit(0, { kind: 'removeProduct', productId: randomUUID() })
  expect((gone.body as unknown as Refusal).message).toBe('NOT_ON_MENU')
  expect((await ask<Refusal>('versions/9')).body.message).toBe('NONEXISTING_MENU_VERSION')
  expect((await restore<Refusal>(9, 0)).body.message).toBe('NONEXISTING_MENU_VERSION')

  const { menu } = await draft()
  const [first, ...others] = menu.categories
  const many = Array.from({ length: 1000 }, () => ({ ...pie(), optionGroupIds: [] }))
  const full = { ...menu, categories: [{ ...first, products: many }, ...others] }
  const put = await ask<Refusal>('draft', { method: 'PUT', body: { revision: 0, menu: full } })
  expect(put.body.message).toEqual([{ field: 'menu.categories', code: 'too_many' }])
  const exactly = { ...menu, categories: [{ ...first, products: many }] }
  const fits = await ask('draft', { method: 'PUT', body: { revision: 0, menu: exactly } })
  expect(fits.status).toBe(200)
  const one = await edit(1, {
    kind: 'saveProduct',
    categoryId: store.categoryIds.pizza,
    product: pie(),
  })
  expect((one.body as unknown as Refusal).message).toBe('MENU_TOO_LARGE')
})

test('publishing, restoring, scheduling and discarding are in the log of changes', async () => {
  const { menu } = await draft()
  await edit(0, priced(menu, 100))
  await publish(1, TONIGHT)
  await publish(2)
  await restore(1, 2)
  await edit(3, priced(menu, 300))
  await post('draft/discard', { revision: 4 })
  const answer = await server.app.inject({
    url: `/api/v1/partner/stores/${store.storeId}/changes`,
    headers: owner.headers,
  })
  const items = answer.json<{ items: { act: string; before: object; after: object }[] }>().items
  expect(items.map(({ act, before, after }) => [act, before, after])).toEqual([
    ['discardMenuDraft', { isMenuDrafted: true }, { isMenuDrafted: false }],
    ['restoreMenu', { menuVersion: 2 }, { menuVersion: 3 }],
    ['publishMenu', { menuVersion: 1 }, { menuVersion: 2 }],
    ['scheduleMenu', { menuPublishedAt: null }, { menuPublishedAt: TONIGHT }],
  ])
})
