import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MenuFileType } from '#contract/partner/menu/menu-files.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import { newPie, type Refusal } from '#api/menu/versions/testing/edited-store.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openFileStore, type FileStore } from './testing/file-store.ts'
import { formulaCell, partsOf, textCell, zipOf } from './testing/spreadsheets.ts'

let server: TestApp
let shop: FileStore

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  shop = await openFileStore(server)
})
afterAll(() => server.close())

const csv = (...lines: string[]) => lines.join('\r\n')

test('what is exported and imported again changes nothing, in any format', async () => {
  const name = '=HYPERLINK("http://evil.example")'
  const pie = { ...newPie(), name, description: 'Crisp\n"hot"; with gravy' }
  await shop.edit(0, { kind: 'saveProduct', categoryId: shop.categoryIds.sides, product: pie })
  const { menu } = await shop.draft()
  for (const format of ['csv', 'xlsx', 'json'] as const satisfies MenuFileType[])
    for (const mode of ['add', 'replace'] as const) {
      const file = await shop.exportFile(format)
      expect(file.headers['content-disposition']).toBe(`attachment; filename="menu.${format}"`)
      const { status, body } = await shop.importFile(file.rawPayload, mode)
      expect({ status, ...body }, format).toEqual({
        status: 200,
        revision: 1,
        menu,
        faults: [],
        unknownColumns: [],
        differences: [],
      })
    }
})

test('a spreadsheet runs no cell of an export', async () => {
  const pie = { ...newPie(), name: '=1+1' }
  await shop.edit(0, { kind: 'saveProduct', categoryId: shop.categoryIds.sides, product: pie })
  const text = (await shop.exportFile('csv')).payload
  expect(text).toContain(`,"'=1+1",`)
  const rows = await readSheet(new Uint8Array((await shop.exportFile('xlsx')).rawPayload).buffer)
  expect(rows.flat()).toContain("'=1+1")
})

test('an import is previewed, put into the draft and published, and twice makes no doubles', async () => {
  const file = csv(
    'Section,Name,Description,Price',
    'Sides,Garlic bread,With garlic,£5.50',
    'Puddings,Flan,,4.20',
  )
  const { body } = await shop.importFile(file)
  expect(body.differences.map(({ change, name }) => `${change} ${name}`)).toEqual([
    'added Puddings',
    expect.stringMatching(/^changed garlic bread$/i),
    'added Flan',
  ])
  expect(await shop.draft()).toMatchObject({ revision: 0, changedAt: null })
  await shop.replace(body.revision, body.menu as MenuDocument)
  expect((await shop.importFile(file)).body.differences).toEqual([])
  await shop.publish(1)
  expect((await shop.shownMenu()).at(-1)).toEqual(['Puddings', 'Flan 420'])
})

test('faults are told by row and column, and nothing is imported', async () => {
  const file = csv('Category;Dish;Cost;Supplier', 'Sides;Chips;3,50;x', 'Sides;Fish;lots;y', ';;;')
  expect((await shop.importFile(file)).body).toEqual({
    revision: 0,
    menu: null,
    faults: [{ row: 3, column: 'Cost', code: 'PRICE_NOT_READ', value: 'lots' }],
    unknownColumns: ['Supplier'],
    differences: [],
  })
})

test('a JSON file of another store is imported with ids of its own', async () => {
  const other = await openFileStore(server)
  const file = (await other.exportFile('json')).payload
  const { body } = await shop.importFile(file, 'replace')
  const menu = body.menu as MenuDocument
  // The dishes of a test store are in the order of their ids, which are other ones in each store.
  expect(body.differences.filter(({ change }) => change !== 'moved')).toEqual([])
  expect(await shop.replace(body.revision, menu)).toMatchObject({ status: 200 })
  expect(await shop.publish(1)).toMatchObject({ status: 200, body: { publishedNumber: 2 } })
})

