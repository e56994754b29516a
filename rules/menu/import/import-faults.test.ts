import { expect, test } from 'vitest'
import type { Cell } from './table-words.ts'
import { importTable, nothing, plain } from './testing/import-into.ts'

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
