import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { exportStores } from './export-stores.ts'
import { importPlan, planStoreImport } from './import-stores.ts'
import { fileOf, newStore, openImportDesk, type ImportDesk } from './testing/import-desk.ts'

let server: TestApp
let desk: ImportDesk

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  desk = await openImportDesk(server)
})
afterAll(() => server.close())

/** Imports a file as its preview says. */
async function importFile(file: string) {
  const { body } = await desk.preview(file)
  expect(body.faults).toEqual([])
  return desk.confirm(file, body.fingerprint)
}

const storeNamed = (name: string) =>
  server.context.db
    .selectFrom('store')
    .select(['slug', 'state', 'phone', 'description', 'area', 'city', 'legal_name as legalName'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()

const slugOf = async (name: string): Promise<string> => (await storeNamed(name)).slug

describe('an import', () => {
  test('is previewed, stores nothing until it is confirmed, and then makes a draft', async () => {
    const store = newStore()
    const file = fileOf(store)
    const { status, body } = await desk.preview(file)
    expect({ status, ...body }).toMatchObject({
      status: 200,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      added: 1,
      changed: 0,
      unchanged: 0,
      faults: [],
      unknownColumns: [],
      stores: [
        {
          name: store.name,
          change: 'added',
          menu: {
            added: 2,
            changed: 0,
            removed: 0,
          },
        },
      ],
    })
    const slug = body.stores[0]?.slug ?? ''
    expect(await desk.restaurants(slug)).toEqual([])
    const imported = await desk.confirm(file, body.fingerprint)
    expect(imported).toMatchObject({
      status: 200,
      body: { fileName: 'stores.json', by: 'Sam Taylor', stores: 1, added: 1, changed: 0 },
    })
    expect(imported.body.finishedAt).not.toBeNull()
    expect(await storeNamed(store.name)).toMatchObject({
      slug,
      state: 'draft',
      area: 'Hackney',
      city: 'London',
      legalName: store.name,
    })
    expect((await desk.store(slug)).status).toBe(404)
    const [listed] = await desk.restaurants(slug)
    expect(listed).toMatchObject({ lifecycle: 'draft', missing: ['owner', 'bank'] })
    expect((await desk.imports())[0]).toEqual(imported.body)
  })

  test('makes no doubles when it is done twice', async () => {
    const store = newStore()
    await importFile(fileOf(store))
    const { body } = await desk.preview(fileOf(store))
    expect(body).toMatchObject({ added: 0, changed: 0, unchanged: 1, stores: [] })
    const again = await desk.confirm(fileOf(store), body.fingerprint)
    expect(again.body).toMatchObject({ stores: 1, added: 0, changed: 0 })
  })

  test('changes what a file says otherwise, and leaves what it doesn’t say', async () => {
    const store = newStore({ description: 'By the canal' })
    await importFile(fileOf(store))
    const slug = await slugOf(store.name)
    const [pizza] = store.menu.categories
    const products = [{ name: 'Margherita', pricePence: 1000 }]
    const changed = {
      slug,
      name: store.name,
      phone: '020 7946 0999',
      menu: {
        categories: [
          {
            ...pizza,
            products,
          },
        ],
      },
    }
    const { body } = await desk.preview(fileOf(changed))
    expect(body.stores).toEqual([
      {
        slug,
        name: store.name,
        ownerEmail: '',
        change: 'changed',
        fields: ['phone'],
        menu: {
          added: 0,
          changed: 1,
          removed: 1,
        },
      },
    ])
    expect((await desk.confirm(fileOf(changed), body.fingerprint)).body).toMatchObject({
      changed: 1,
    })
    expect(await storeNamed(store.name)).toMatchObject({
      phone: '020 7946 0999',
      description: 'By the canal',
    })
  })

  test('records who made and who changed a store', async () => {
    const store = newStore()
    await importFile(fileOf(store))
    await importFile(fileOf({ ...store, preparationMinutes: 45 }))
    const events = await server.context.db
      .selectFrom('audit_event as event')
      .innerJoin('store', 'store.id', 'event.store_id')
      .select(['act', 'by', 'before', 'after'])
      .where('store.name', '=', store.name)
      .orderBy('event.id')
      .execute()
    expect(events).toMatchObject([
      { act: 'createStore', by: 'operator', after: { name: store.name, phone: store.phone } },
      {
        act: 'changeStore',
        by: 'operator',
        before: { preparationMinutes: 20 },
        after: { preparationMinutes: 45 },
      },
    ])
  })

  test('gives a store of the same name elsewhere a web address of its own', async () => {
    const { name } = newStore()
    const stores = [newStore({ name }), newStore({ name, postCode: 'M14 5RG' })]
    const { body } = await desk.preview(fileOf(...stores))
    const [first, second] = body.stores.map(({ slug }) => slug)
    expect(second).toMatch(new RegExp(`^${first}-.+$`))
  })

  test('renames a store that keeps its place, and its former address leads to it', async () => {
    const store = newStore()
    await importFile(fileOf(store))
    const former = await slugOf(store.name)
    const slug = `${former}-new`
    await importFile(fileOf({ ...store, slug }))
    expect(await slugOf(store.name)).toBe(slug)
    expect((await desk.preview(fileOf(newStore({ slug: former })))).body.faults).toMatchObject([
      { field: 'stores.0.slug', code: 'SLUG_TAKEN', value: former },
    ])
  })
})

describe('a preview that is out of date', () => {
  test('is not imported when the store was changed since', async () => {
    const store = newStore()
    await importFile(fileOf(store))
    const file = fileOf({ ...store, acceptMinutes: 20 })
    const { body } = await desk.preview(file)
    await server.context.db
      .updateTable('store')
      .set({ phone: '020 7946 0100' })
      .where('name', '=', store.name)
      .execute()
    expect(await desk.confirm(file, body.fingerprint)).toMatchObject({
      status: 409,
      body: { message: 'STORES_HAVE_CHANGED' },
    })
  })

  test('is not imported with another file, nor with a file that has faults', async () => {
    const { body } = await desk.preview(fileOf(newStore()))
    const refused = { status: 409, body: { message: 'STORES_HAVE_CHANGED' } }
    expect(await desk.confirm(fileOf(newStore()), body.fingerprint)).toMatchObject(refused)
    expect(await desk.confirm(fileOf({}), body.fingerprint)).toMatchObject(refused)
  })

  test('of two who import the same new store at once, makes one', async () => {
    const store = newStore()
    const contents = { json: JSON.parse(fileOf(store)) as unknown }
    const file = { contents, fileHash: 'a'.repeat(64), limits: { stores: 1 } }
    const plans = await Promise.all([1, 2].map(() => planStoreImport(server.context, file)))
    const changer = { accountId: null, by: 'operator' } as const
    const ends = await Promise.allSettled(
      plans.map((plan) =>
        importPlan(server.context, { ...file, plan, fileName: '', state: 'draft' }, changer),
      ),
    )
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(reasons).toMatchObject([{ code: 'STORE_SLUG_ALREADY_USED' }])
    expect(await slugOf(store.name)).toBeTruthy()
  })
})

test('only operators who take restaurants on import', async () => {
  const file = fileOf(newStore())
  const { storeId } = await openTestStore(server.context)
  const { body: preview } = await desk.preview(file)
  for (const [type, storeIds] of [
    ['customer', []],
    ['partner', [storeId]],
  ] as const) {
    const { headers } = await openTestAccount(server.context, type, { storeIds: [...storeIds] })
    const refused = { body: { message: 'Forbidden resource' } }
    expect(await desk.preview(file, headers)).toMatchObject(refused)
    expect(await desk.confirm(file, preview.fingerprint, headers)).toMatchObject(refused)
  }
  for (const operatorRole of ['finance', 'content'] as const) {
    const { headers } = await openTestAccount(server.context, 'operator', { operatorRole })
    expect(await desk.preview(file, headers)).toMatchObject({ status: 403 })
    expect(await desk.confirm(file, preview.fingerprint, headers)).toMatchObject({ status: 403 })
  }
  const nobody = await desk.preview(file, { authorization: '' })
  expect(nobody).toMatchObject({ status: 401 })
})

test('what is exported and imported again changes nothing', async () => {
  const menu = newStore().menu
  const exceptions = [{ date: '2026-12-25', reason: 'Christmas Day' }]
  await importFile(fileOf(newStore({ menu, exceptions, services: ['collection'], zones: [] })))
  let file = ''
  for await (const part of exportStores(server.context.db, server.context.now())) file += part
  const { body } = await desk.preview(file)
  expect(body).toMatchObject({ added: 0, changed: 0, faults: [] })
  expect(body.unchanged).toBeGreaterThan(1)
})
