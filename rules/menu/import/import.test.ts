import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareMenus } from '../document/compare-menus.ts'
import type { MenuDocument } from '../document/menu-document.ts'
import {
  anyMenu,
  categoryNamed,
  groupNamed,
  optionNamed,
  productNamed,
} from '../document/testing/menus.ts'
import type { ImportMode } from './import-settings.ts'
import type { ImportedMenu } from './imported-menu.ts'
import { importTable as importRows } from './import-table.ts'
import { mergeMenu } from './merge-menu.ts'
import { menuTemplate } from './menu-template.ts'
import { readMenuFile } from './read-menu-file.ts'
import type { Cell } from './table-words.ts'
import { richMenu } from './testing/rich-menus.ts'
import { writeTable } from './write-table.ts'

const limits = {
  nameLength: 120,
  descriptionLength: 1000,
  pricePence: 100_000,
  quantity: 50,
  optionGroupsOfProduct: 30,
  slotsOfProduct: 12,
  optionsOfGroup: 100,
}

const nothing: MenuDocument = { categories: [], archived: [], optionGroups: [] }

function settings(mode: ImportMode) {
  let made = 0
  const newId = () => `new ${(made += 1)}`
  return { mode, newId, limits }
}

const importInto = (drafted: MenuDocument, imported: ImportedMenu, mode: ImportMode = 'replace') =>
  mergeMenu(drafted, imported, settings(mode))

const importTable = (
  drafted: MenuDocument,
  rows: readonly (readonly Cell[])[],
  mode: ImportMode = 'replace',
) => importRows(drafted, rows, settings(mode))

const modes: ImportMode[] = ['replace', 'add']

const differences = (before: MenuDocument, after: MenuDocument | null) =>
  after &&
  compareMenus(before, after).map(({ name, change, fields }) =>
    [change, name, ...fields.map(({ field }) => field)].join(' '),
  )

test.each(modes)('what is exported and imported again (%s) changes nothing', (mode) => {
  fc.assert(
    fc.property(fc.oneof(anyMenu, richMenu), (menu) => {
      fc.pre(menu.categories.length + menu.optionGroups.length > 0)
      expect(importTable(menu, writeTable(menu), mode)).toEqual({
        menu,
        faults: [],
        unknownColumns: [],
      })
      expect(importInto(menu, readMenuFile(menu), mode)).toEqual({ menu, faults: [] })
    }),
  )
})

test('a menu of another store is the same with new ids, and imported twice it makes no doubles', () => {
  fc.assert(
    fc.property(richMenu, (menu) => {
      const { menu: first } = importInto(nothing, readMenuFile(menu))
      expect(first && importInto(first, readMenuFile(first)).menu).toEqual(first)
      const again = first && importInto(first, readMenuFile(menu)).menu
      expect(again).toEqual(first)
      const ids = JSON.stringify(first)
      for (const { id } of menu.categories) expect(ids).not.toContain(`"id":"${id}"`)
    }),
  )
})

const menu: MenuDocument = {
  categories: [
    categoryNamed('Starters', [
      productNamed('Soup', { id: 'soup-id', kcal: 210, art: { picture: null, vessel: 'bowl' } }),
      productNamed('Bread', { optionGroupIds: ['group Dips'] }),
    ]),
    categoryNamed('Deals', [
      productNamed('Lunch', {
        bundleSlots: [
          { id: 'slot', name: 'First', categoryId: 'category Starters', coversPence: null },
        ],
      }),
    ]),
  ],
  archived: [],
  optionGroups: [groupNamed('Dips', [optionNamed('Mayo'), optionNamed('Hummus')])],
}

const plain = ['Section', 'Name', 'Description', 'Price']

