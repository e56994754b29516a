import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareMenus, isSame } from './compare-menus.ts'
import { editMenu, type MenuEdit } from './edit-menu.ts'
import type { MenuDocument } from './menu-document.ts'
import { anyMenu, categoryNamed, groupNamed, optionNamed, productNamed } from './testing/menus.ts'

const [soup, bread, olives] = [productNamed('soup'), productNamed('bread'), productNamed('olives')]
const menu: MenuDocument = {
  categories: [categoryNamed('starters', [soup, bread, olives]), categoryNamed('sweets')],
  archived: [{ ...productNamed('cake'), categoryId: 'category sweets' }],
  optionGroups: [groupNamed('dips', [optionNamed('mayo')])],
}

const edited = (...edits: MenuEdit[]) =>
  edits.reduce<MenuDocument>((now, edit) => editMenu(now, edit) ?? now, menu)

const outline = (after: MenuDocument) =>
  compareMenus(menu, after).map(({ kind, name, change, fields }) => [
    kind,
    name,
    change,
    ...fields.map(({ field, before, after }) => ({ [field]: [before, after] })),
  ])

const saveProduct = (product: typeof soup): MenuEdit => ({
  kind: 'saveProduct',
  categoryId: 'category starters',
  product,
})

test('the same menu has no differences', () => {
  fc.assert(
    fc.property(anyMenu, (any) => {
      expect(compareMenus(any, structuredClone(any))).toEqual([])
    }),
  )
})

test.each<[string, MenuEdit[], unknown[]]>([
  ['a dish is added', [saveProduct(productNamed('pie'))], [['product', 'pie', 'added']]],
  [
    'a dish is removed',
    [{ kind: 'removeProduct', productId: bread.id }],
    [['product', 'bread', 'removed']],
  ],
  [
    'a price changes',
    [saveProduct({ ...bread, pricePence: 550 })],
    [['product', 'bread', 'changed', { pricePence: [500, 550] }]],
  ],
  [
    'a dish is renamed',
    [saveProduct({ ...bread, name: 'Garlic bread' })],
    [['product', 'Garlic bread', 'changed', { name: ['bread', 'Garlic bread'] }]],
  ],
  [
    'the last dish comes first: it alone has moved',
    [{ kind: 'moveProduct', productId: olives.id, categoryId: 'category starters', place: 0 }],
    [['product', 'olives', 'moved']],
  ],
  [
    'the first dish comes last: it alone has moved',
    [{ kind: 'moveProduct', productId: soup.id, categoryId: 'category starters', place: 9 }],
    [['product', 'soup', 'moved']],
  ],
  [
    'a dish goes to another category',
    [{ kind: 'moveProduct', productId: soup.id, categoryId: 'category sweets', place: 0 }],
    [['product', 'soup', 'changed', { categoryId: ['category starters', 'category sweets'] }]],
  ],
  [
    'a category is moved',
    [{ kind: 'moveCategory', categoryId: 'category sweets', place: 0 }],
    [['category', 'sweets', 'moved']],
  ],
  [
    'a category is removed with its dishes',
    [{ kind: 'removeCategory', categoryId: 'category starters' }],
    [
      ['category', 'starters', 'removed'],
      ['product', 'soup', 'removed'],
      ['product', 'bread', 'removed'],
      ['product', 'olives', 'removed'],
    ],
  ],
  [
    'a dish is archived',
    [{ kind: 'archiveProduct', productId: soup.id }],
    [['product', 'soup', 'archived']],
  ],
  [
    'a dish is changed and archived',
    [saveProduct({ ...soup, pricePence: 700 }), { kind: 'archiveProduct', productId: soup.id }],
    [['product', 'soup', 'archived', { pricePence: [500, 700] }]],
  ],
  [
    'a new dish is archived before anybody has seen it',
    [saveProduct(productNamed('pie')), { kind: 'archiveProduct', productId: 'product pie' }],
    [['product', 'pie', 'archived']],
  ],
  [
    'an archived dish comes back to its category',
    [{ kind: 'saveProduct', categoryId: 'category sweets', product: productNamed('cake') }],
    [['product', 'cake', 'restored']],
  ],
  [
    'an archived dish comes back to another category, at another price',
    [saveProduct(productNamed('cake', { pricePence: 300 }))],
    [
      [
        'product',
        'cake',
        'restored',
        { pricePence: [500, 300] },
        { categoryId: ['category sweets', 'category starters'] },
      ],
    ],
  ],
  [
    'an archived dish is removed',
    [{ kind: 'removeProduct', productId: 'product cake' }],
    [['product', 'cake', 'removed']],
  ],
  [
    'a dish is archived and comes back: it has moved at most',
    [{ kind: 'archiveProduct', productId: soup.id }, saveProduct(soup)],
    [['product', 'soup', 'moved']],
  ],
  [
    'an option group is removed',
    [{ kind: 'removeOptionGroup', optionGroupId: 'group dips' }],
    [['optionGroup', 'dips', 'removed']],
  ],
])('%s', (_name, edits, differences) => {
  expect(outline(edited(...edits))).toEqual(differences)
})

test('what one menu adds to another, the other one removes', () => {
  const named = (one: MenuDocument, other: MenuDocument, change: string) =>
    compareMenus(one, other)
      .filter((each) => each.change === change)
      .map(({ kind, id }) => `${kind} ${id}`)
      .toSorted()
  fc.assert(
    fc.property(anyMenu, anyMenu, (one, other) => {
      expect(named(one, other, 'added')).toEqual(named(other, one, 'removed'))
    }),
  )
})

test.each([
  [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
  [[1, 2], [2, 1], false],
  [{ a: null }, {}, false],
  [[], {}, false],
  [0, null, false],
  ['1', 1, false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})