test('a JSON file may refer to groups by name, and leave ids out', async () => {
  const menu = {
    categories: [
      { name: 'Mains', products: [{ name: 'Pie', pricePence: 900, optionGroupIds: ['Sauces'] }] },
    ],
    optionGroups: [{ name: 'Sauces', options: [{ name: 'Gravy' }] }],
  }
  const file = { format: 'tuck-in-menu', version: 1, menu }
  const { body } = await shop.importFile(JSON.stringify(file), 'replace')
  expect(body.faults).toEqual([])
  expect(body.menu?.categories[0]?.products[0]?.optionGroupIds).toEqual([
    body.menu?.optionGroups[0]?.id,
  ])
})

test.each<[string, unknown, string, string]>([
  [
    'another format',
    { format: 'menu', version: 1, menu: { categories: [] } },
    'format',
    'VALUE_NOT_READ',
  ],
  [
    'a dish without a price',
    fileWith({ name: 'Pie' }),
    'menu.categories.0.products.0.pricePence',
    'MISSING_PRICE',
  ],
  [
    'a price in pounds',
    fileWith({ name: 'Pie', pricePence: 9.5 }),
    'menu.categories.0.products.0.pricePence',
    'VALUE_NOT_READ',
  ],
  [
    'half a character',
    fileWith({ name: 'Pie\ud800', pricePence: 9 }),
    'menu.categories.0.products.0.name',
    'TEXT_NOT_READ',
  ],
  ['a list', [], '', 'VALUE_NOT_READ'],
])('JSON with %s is told by its path', async (_what, file, column, code) => {
  const { status, body } = await shop.importFile(JSON.stringify(file))
  expect(status).toBe(200)
  expect(body.menu).toBeNull()
  expect(body.faults).toContainEqual(expect.objectContaining({ row: null, column, code }))
})

function fileWith(product: object) {
  const menu = { categories: [{ name: 'Mains', products: [product] }] }
  return { format: 'tuck-in-menu', version: 1, menu }
}

const SHEET = [
  [textCell('A1', 'Section'), textCell('B1', 'Name'), textCell('C1', 'Price')],
  [textCell('A2', 'Mains'), textCell('B2', 'Pie'), formulaCell('C2', '4*2+1', '9')],
]

test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string]>([
  ['with a byte order mark', () => '\ufeffSection,Name,Price\nMains,Pie,9'],
  ['of UTF-16', () => Buffer.from('\ufeffSection\tName\tPrice\r\nMains\tPie\t9', 'utf16le')],
  ['that names its separator', () => 'sep=;\r\nSection;Name;Price\r\nMains;Pie;9,00'],
  ['with quotes and line breaks', () => 'Section,Name,Description,Price\nMains,"Pie","a\n""b""",9'],
  ['with a formula', () => zipOf(partsOf(SHEET))],
])('a file %s is read', async (_what, fileOf) => {
  const { body } = await shop.importFile(await fileOf(), 'replace')
  expect(body.faults).toEqual([])
  expect(body.menu?.categories).toMatchObject([
    { name: 'Mains', products: [{ name: 'Pie', pricePence: 900 }] },
  ])
})

test('what would be a formula in a spreadsheet is only text', async () => {
  const name = `=cmd|' /C calc'!A0`
  const { body } = await shop.importFile(csv('Section,Name,Price', `Mains,${name},9`), 'replace')
  expect(body.menu?.categories[0]?.products[0]?.name).toBe(name)
})

test('a file in the encoding of Windows keeps its accents', async () => {
  const file = Buffer.from('Section,Name,Price\nMains,Cr\xe8me \x96 br\xfbl\xe9e,\xa39', 'latin1')
  const { body } = await shop.importFile(file, 'replace')
  expect(body.menu?.categories[0]?.products[0]).toMatchObject({
    name: 'Crème – brûlée',
    pricePence: 900,
  })
})

const zipBomb = () =>
  zipOf({ ...partsOf(SHEET), 'xl/sharedStrings.xml': Buffer.alloc(60_000_000, 'a') })

