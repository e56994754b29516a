import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zipOf } from '#api/menu/files/testing/spreadsheets.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { planStoreImport, previewOf } from './import-stores.ts'
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

describe('what is wrong in a file', () => {
  const zone = { name: 'Near', prefixes: ['E8'], feeTiers: [{ fromPence: 0, feePence: 199 }] }
  test.for<[string, object, string, string]>([
    ['no email address', { email: undefined }, 'email', 'MISSING_VALUE'],
    ['half a postcode', { postCode: 'E8' }, 'postCode', 'POSTCODE_NOT_READ'],
    ['a postcode of nowhere', { postCode: 'ZE9 9ZZ' }, 'postCode', 'PLACE_NOT_FOUND'],
    ['an unknown cuisine', { storeTypes: ['martian'] }, 'storeTypes.0', 'UNKNOWN_CUISINE'],
    ['hours in words', { hours: 'evenings' }, 'hours.delivery', 'HOURS_NOT_READ'],
    [
      'hours that overlap',
      { hours: 'Fri 10:00-14:00, 12:00-15:00' },
      'hours.delivery',
      'HOURS_OVERLAP',
    ],
    ['a bag below the law', { bag: { pencePerBag: 5 } }, 'bag.pencePerBag', 'BAG_CHARGE_TOO_LOW'],
    ['no zone', { services: ['delivery'], zones: [] }, 'zones', 'NO_ZONES'],
    [
      'a zone of nowhere',
      { zones: [{ ...zone, prefixes: ['!'] }] },
      'zones.0.prefixes.0',
      'PREFIX_NOT_READ',
    ],
    ['two zones of one place', { zones: [zone, zone] }, 'zones.1.prefixes', 'PREFIX_TAKEN'],
    [
      'a fee in pounds',
      { collectionMinimumPence: 2.5 },
      'collectionMinimumPence',
      'VALUE_NOT_READ',
    ],
    ['a long name', { name: 'x'.repeat(200) }, 'name', 'TEXT_TOO_LONG'],
    ['half a character', { description: 'x\ud800' }, 'description', 'TEXT_NOT_READ'],
    ['a wrong VAT number', { vatNumber: 'GB 123' }, 'vatNumber', 'VALUE_NOT_READ'],
    [
      'a dish without a price',
      { menu: { categories: [{ name: 'A', products: [{ name: 'Pie' }] }] } },
      'menu.categories.0.products.0.pricePence',
      'MISSING_PRICE',
    ],
    [
      'a choice of nothing',
      { menu: { categories: [], optionGroups: [{ name: 'Dips', options: [] }] } },
      'menu',
      'GROUP_WITHOUT_OPTIONS',
    ],
  ])('%s is named by its store and field', async ([, facts, field, code]) => {
    const store = newStore(facts)
    const json: unknown = JSON.parse(fileOf(newStore(), store))
    const file = { contents: { json }, fileHash: '', limits: { stores: 2 } }
    const { fingerprint, faults } = previewOf(await planStoreImport(server.context, file))
    expect(fingerprint).toBeNull()
    expect(faults).toContainEqual(
      expect.objectContaining({ row: null, field: `stores.1.${field}`, code }),
    )
    expect(faults.every((fault) => store.name.startsWith(fault.store))).toBe(true)
  })

  test('in a table it is named by its row and column', async () => {
    const csv = [
      'Name,Address,Postcode,Phone,Email,Cuisines,Opening hours,Delivers to,Delivery fee,Owner',
      'Luigi’s,12 High Street,E8 1AA,020 7946 0123,l@example.com,Pizza,daily 12:00-22:00,E8,2.49,Luigi',
      'Pina’s,14 High Street,E8 1AA,0,p@example.com,pizza; martian,daily,E8,lots,Pina',
    ].join('\n')
    const { body } = await desk.preview(csv)
    expect(body.unknownColumns).toEqual(['Owner'])
    expect(body.faults.map(({ store, row, field, code }) => [store, row, field, code])).toEqual([
      ['Pina’s', 3, 'Delivery fee', 'FEES_NOT_READ'],
      ['Pina’s', 3, 'Phone', 'VALUE_NOT_READ'],
      ['Pina’s', 3, 'Opening hours', 'HOURS_NOT_READ'],
      ['Pina’s', 3, 'Cuisines', 'UNKNOWN_CUISINE'],
    ])
  })

  test('is the same store twice, or one that is gone for good', async () => {
    const store = newStore()
    const codes = async (...stores: object[]) =>
      (await desk.preview(fileOf(...stores))).body.faults.map(({ code }) => code)
    expect(await codes(store, store)).toContain('REPEATED_STORE')
    const { slug } = await openTestStore(server.context, { store: { state: 'archived' } })
    expect(await codes({ slug, name: 'Back' })).toEqual(['STORE_IS_ARCHIVED'])
  })

  test.for<[string, unknown, string]>([
    ['another format', { format: 'tuck-in-menu', version: 1, stores: [] }, 'format'],
    ['no stores', { format: 'tuck-in-stores', version: 1, stores: [] }, 'stores'],
    [
      'too many stores',
      { format: 'tuck-in-stores', version: 1, stores: Array.from({ length: 2001 }, () => null) },
      'stores',
    ],
    ['a list', [], ''],
  ])('is the whole file: %s', async ([, file, field]) => {
    const { body } = await desk.preview(JSON.stringify(file))
    expect(body.faults).toContainEqual(expect.objectContaining({ store: '', field }))
    expect(body.fingerprint).toBeNull()
  })

  test.for<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.from(''), 'MENU_FILE_IS_EMPTY'],
    [
      'a picture',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d]),
      'MENU_FILE_TYPE_NOT_SUPPORTED',
    ],
    ['half a JSON', () => Buffer.from('{"format":'), 'MENU_FILE_IS_DAMAGED'],
    ['a zip of something else', () => zipOf({ 'a.txt': 'a' }), 'MENU_FILE_TYPE_NOT_SUPPORTED'],
    ['11 MB', () => Buffer.alloc(11 * 1024 * 1024, 'x'), 'MENU_FILE_TOO_LARGE'],
  ])('is no file of stores: %s', async ([, contents, code]) => {
    const { body } = await desk.preview<{ message: string }>(await contents())
    expect(body.message).toBe(code)
  })
})
