import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOfMenu } from './faults-of-menu.ts'
import type { MenuDocument, MenuProduct } from './menu-document.ts'
import { anyMenu, categoryNamed, groupNamed, optionNamed, productNamed } from './testing/menus.ts'

const slot = (categoryId: string) => ({ id: 'slot', name: 'Drink', categoryId, coversPence: null })

function menuWith(
  products: MenuProduct[],
  optionGroups: MenuDocument['optionGroups'] = [],
): MenuDocument {
  return {
    categories: [categoryNamed('mains', products), categoryNamed('empty')],
    archived: [],
    optionGroups,
  }
}

const archived = (...products: MenuProduct[]): MenuDocument => ({
  ...menuWith([productNamed('pie')]),
  archived: products.map((product) => ({ ...product, categoryId: 'category mains' })),
})

const opens = (id: string) => ({ opensGroupId: `group ${id}` })

test.each<[string, MenuDocument, unknown[]]>([
  ['nothing', menuWith([]), []],
  [
    'the same product twice',
    menuWith([productNamed('pie'), productNamed('pie')]),
    [['REPEATED_ID', 'pie', '']],
  ],
  [
    'a product on the menu and archived',
    archived(productNamed('pie')),
    [['REPEATED_ID', 'pie', '']],
  ],
  [
    'an archived product whose options and diets would be wrong on the menu',
    archived(
      productNamed('cake', {
        optionGroupIds: ['group gone'],
        diets: ['vegan'],
        allergens: { milk: 'contains' },
      }),
    ),
    [],
  ],
  [
    'a product and an option with one id',
    menuWith([productNamed('pie')], [groupNamed('g', [optionNamed('o', { id: 'product pie' })])]),
    [['REPEATED_ID', 'g', 'o']],
  ],
  [
    'a group that is not on the menu',
    menuWith([productNamed('pie', { optionGroupIds: ['group gone'] })]),
    [['UNKNOWN_OPTION_GROUP', 'pie', '']],
  ],
  [
    'a group offered twice',
    menuWith(
      [productNamed('pie', { optionGroupIds: ['group g', 'group g'] })],
      [groupNamed('g', [optionNamed('o')])],
    ),
    [['REPEATED_OPTION_GROUP', 'pie', 'g']],
  ],
  [
    'a vegan dish with milk',
    menuWith([productNamed('pie', { diets: ['vegan'], allergens: { milk: 'contains' } })]),
    [['DIET_AGAINST_ALLERGENS', 'pie', 'vegan']],
  ],
  [
    'a vegan dish that may have milk of the kitchen, and a vegetarian one with milk',
    menuWith([
      productNamed('pie', { diets: ['vegan'], allergens: { milk: 'may' } }),
      productNamed('quiche', { diets: ['vegetarian'], allergens: { milk: 'contains' } }),
    ]),
    [],
  ],
  [
    'a vegetarian dish with fish',
    menuWith([productNamed('pie', { diets: ['vegetarian'], allergens: { fish: 'contains' } })]),
    [['DIET_AGAINST_ALLERGENS', 'pie', 'vegetarian']],
  ],
  [
    'dishes without gluten that may have it, have it, or say nothing about it',
    menuWith([
      productNamed('pie', { diets: ['glutenFree'], allergens: { gluten: 'may' } }),
      productNamed('bun', { diets: ['glutenFree'], allergens: { gluten: 'contains' } }),
      productNamed('stew', { diets: ['glutenFree'], allergens: { milk: 'free' } }),
      productNamed('soup', { diets: ['glutenFree'], allergens: { gluten: 'free' } }),
    ]),
    [
      ['DIET_AGAINST_ALLERGENS', 'pie', 'no gluten'],
      ['DIET_AGAINST_ALLERGENS', 'bun', 'no gluten'],
      ['DIET_AGAINST_ALLERGENS', 'stew', 'no gluten'],
    ],
  ],
  [
    'a place of a deal filled from no category',
    menuWith([productNamed('deal', { bundleSlots: [slot('category gone')] })]),
    [['UNKNOWN_CATEGORY', 'deal', 'Drink']],
  ],
  [
    'a place of a deal filled from an empty category',
    menuWith([productNamed('deal', { bundleSlots: [slot('category empty')] })]),
    [['SLOT_WITHOUT_PRODUCTS', 'deal', 'Drink']],
  ],
  [
    'a place of a deal that only deals could fill',
    menuWith([productNamed('deal', { bundleSlots: [slot('category mains')] })]),
    [['SLOT_WITHOUT_PRODUCTS', 'deal', 'Drink']],
  ],
  [
    'a place of a deal that a dish can fill',
    menuWith([
      productNamed('deal', { bundleSlots: [slot('category mains')] }),
      productNamed('pie'),
    ]),
    [],
  ],
  ['a group of nothing', menuWith([], [groupNamed('g', [])]), [['GROUP_WITHOUT_OPTIONS', 'g', '']]],
  [
    'more required than allowed',
    menuWith(
      [],
      [groupNamed('g', [optionNamed('o', { maximumQuantity: 3 })], { minimum: 3, maximum: 2 })],
    ),
    [['MINIMUM_ABOVE_MAXIMUM', 'g', '']],
  ],
  [
    'more required than there is',
    menuWith([], [groupNamed('g', [optionNamed('o')], { minimum: 2, maximum: 2 })]),
    [['MINIMUM_OUT_OF_REACH', 'g', '']],
  ],
  [
    'as much required as there is',
    menuWith(
      [],
      [groupNamed('g', [optionNamed('o', { maximumQuantity: 2 })], { minimum: 2, maximum: 2 })],
    ),
    [],
  ],
  [
    'an option that opens an unknown group',
    menuWith([], [groupNamed('g', [optionNamed('o', opens('gone'))])]),
    [['UNKNOWN_OPTION_GROUP', 'g', 'o']],
  ],
  [
    'a group that opens itself',
    menuWith([], [groupNamed('g', [optionNamed('o', opens('g'))])]),
    [['GROUP_OPENS_ITSELF', 'g', 'o']],
  ],
  [
    'two groups that open each other',
    menuWith(
      [],
      [
        groupNamed('a', [optionNamed('o', opens('b'))]),
        groupNamed('b', [optionNamed('p', opens('a'))]),
      ],
    ),
    [
      ['GROUP_OPENS_ITSELF', 'a', 'o'],
      ['GROUP_OPENS_ITSELF', 'b', 'p'],
    ],
  ],
  [
    'two groups that open a third one',
    menuWith(
      [],
      [
        groupNamed('a', [optionNamed('o', opens('c'))]),
        groupNamed('b', [optionNamed('p', opens('c'))]),
        groupNamed('c', [optionNamed('q')]),
      ],
    ),
    [],
  ],
])('a menu with %s', (_name, menu, faults) => {
  expect(faultsOfMenu(menu).map(({ code, at, part }) => [code, at.name, part])).toEqual(faults)
})

test('a menu that is drawn as one that can be published has no faults', () => {
  fc.assert(fc.property(anyMenu, (menu) => faultsOfMenu(menu).length === 0))
})