const oldSpreadsheet = () => Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** A zip that says its bomb is small. */
async function lyingBomb(): Promise<Buffer> {
  const zip = await zipBomb()
  const size = Buffer.alloc(4)
  size.writeUInt32LE(60_000_000)
  for (let at = zip.indexOf(size); at !== -1; at = zip.indexOf(size, at + 1))
    zip.writeUInt32LE(1000, at)
  return zip
}

test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string, string]>([
  ['nothing', () => '', 'MENU_FILE_IS_EMPTY'],
  ['only spaces', () => ' \r\n ', 'MENU_FILE_IS_EMPTY'],
  ['40 MB', () => Buffer.alloc(40_000_000, 'a,'), 'MENU_FILE_TOO_LARGE'],
  ['a program', () => Buffer.from('MZ\x90\0\x03', 'latin1'), 'MENU_FILE_TYPE_NOT_SUPPORTED'],
  [
    'a program with a spreadsheet behind it',
    async () => Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), await zipOf(partsOf(SHEET))]),
    'MENU_FILE_TYPE_NOT_SUPPORTED',
  ],
  ['a program of Linux', () => '\x7fELF', 'MENU_FILE_TYPE_NOT_SUPPORTED'],
  ['a spreadsheet of before 2007', oldSpreadsheet, 'MENU_FILE_TYPE_NOT_SUPPORTED'],
  ['a PDF', () => '%PDF-1.7', 'MENU_FILE_TYPE_NOT_SUPPORTED'],
  [
    'a picture with a spreadsheet behind it',
    async () => Buffer.concat([Buffer.from('\x89PNG\r\n', 'latin1'), await zipOf(partsOf(SHEET))]),
    'MENU_FILE_TYPE_NOT_SUPPORTED',
  ],
  ['some bytes', () => Buffer.from([1, 2, 3, 0, 255]), 'MENU_FILE_TYPE_NOT_SUPPORTED'],
  ['a zip of something else', () => zipOf({ 'a.txt': 'a' }), 'MENU_FILE_TYPE_NOT_SUPPORTED'],
  [
    'a spreadsheet with macros',
    () => zipOf({ ...partsOf(SHEET), 'xl/vbaProject.bin': 'Sub' }),
    'MENU_FILE_HAS_MACROS',
  ],
  ['a zip bomb', zipBomb, 'MENU_FILE_HAS_TOO_MANY_CELLS'],
  ['a zip bomb that says it is small', lyingBomb, 'MENU_FILE_IS_DAMAGED'],
  [
    'half a spreadsheet',
    async () => (await zipOf(partsOf(SHEET))).subarray(0, 600),
    'MENU_FILE_IS_DAMAGED',
  ],
  [
    'a cell in the last row there can be',
    () => zipOf(partsOf([[textCell('XFD1048576', 'far')]])),
    'MENU_FILE_HAS_TOO_MANY_CELLS',
  ],
  [
    'broken XML',
    () => zipOf({ ...partsOf(SHEET), 'xl/worksheets/sheet1.xml': '<worksheet><row' }),
    'MENU_FILE_IS_DAMAGED',
  ],
  ['a quote without an end', () => 'Section,Name\n"Mains,Pie', 'MENU_FILE_IS_DAMAGED'],
  ['broken JSON', () => '{"format":', 'MENU_FILE_IS_DAMAGED'],
  ['6,000 rows', () => 'a,b\n'.repeat(6000), 'MENU_FILE_HAS_TOO_MANY_CELLS'],
  ['61 columns', () => 'a,'.repeat(61), 'MENU_FILE_HAS_TOO_MANY_CELLS'],
])('a file of %s is refused', async (_what, fileOf, code) => {
  const { status, body } = await shop.importFile<Refusal>(await fileOf())
  expect(body.message).toBe(code)
  expect(status).toBeLessThan(500)
  expect(status).toBeGreaterThanOrEqual(400)
})