test.each<[string, Cell[][], ImportMode, string[]]>([
  [
    'a dish whose price changes',
    [plain, ['starters', ' SOUP ', '', '£6.50'], ['Starters', 'Bread', '', 5]],
    'add',
    ['changed SOUP name pricePence'],
  ],
  [
    'a dish of a new section',
    [plain, ['Sweets', 'Flan', 'With cream', '4,20']],
    'add',
    ['added Sweets', 'added Flan'],
  ],
  [
    'one dish instead of all',
    [plain, ['Starters', 'Soup', '', '5.00']],
    'replace',
    ['removed Deals', 'removed Bread', 'removed Lunch'],
  ],
  [
    'calories without a column of prices',
    [
      ['Category', 'Dish', 'kcal'],
      ['Starters', 'Soup', '300 kcal'],
    ],
    'add',
    ['changed Soup kcal'],
  ],
  [
    'sections that are named once',
    [plain, ['Starters', 'Soup', '', 5], ['', 'Bread', '', '5'], ['', 'Pie', '', '6']],
    'add',
    ['added Pie'],
  ],
  [
    'allergens and diets in the words of a kitchen',
    [
      ['Section', 'Name', 'Contains', 'May contain', 'Diets'],
      ['Starters', 'Soup', 'Dairy, egg', 'tree nuts; Sesame seeds', 'V / GF'],
    ],
    'add',
    ['changed Soup allergens diets'],
  ],
  [
    'an option that costs more',
    [
      ['Kind', ...plain],
      ['option', 'Dips', 'Mayo', '', '0.30'],
      ['option', 'dips', 'Harissa', '', ''],
    ],
    'add',
    ['changed Dips options'],
  ],
  [
    'a group that is chosen by its name',
    [
      ['Type', ...plain, 'Options'],
      ['', 'Starters', 'Soup', '', 5, 'Dips; Breads'],
      ['option', 'Breads', 'Sourdough', '', 1, ''],
    ],
    'add',
    ['changed Soup optionGroupIds', 'added Breads'],
  ],
  [
    'a dish that moves with its id',
    [
      [...plain, 'ID'],
      ['Deals', 'Soup of the day', '', 5.5, 'soup-id'],
    ],
    'add',
    ['changed Soup of the day name pricePence categoryId'],
  ],
])('imports %s', (_what, rows, mode, changes) => {
  const { menu: after, faults } = importTable(menu, rows, mode)
  expect(faults).toEqual([])
  expect(differences(menu, after)).toEqual(changes)
  expect(after && differences(after, importTable(after, rows, mode).menu)).toEqual([])
})

test.each<[string, Cell[][], [row: number | null, column: string, code: string][]]>([
  ['nothing at all', [], [[null, '', 'NO_ROWS']]],
  ['only headings', [plain], [[1, '', 'NO_ROWS']]],
  [
    'no column of names',
    [
      ['Section', 'Price'],
      ['A', 1],
    ],
    [[1, 'Name', 'MISSING_COLUMN']],
  ],
  [
    'two columns of prices',
    [['Section', 'Name', 'Price', 'Cost']],
    [[1, 'Cost', 'REPEATED_COLUMN']],
  ],
  [
    'dishes without a name, a section or a price',
    [plain, ['', 'Soup', '', 5], ['Mains', '', '', 5], [], ['Mains', 'Pie', '', '']],
    [
      [2, 'Section', 'MISSING_SECTION'],
      [3, 'Name', 'MISSING_NAME'],
      [5, 'Price', 'MISSING_PRICE'],
    ],
  ],
  [
    'prices that are none',
    [
      ['Category', 'Item', 'Cost'],
      ['Mains', 'Pie', 'ask us'],
      ['Mains', 'Fish', '-3'],
      ['Mains', 'Crab', '1.234'],
      ['Mains', 'Gold', '£1,000.01'],
    ],
    [
      [2, 'Cost', 'PRICE_NOT_READ'],
      [3, 'Cost', 'PRICE_NOT_READ'],
      [4, 'Cost', 'PRICE_NOT_READ'],
      [5, 'Cost', 'PRICE_TOO_HIGH'],
    ],
  ],
  [
    'words that nobody knows',
    [
      [...plain, 'Kind', 'Contains', 'Diets', 'Popular', 'Heat'],
      ['Mains', 'Pie', '', 5, 'dish', 'glue', 'paleo', 'maybe', 'volcano'],
      ['Mains', 'Fish', '', 5, 'poem'],
    ],
    [
      [2, 'Diets', 'DIET_NOT_READ'],
      [2, 'Heat', 'NUMBER_NOT_READ'],
      [2, 'Popular', 'YES_OR_NO_NOT_READ'],
      [2, 'Contains', 'ALLERGEN_NOT_READ'],
      [3, 'Kind', 'KIND_NOT_READ'],
    ],
  ],
  [
    'milk that is in it and is not',
    [
      [...plain, 'Contains', 'Free from'],
      ['Mains', 'Pie', '', 5, 'milk', 'milk; eggs'],
    ],
    [[2, 'Free from', 'REPEATED_ALLERGEN']],
  ],
  [
    'the same dish twice',
    [plain, ['Mains', 'Pie', '', 5], ['mains', 'PIE', '', 6]],
    [[3, 'Name', 'REPEATED_NAME']],
  ],
  [
    'an id that was copied with its row',
    [
      [...plain, 'ID'],
      ['Mains', 'Pie', '', 5, 'a'],
      ['Mains', 'Fish', '', 5, 'A'],
    ],
    [[3, 'Name', 'REPEATED_ID']],
  ],
  [
    'an option group that is not there',
    [
      [...plain, 'Options'],
      ['Mains', 'Pie', '', 5, 'Sauces'],
    ],
    [[2, 'Options', 'UNKNOWN_OPTION_GROUP']],
  ],
  [
    'texts that are too long',
    [plain, ['Mains', 'x'.repeat(121), 'y'.repeat(1001), 5]],
    [
      [2, 'Name', 'TEXT_TOO_LONG'],
      [2, 'Description', 'TEXT_TOO_LONG'],
    ],
  ],
  ['a name of two lines', [plain, ['Mains', 'a\nb', '', 5]], [[2, 'Name', 'TEXT_NOT_READ']]],
])('does not import %s', (_what, rows, expected) => {
  const { faults } = importTable(nothing, rows)
  expect(faults.map(({ row, column, code }) => [row, column, code])).toEqual(expected)
})

