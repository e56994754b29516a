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
import { menuTemplate } from './menu-template.ts'
import { readMenuFile } from './read-menu-file.ts'
import type { Cell } from './table-words.ts'
import { richMenu } from './testing/rich-menus.ts'
import { writeTable } from './write-table.ts'
import { importInto, importTable, nothing, plain } from './testing/import-into.ts'

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
