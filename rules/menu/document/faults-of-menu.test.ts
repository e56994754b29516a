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
  return { categories: [categoryNamed('mains', products), categoryNamed('empty')], optionGroups }
}

const opens = (id: string) => ({ opensGroupId: `group ${id}` })

test.each<[string, MenuDocument, unknown[]]>([
  ['nothing', menuWith([]), []],
  [
    'the same product twice',
    menuWith([productNamed('pie'), productNamed('pie')]),
    [['REPEATED_ID', 'pie', '']],
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
