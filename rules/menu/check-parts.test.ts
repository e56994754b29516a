import { expect, test } from 'vitest'
import type { Option, OptionGroup } from './check-options.ts'
import {
  checkParts,
  supplementPence,
  type ChosenPart,
  type PartFault,
  type PartProduct,
} from './check-parts.ts'

const option = (id: string, opensGroupId: string | null = null): Option => ({
  id,
  name: id,
  pricePence: 0,
  maximumQuantity: 1,
  kcal: null,
  allergens: {},
  isAvailable: true,
  opensGroupId,
})
const group = (id: string, options: Option[]): OptionGroup => ({
  id,
  name: id,
  minimum: 1,
  maximum: 1,
  isMealUpgrade: false,
  options,
})
const plain = (categoryId: string): PartProduct => ({
  categoryId,
  isBundle: false,
  optionGroups: [],
  openedGroups: [],
})
const products = new Map<string, PartProduct>([
  [
    'burger',
    {
      ...plain('mains'),
      optionGroups: [
        group('cheese', [option('with'), option('no')]),
        // Required, but not where the burger is part of a deal.
        { ...group('asAMeal', [option('alone'), option('meal')]), isMealUpgrade: true },
      ],
    },
  ],
  ['wrap', plain('mains')],
  ['cola', plain('drinks')],
  [
    'shake',
    {
      ...plain('drinks'),
      optionGroups: [group('flavour', [option('vanilla', 'syrup'), option('mint')])],
      openedGroups: [group('syrup', [option('maple')])],
    },
  ],
  ['boxMeal', { ...plain('mains'), isBundle: true }],
])
const slots = [
  { id: 'main', name: 'Your main', categoryId: 'mains', coversPence: 900 },
  { id: 'drink', name: 'Your drink', categoryId: 'drinks', coversPence: null },
]
const part = (slotId: string, productId: string, ...optionIds: string[]): ChosenPart => ({
  slotId,
  productId,
  options: optionIds.map((optionId) => ({ optionId, quantity: 1 })),
})
const check = (...parts: ChosenPart[]) => checkParts(slots, parts, (id) => products.get(id))

test.each([
  [[part('main', 'wrap'), part('drink', 'cola')]],
  [[part('drink', 'cola'), part('main', 'wrap')]],
  [[part('main', 'burger', 'no'), part('drink', 'shake', 'vanilla', 'maple')]],
])('slots can be filled by %j', (parts) => {
  expect(check(...parts)).toBeNull()
})

test.each<[string, ChosenPart[], PartFault]>([
  [
    'a meal within the meal',
    [part('main', 'burger', 'no', 'meal'), part('drink', 'cola')],
    {
      code: 'UNKNOWN_OPTION',
      groupId: null,
      optionId: 'meal',
      slotId: 'main',
      productId: 'burger',
    },
  ],
  ['nothing', [], { code: 'SLOT_NOT_FILLED', slotId: 'main' }],
  ['one slot left empty', [part('main', 'wrap')], { code: 'SLOT_NOT_FILLED', slotId: 'drink' }],
  [
    'one slot filled twice',
    [part('main', 'wrap'), part('drink', 'cola'), part('drink', 'cola')],
    { code: 'SLOT_FILLED_TWICE', slotId: 'drink' },
  ],
  [
    'a slot that there is not',
    [part('main', 'wrap'), part('drink', 'cola'), part('pudding', 'cola')],
    { code: 'UNKNOWN_SLOT', slotId: 'pudding' },
  ],
  [
    'a product of another category',
    [part('main', 'cola'), part('drink', 'cola')],
    { code: 'PRODUCT_NOT_IN_SLOT', slotId: 'main', productId: 'cola' },
  ],
  [
    'a product that there is not',
    [part('main', 'soup'), part('drink', 'cola')],
    { code: 'PRODUCT_NOT_IN_SLOT', slotId: 'main', productId: 'soup' },
  ],
  [
    'another deal',
    [part('main', 'boxMeal'), part('drink', 'cola')],
    { code: 'PRODUCT_NOT_IN_SLOT', slotId: 'main', productId: 'boxMeal' },
  ],
  [
    'a part without its option',
    [part('main', 'burger'), part('drink', 'cola')],
    {
      code: 'TOO_FEW_OPTIONS',
      groupId: 'cheese',
      minimum: 1,
      chosen: 0,
      slotId: 'main',
      productId: 'burger',
    },
  ],
  [
    'a part without the option that another opens',
    [part('main', 'wrap'), part('drink', 'shake', 'vanilla')],
    {
      code: 'TOO_FEW_OPTIONS',
      groupId: 'syrup',
      minimum: 1,
      chosen: 0,
      slotId: 'drink',
      productId: 'shake',
    },
  ],
  [
    'a part with an option that is not open',
    [part('main', 'wrap'), part('drink', 'shake', 'mint', 'maple')],
    {
      code: 'UNKNOWN_OPTION',
      groupId: null,
      optionId: 'maple',
      slotId: 'drink',
      productId: 'shake',
    },
  ],
])('refused: %s', (_title, parts, fault) => {
  expect(check(...parts)).toEqual(fault)
})

test('a product without slots takes no parts', () => {
  expect(checkParts([], [], () => undefined)).toBeNull()
  expect(checkParts([], [part('main', 'wrap')], () => undefined)?.code).toBe('UNKNOWN_SLOT')
})

test.each([
  [900, 850, 0],
  [900, 900, 0],
  [900, 1150, 250],
  [0, 150, 150],
  [null, 9900, 0],
])('where a slot covers %j, what costs %d adds %d', (coversPence, pricePence, pence) => {
  expect(supplementPence({ coversPence }, { pricePence })).toBe(pence)
})
