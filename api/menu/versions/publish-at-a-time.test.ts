import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { publishDueDraft } from './publish-menu.ts'
import { openEditedStore, type EditedStore, type Refusal } from './testing/edited-store.ts'

let server: TestApp
let shop: EditedStore

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  shop = await openEditedStore(server)
})
afterAll(() => server.close())

const TONIGHT = new Date(FRIDAY_EVENING.getTime() + 600_000).toISOString()

test('a draft is published automatically at its time, with what was edited meanwhile', async () => {
  const { menu } = await shop.draft()
  await shop.edit(0, shop.priced(menu, 100))
  const scheduled = await shop.publish(1, TONIGHT)
  expect(scheduled.body).toMatchObject({ publishAt: TONIGHT, revision: 2 })
  await shop.edit(2, shop.priced(menu, 200))
  expect((await shop.draft()).publishAt).toBe(TONIGHT)
  server.setNow(new Date(TONIGHT))
  const due = { storeId: shop.storeId, publishAt: TONIGHT }
  await Promise.all([publishDueDraft(server.context, due), publishDueDraft(server.context, due)])
  expect((await shop.shownMenu())[1]).toContain('Garlic bread 200')
  expect((await shop.versions())[0]).toMatchObject({
    number: 2,
    isScheduled: true,
    publishedBy: 'Sam Taylor',
  })
})

test('a time that was taken back or moved publishes nothing', async () => {
  const { menu } = await shop.draft()
  await shop.edit(0, shop.priced(menu, 100))
  await shop.publish(1, TONIGHT)
  expect((await shop.publish(2, null)).body.publishAt).toBeNull()
  await publishDueDraft(server.context, { storeId: shop.storeId, publishAt: TONIGHT })
  expect(await shop.shownMenu()).toEqual(shop.asOpened)
})

test('what cannot be published at its time stays drafted, and says so', async () => {
  const { menu } = await shop.draft()
  await shop.edit(0, shop.priced(menu, 100))
  await shop.publish(1, TONIGHT)
  await shop.edit(2, {
    kind: 'saveProduct',
    categoryId: shop.categoryIds.sides,
    product: {
      ...shop.garlicBread(menu),
      optionGroupIds: [randomUUID()],
    },
  })
  server.setNow(new Date(TONIGHT))
  await publishDueDraft(server.context, { storeId: shop.storeId, publishAt: TONIGHT })
  expect(await shop.draft()).toMatchObject({ publishAt: null, publishFailedAt: TONIGHT })
  expect(await shop.shownMenu()).toEqual(shop.asOpened)
})

test('an id of another restaurant is refused when the time is chosen, and at the time', async () => {
  const other = await openTestStore(server.context)
  const { menu } = await shop.draft()
  const taken = { ...shop.garlicBread(menu), id: other.productIds.margherita }
  const takeOver = {
    kind: 'saveProduct',
    categoryId: shop.categoryIds.sides,
    product: taken,
  } as const
  await shop.edit(0, takeOver)
  const refused = await shop.post<Refusal>('draft/publish', { revision: 1, at: TONIGHT })
  expect(refused.body.message).toBe('MENU_ID_ALREADY_USED')

  await shop.edit(1, { kind: 'removeProduct', productId: taken.id })
  await shop.publish(2, TONIGHT)
  await shop.edit(3, takeOver)
  server.setNow(new Date(TONIGHT))
  await publishDueDraft(server.context, { storeId: shop.storeId, publishAt: TONIGHT })
  expect(await shop.draft()).toMatchObject({ publishAt: null, publishFailedAt: TONIGHT })
  expect(await shop.shownMenu()).toEqual(shop.asOpened)
})

test.each([
  ['a time that has passed', FRIDAY_EVENING.toISOString(), 'date_has_passed'],
  ['a time in two years', '2099-01-01T00:00:00Z', 'invalid_value'],
  ['no time', 'soon', 'invalid_value'],
])('%s is refused', async (_name, at, code) => {
  const { menu } = await shop.draft()
  await shop.edit(0, shop.priced(menu, 100))
  const refused = await shop.post<Refusal>('draft/publish', { revision: 1, at })
  expect(refused.body.message).toEqual([{ field: 'at', code }])
})
