import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNCLAIMED_PHOTO_LIVES_MS } from '#rules/photos/photo-limits.ts'
import type { Category } from '#contract/menu.ts'
import type { MenuImport } from '#contract/partner/menu/menu-files.ts'
import type { PhotoFiles } from '#contract/menu.ts'
import type { MenuDocument, MenuPhoto } from '#rules/menu/document/menu-document.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { openEditedStore, type EditedStore } from '#api/menu/versions/testing/edited-store.ts'
import { erasePhotosOfAccount } from '#api/photos/erase-photos.ts'
import { eraseUnclaimedPhotos } from '#api/photos/erase-unclaimed-photos.ts'
import { eraseFilesNow, hollowPng, testFiles, testPicture } from '#api/photos/testing/photos.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { untilAllIsReceived } from '#api/testing/test-store.ts'

let server: TestApp
let jpeg: Buffer
beforeAll(async () => {
  server = await createTestApp({ env: await testFiles() })
  jpeg = await testPicture(400, 300).jpeg().toBuffer()
})
afterAll(() => server.close())

const send = async (
  storeId: string,
  { headers, file = jpeg }: { headers: Record<string, string>; file?: Buffer },
) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/partner/stores/${storeId}/menu/photos`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: file,
  })
  return { status: answer.statusCode, body: answer.json<PhotoFiles & { message: string }>() }
}

async function uploaded(store: EditedStore): Promise<string> {
  const { status, body } = await send(store.storeId, store)
  expect([status, body.width, body.height, body.widths]).toEqual([201, 400, 300, [320, 400]])
  return body.photoId
}

const shownWith = (photoId: string): MenuPhoto => ({ photoId, x: 20, y: 80, alt: 'Two slices' })

/** An edit that gives the garlic bread a photo, or takes it away. */
const pictured = (store: EditedStore, menu: MenuDocument, photo: MenuPhoto | null) => ({
  kind: 'saveProduct' as const,
  categoryId: store.categoryIds.sides,
  product: { ...store.garlicBread(menu), photo },
})

async function editPhoto(store: EditedStore, photo: MenuPhoto | null) {
  const { revision, menu } = await store.draft()
  return store.edit(revision, pictured(store, menu, photo))
}

async function publish(store: EditedStore) {
  const { revision } = await store.draft()
  expect((await store.publish(revision)).status).toBe(200)
}

async function shownPhoto(store: EditedStore) {
  await untilAllIsReceived(server.context)
  const answer = await server.app.inject({ url: `/api/v1/store/${store.slug}/categories` })
  return answer
    .json<{ items: Category[] }>()
    .items.flatMap(({ products }) => products)
    .find(({ id }) => id === store.productIds.garlicBread)?.photo
}

const fileStatus = async (photoId: string) =>
  (await server.app.inject({ url: `/photos/${photoId}/320.webp` })).statusCode

/** The job that erases photos, a day and a bit later. */
async function eraseADayLater() {
  server.setNow(new Date(FRIDAY_EVENING.getTime() + UNCLAIMED_PHOTO_LIVES_MS + 60_000))
  await eraseUnclaimedPhotos(server.context, new AbortController().signal)
  await eraseFilesNow(server)
  server.setNow(FRIDAY_EVENING)
}

describe('a photo of a dish', () => {
  test('is sent, drafted, published, replaced and restored', async () => {
    const store = await openEditedStore(server)
    const [first, second] = [await uploaded(store), await uploaded(store)]
    expect((await editPhoto(store, shownWith(first))).status).toBe(200)
    expect(await shownPhoto(store)).toBeUndefined()
    await publish(store)
    expect(await shownPhoto(store)).toEqual({
      ...shownWith(first),
      width: 400,
      height: 300,
      widths: [320, 400],
    })
    await editPhoto(store, shownWith(second))
    await publish(store)
    await eraseADayLater()
    expect([await fileStatus(first), await fileStatus(second)]).toEqual([200, 200])
    expect((await store.restore(2, 3)).status).toBe(200)
    expect(await shownPhoto(store)).toMatchObject({ photoId: first })
    const { body } = await store.ask<{ items: PhotoFiles[] }>('menu/photos')
    expect(body.items.map(({ photoId }) => photoId)).toEqual([first])
  })

  test('is erased after a day unless the draft or a version names it', async () => {
    const store = await openEditedStore(server)
    const [named, left] = [await uploaded(store), await uploaded(store)]
    await editPhoto(store, shownWith(named))
    await eraseADayLater()
    expect([await fileStatus(named), await fileStatus(left)]).toEqual([200, 404])
    await editPhoto(store, null)
    await eraseADayLater()
    expect(await fileStatus(named)).toBe(404)
    expect(await editPhoto(store, shownWith(left))).toMatchObject({
      status: 404,
      body: { message: 'NONEXISTING_PHOTO' },
    })
  })

  test('stays when whoever sent it leaves, and goes with the store', async () => {
    const store = await openEditedStore(server)
    const owner = await openTestAccount(server.context, 'partner', { storeIds: [store.storeId] })
    const { body } = await send(store.storeId, owner)
    await editPhoto(store, shownWith(body.photoId))
    await inTransaction(server.context.db, (transaction) =>
      erasePhotosOfAccount(transaction, owner.accountId),
    )
    await eraseADayLater()
    expect(await fileStatus(body.photoId)).toBe(200)
    await server.context.pool.query('DELETE FROM store WHERE id = $1', [store.storeId])
    await eraseADayLater()
    expect(await fileStatus(body.photoId)).toBe(404)
  })

  test('is never that of another store, whichever way it comes', async () => {
    const [mine, theirs] = [await openEditedStore(server), await openEditedStore(server)]
    const photoId = await uploaded(theirs)
    expect(await editPhoto(mine, shownWith(photoId))).toMatchObject({
      status: 404,
      body: { message: 'NONEXISTING_PHOTO' },
    })
    const { revision, menu } = await mine.draft()
    const edit = pictured(mine, menu, shownWith(photoId))
    const replaced: MenuDocument = {
      ...menu,
      categories: menu.categories.map((category) => ({
        ...category,
        products: category.products.map((each) =>
          each.id === edit.product.id ? edit.product : each,
        ),
      })),
    }
    expect(await mine.replace(revision, replaced)).toMatchObject({ status: 404 })
    const file = JSON.stringify({ format: 'tuck-in-menu', version: 1, menu: replaced })
    const imported = await server.app.inject({
      method: 'POST',
      url: `/api/v1/partner/stores/${mine.storeId}/menu/import?mode=add`,
      headers: { ...mine.headers, 'content-type': 'application/octet-stream' },
      body: file,
    })
    expect(imported.json<MenuImport>()).toMatchObject({
      menu: null,
      faults: [
        { column: expect.stringMatching(/products\.\d+\.photo$/), code: 'PHOTO_NOT_OF_STORE' },
      ],
    })
  })

  test('of a reviewer is not for a menu', async () => {
    const store = await openEditedStore(server)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/photos',
      headers: { 'content-type': 'application/octet-stream' },
      body: jpeg,
    })
    expect(await editPhoto(store, shownWith(answer.json<PhotoFiles>().photoId))).toMatchObject({
      status: 404,
    })
  })
})

test('an export carries photos; what is imported from it is the same menu', async () => {
  const store = await openEditedStore(server)
  const photo = shownWith(await uploaded(store))
  await editPhoto(store, photo)
  for (const format of ['json', 'csv']) {
    const exported = await server.app.inject({
      url: `/api/v1/partner/stores/${store.storeId}/menu/export?format=${format}`,
      headers: store.headers,
    })
    const imported = await server.app.inject({
      method: 'POST',
      url: `/api/v1/partner/stores/${store.storeId}/menu/import?mode=replace`,
      headers: { ...store.headers, 'content-type': 'application/octet-stream' },
      body: exported.rawPayload,
    })
    const { menu, faults } = imported.json<MenuImport>()
    expect(faults).toEqual([])
    expect(menu && store.garlicBread(menu).photo).toEqual(photo)
  }
})

describe('who may send one', () => {
  test.each([
    ['manager', 201],
    ['kitchen', 403],
  ] as const)('a %s: %i', async (role, status) => {
    const store = await openEditedStore(server)
    const { headers } = await openTestAccount(server.context, 'partner', {
      storeIds: [store.storeId],
      role,
    })
    expect((await send(store.storeId, { headers })).status).toBe(status)
  })

  test('nobody of another store', async () => {
    const [mine, theirs] = [await openEditedStore(server), await openEditedStore(server)]
    expect(await send(theirs.storeId, mine)).toMatchObject({
      status: 404,
      body: { message: 'NONEXISTING_STORE' },
    })
    expect((await send(randomUUID(), mine)).status).toBe(404)
  })
})

test.each([
  ['a program', () => Buffer.from('MZ\x90\x00 called curry.jpg'), 'PHOTO_TYPE_NOT_SUPPORTED'],
  ['a bomb', () => hollowPng(60_000, 60_000), 'PHOTO_HAS_TOO_MANY_PIXELS'],
  [
    'a photo that is a script too',
    () => Buffer.concat([jpeg, Buffer.from('<?php system("id");')]),
    'PHOTO_CONTAINS_ANOTHER_FILE',
  ],
  ['40 MB', () => Buffer.concat([jpeg, Buffer.alloc(40 * 1024 * 1024)]), 'PHOTO_TOO_LARGE'],
])('%s is refused', async (_, file, message) => {
  const store = await openEditedStore(server)
  const answer = await send(store.storeId, { ...store, file: file() })
  expect(answer.body.message).toBe(message)
})