test('says which columns it does not know, and imports the others', () => {
  const { faults, unknownColumns } = importTable(nothing, [
    [...plain, 'Supplier', 'Margin'],
    ['Mains', 'Pie', '', 5, 'Smith', '70%'],
  ])
  expect({ faults, unknownColumns }).toEqual({ faults: [], unknownColumns: ['Supplier', 'Margin'] })
})

test('cells that a spreadsheet would run are harmless in the table, and read back as they were', () => {
  const names = ['=1+1', '+44', '-tini', '@home', "'=quoted", "''twice", '  |pipe'.trim()]
  const before = {
    categories: [
      categoryNamed(
        '=Mains',
        names.map((name) => productNamed(name)),
      ),
    ],
    archived: [],
    optionGroups: [],
  }
  const rows = writeTable(before)
  for (const cell of rows.flat()) expect(String(cell)).not.toMatch(/^[=+\-@|]/)
  expect(importTable(before, rows).menu).toEqual(before)
})

const pie = productNamed('Pie', { id: 'pie-id', kcal: 700, optionGroupIds: ['group Dips'] })
const withPie: MenuDocument = {
  ...menu,
  archived: [{ ...pie, categoryId: 'category Starters' }],
}

test.each<[string, Cell[][], ImportMode, string[], string[]]>([
  [
    'that no row has stays archived',
    [plain, ['Starters', 'Soup', '', 5]],
    'replace',
    ['Pie'],
    ['removed Deals', 'removed Bread', 'removed Lunch'],
  ],
  [
    'stays archived while rows are added',
    [plain, ['Starters', 'Cake', '', 5]],
    'add',
    ['Pie'],
    ['added Cake'],
  ],
  [
    'comes back as it was by its section and name',
    [plain, ['starters', 'pie', '', 5]],
    'add',
    [],
    ['restored pie name'],
  ],
  [
    'comes back by its id, also elsewhere',
    [
      [...plain, 'ID'],
      ['Deals', 'Pie', '', 6, pie.id],
    ],
    'add',
    [],
    ['restored Pie pricePence categoryId'],
  ],
  [
    'is not what another section has by that name',
    [plain, ['Deals', 'Pie', '', 5]],
    'add',
    ['Pie'],
    ['added Pie'],
  ],
])('an archived dish %s', (_, rows, mode, archived, expected) => {
  const { menu: after } = importTable(withPie, rows, mode)
  expect(after?.archived.map(({ name }) => name)).toEqual(archived)
  expect(differences(withPie, after)).toEqual(expected)
})

test('what is archived is not in a table, and importing that leaves it archived', () => {
  const rows = writeTable(withPie)
  expect(rows).toEqual(writeTable(menu))
  for (const mode of modes) expect(importTable(withPie, rows, mode).menu).toEqual(withPie)
})

test('the template is a menu that can be imported', () => {
  const { menu, faults, unknownColumns } = importTable(nothing, menuTemplate())
  expect({ faults, unknownColumns }).toEqual({ faults: [], unknownColumns: [] })
  expect(differences(nothing, menu)).toEqual([
    'added Starters',
    'added Garlic bread',
    'added Olives',
    'added Dips',
  ])
  // It is written without quotes around its cells.
  expect(menuTemplate().flat().join('')).not.toMatch(/[",\r\n]/u)
})
