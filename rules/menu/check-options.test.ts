import { expect, test } from 'vitest'
import { checkOptions, resolveOptions } from './check-options.ts'
import type { ChosenOption, Option, OptionFault, OptionGroup } from './check-options.ts'

const option = (id: string, pricePence: number, rest: Partial<Option> = {}): Option => ({
  id,
  name: id,
  pricePence,
  maximumQuantity: 1,
  kcal: 100,
  allergens: {},
  isAvailable: true,
  opensGroupId: null,
  ...rest,
})
const groups: OptionGroup[] = [
  {
    id: 'size',
    name: 'Size',
    minimum: 1,
    maximum: 1,
    isMealUpgrade: false,
    options: [option('regular', 0), option('large', 250, { kcal: 300 })],
  },
  {
    id: 'toppings',
    name: 'Toppings',
    minimum: 0,
    maximum: 3,
    isMealUpgrade: false,
    options: [
      option('cheese', 90, { maximumQuantity: 2 }),
      option('ham', 120, { isAvailable: false }),
      option('chilli', 50, { kcal: null, maximumQuantity: 5 }),
    ],
  },
]
const pick = (...picked: (string | [string, number])[]) =>
  picked.map((one) =>
    typeof one === 'string'
      ? { optionId: one, quantity: 1 }
      : { optionId: one[0], quantity: one[1] },
  )

test.each([
  [pick('regular')],
  [pick('large', ['cheese', 2])],
  [pick('cheese', 'large', 'cheese', 'chilli')],
])('the choice %j is fine', (chosen) => {
  expect(checkOptions(groups, chosen)).toBeNull()
})

test.each<[string, ChosenOption[], OptionFault]>([
  ['nothing', [], { code: 'TOO_FEW_OPTIONS', groupId: 'size', minimum: 1, chosen: 0 }],
  [
    'two sizes',
    pick('regular', 'large'),
    { code: 'TOO_MANY_OPTIONS', groupId: 'size', maximum: 1, chosen: 2 },
  ],
  [
    'four toppings, counted by quantity',
    pick('regular', ['cheese', 2], ['chilli', 2]),
    { code: 'TOO_MANY_OPTIONS', groupId: 'toppings', maximum: 3, chosen: 4 },
  ],
  [
    'an option of another product',
    pick('regular', 'pineapple'),
    { code: 'UNKNOWN_OPTION', groupId: null, optionId: 'pineapple' },
  ],
  [
    'an option that is sold out',
    pick('regular', 'ham'),
    { code: 'OPTION_NOT_AVAILABLE', groupId: 'toppings', optionId: 'ham' },
  ],
  [
    'an option listed too often',
    pick('regular', ['cheese', 2], 'cheese'),
    {
      code: 'OPTION_QUANTITY_NOT_ALLOWED',
      groupId: 'toppings',
      optionId: 'cheese',
      quantity: 3,
      maximumQuantity: 2,
    },
  ],
])('refused: %s', (_title, chosen, fault) => {
  expect(checkOptions(groups, chosen)).toEqual(fault)
})

test.each([3, 0, -1, 1.5])('refused: %d of an option that may be taken up to twice', (quantity) => {
  expect(checkOptions(groups, pick('regular', ['cheese', quantity]))).toEqual({
    code: 'OPTION_QUANTITY_NOT_ALLOWED',
    groupId: 'toppings',
    optionId: 'cheese',
    quantity,
    maximumQuantity: 2,
  })
})

test('a product without options takes no choice', () => {
  expect(checkOptions([], [])).toBeNull()
  expect(checkOptions([], pick('regular'))?.code).toBe('UNKNOWN_OPTION')
})

test('chosen options are found in menu order, quantities added up', () => {
  const found = resolveOptions(groups, pick('cheese', 'large', 'cheese'))
  expect(found.map(({ option: { id }, groupId, quantity }) => [groupId, id, quantity])).toEqual([
    ['size', 'large', 1],
    ['toppings', 'cheese', 2],
  ])
})

test('a fault is found behind options that have none', () => {
  const faulty: OptionGroup = {
    id: 'dips',
    name: 'Dips',
    minimum: 0,
    maximum: 9,
    isMealUpgrade: false,
    options: [option('garlic', 0), option('chilli', 0, { isAvailable: false })],
  }
  const chosen = ['garlic', 'chilli'].map((optionId) => ({ optionId, quantity: 1 }))
  expect(checkOptions([faulty], chosen)).toEqual({
    code: 'OPTION_NOT_AVAILABLE',
    groupId: 'dips',
    optionId: 'chilli',
  })
})
