import { TABLE_COLUMNS, type TableColumn } from './table-columns.ts'

const COLUMNS = [
  'kind',
  'section',
  'name',
  'description',
  'price',
  'contains',
  'may',
  'free',
  'diets',
  'optionGroups',
] as const satisfies TableColumn[]

type Row = Partial<Record<(typeof COLUMNS)[number], string>>

const EXAMPLES: readonly Row[] = [
  {
    kind: 'dish',
    section: 'Starters',
    name: 'Garlic bread',
    description: 'With parsley',
    price: '4.50',
    contains: 'gluten; milk',
    diets: 'vegetarian',
    optionGroups: 'Dips',
  },
  { kind: 'dish', section: 'Starters', name: 'Olives', price: '3.00', diets: 'vegan' },
  { kind: 'option', section: 'Dips', name: 'Aioli', price: '0.80', contains: 'eggs; mustard' },
  { kind: 'option', section: 'Dips', name: 'Harissa', price: '0.80' },
]

/** A table to fill in: the columns that most menus need, with examples to write over. */
export const menuTemplate = (): string[][] => [
  COLUMNS.map((column) => TABLE_COLUMNS[column][0]),
  ...EXAMPLES.map((row) => COLUMNS.map((column) => row[column] ?? '')),
]
