import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editMenu, type MenuEdit } from './edit-menu.ts'
import { productsOfMenu, type MenuDocument } from './menu-document.ts'
import { anyMenu, categoryNamed, groupNamed, optionNamed, productNamed } from './testing/menus.ts'

const soup = productNamed('soup')
const bread = productNamed('bread', { optionGroupIds: ['group dips'] })
const cake = productNamed('cake')
const deal = productNamed('deal', {
  bundleSlots: [
    { id: 'slot 1', name: 'Starter', categoryId: 'category starters', coversPence: null },
    { id: 'slot 2', name: 'Sweet', categoryId: 'category sweets', coversPence: 300 },
  ],
})
const menu: MenuDocument = {
  categories: [
    categoryNamed('starters', [soup, bread]),
    categoryNamed('sweets', [cake]),
    categoryNamed('deals', [deal]),
  ],
  archived: [
    {
      ...productNamed('pie', {
        optionGroupIds: ['group dips', 'group size'],
        bundleSlots: deal.bundleSlots,
      }),
      categoryId: 'category starters',
    },
  ],
  optionGroups: [
    groupNamed('dips', [optionNamed('mayo', { opensGroupId: 'group size' })]),
    groupNamed('size', [optionNamed('large')]),
  ],
}

/** Each category with its products, by name. */
const outline = (edited: MenuDocument | null) =>
  edited?.categories.map(({ name, products }) => [name, ...products.map((each) => each.name)])

test('a new category stands at the end, without products', () => {
  const { products: _, ...category } = categoryNamed('drinks')
  expect(outline(editMenu(menu, { kind: 'saveCategory', category }))).toEqual([
    ['starters', 'soup', 'bread'],
    ['sweets', 'cake'],
    ['deals', 'deal'],
    ['drinks'],
  ])
})

test('a changed category keeps its place and its products', () => {
  const { products: _, ...category } = categoryNamed('Sweets', [], { id: 'category sweets' })
  expect(outline(editMenu(menu, { kind: 'saveCategory', category }))).toEqual([
    ['starters', 'soup', 'bread'],
    ['Sweets', 'cake'],
    ['deals', 'deal'],
  ])
})

test('a removed category takes its products and the places of meal deals that it filled', () => {
  const edited = editMenu(menu, { kind: 'removeCategory', categoryId: 'category sweets' })
  expect(outline(edited)).toEqual([
    ['starters', 'soup', 'bread'],
    ['deals', 'deal'],
  ])
  expect(edited?.categories[1]?.products[0]?.bundleSlots).toEqual([deal.bundleSlots[0]])
})

test.each([
  [0, ['sweets', 'starters', 'deals']],
  [1, ['starters', 'sweets', 'deals']],
  [2, ['starters', 'deals', 'sweets']],
  [99, ['starters', 'deals', 'sweets']],
])('a category is moved to place %i', (place, names) => {
  const edited = editMenu(menu, { kind: 'moveCategory', categoryId: 'category sweets', place })
  expect(outline(edited)?.map(([name]) => name)).toEqual(names)
})

test('a new product stands at the end of its category', () => {
  const product = productNamed('olives')
  const edit: MenuEdit = { kind: 'saveProduct', categoryId: 'category starters', product }
  expect(outline(editMenu(menu, edit))?.[0]).toEqual(['starters', 'soup', 'bread', 'olives'])
})

test('a changed product stays where it is, whatever category is named', () => {
  const product = productNamed('Soup of the day', { id: soup.id })
  const edit: MenuEdit = { kind: 'saveProduct', categoryId: 'category sweets', product }
  expect(outline(editMenu(menu, edit))).toEqual([
    ['starters', 'Soup of the day', 'bread'],
    ['sweets', 'cake'],
    ['deals', 'deal'],
  ])
})

test.each([
  ['category starters', 1, [['bread', 'soup'], ['cake']]],
  ['category sweets', 0, [['bread'], ['soup', 'cake']]],
  ['category sweets', 1, [['bread'], ['cake', 'soup']]],
])('a product is moved to %s, place %i', (categoryId, place, products) => {
  const edited = editMenu(menu, { kind: 'moveProduct', productId: soup.id, categoryId, place })
  expect(outline(edited)?.slice(0, 2)).toEqual([
    ['starters', ...(products[0] ?? [])],
    ['sweets', ...(products[1] ?? [])],
  ])
})

test.each<[string, MenuEdit, string[], string[]]>([
  [
    'an archived product leaves its category, and is the latest of the archive',
    { kind: 'archiveProduct', productId: soup.id },
    ['bread', 'cake', 'deal'],
    ['soup category starters', 'pie category starters'],
  ],
  [
    'a saved product that was archived stands at the end of the category that is named',
    { kind: 'saveProduct', categoryId: 'category sweets', product: productNamed('pie') },
    ['soup', 'bread', 'cake', 'pie', 'deal'],
    [],
  ],
  [
    'an archived product is removed',
    { kind: 'removeProduct', productId: 'product pie' },
    ['soup', 'bread', 'cake', 'deal'],
    [],
  ],
  [
    'what is archived outlasts its category',
    { kind: 'removeCategory', categoryId: 'category starters' },
    ['cake', 'deal'],
    ['pie category starters'],
  ],
])('%s', (_, edit, products, archived) => {
  const edited = editMenu(menu, edit)
  expect(edited && productsOfMenu(edited).map(({ name }) => name)).toEqual(products)
  expect(edited?.archived.map(({ name, categoryId }) => `${name} ${categoryId}`)).toEqual(archived)
})

test('what is removed leaves archived products too', () => {
  const group = editMenu(menu, { kind: 'removeOptionGroup', optionGroupId: 'group dips' })
  expect(group?.archived[0]?.optionGroupIds).toEqual(['group size'])
  const category = editMenu(menu, { kind: 'removeCategory', categoryId: 'category sweets' })
  expect(category?.archived[0]?.bundleSlots).toEqual([deal.bundleSlots[0]])
})

test('a product that is archived and saved again is as it was, at the end of its category', () => {
  const archived = editMenu(menu, { kind: 'archiveProduct', productId: soup.id })
  const saved: MenuEdit = { kind: 'saveProduct', categoryId: 'category starters', product: soup }
  const back = archived && editMenu(archived, saved)
  expect(back).toEqual(
    editMenu(menu, {
      kind: 'moveProduct',
      productId: soup.id,
      categoryId: 'category starters',
      place: 9,
    }),
  )
})

test('a removed option group leaves the products that offer it and the options that open it', () => {
  const without = (optionGroupId: string) =>
    editMenu(menu, { kind: 'removeOptionGroup', optionGroupId })
  expect(without('group dips')?.categories[0]?.products[1]?.optionGroupIds).toEqual([])
  expect(without('group dips')?.optionGroups.map(({ name }) => name)).toEqual(['size'])
  expect(without('group size')?.optionGroups[0]?.options[0]?.opensGroupId).toBeNull()
})

test('an option group is added at the end or replaced in its place', () => {
  const add = groupNamed('extras', [optionNamed('cheese')])
  const added = editMenu(menu, { kind: 'saveOptionGroup', optionGroup: add })
  expect(added?.optionGroups.map(({ name }) => name)).toEqual(['dips', 'size', 'extras'])
  const change = groupNamed('Dips', [], { id: 'group dips' })
  const changed = editMenu(menu, { kind: 'saveOptionGroup', optionGroup: change })
  expect(changed?.optionGroups.map(({ name }) => name)).toEqual(['Dips', 'size'])
})

test.each<MenuEdit>([
  { kind: 'removeCategory', categoryId: 'none' },
  { kind: 'moveCategory', categoryId: 'none', place: 0 },
  { kind: 'saveProduct', categoryId: 'none', product: productNamed('new') },
  { kind: 'archiveProduct', productId: 'none' },
  { kind: 'archiveProduct', productId: 'product pie' },
  { kind: 'moveProduct', productId: 'product pie', categoryId: 'category sweets', place: 0 },
  { kind: 'removeProduct', productId: 'none' },
  { kind: 'moveProduct', productId: 'none', categoryId: 'category sweets', place: 0 },
  { kind: 'moveProduct', productId: soup.id, categoryId: 'none', place: 0 },
  { kind: 'removeOptionGroup', optionGroupId: 'none' },
])('an edit of what is not on the menu is refused: $kind', (edit) => {
  expect(editMenu(menu, edit)).toBeNull()
})

test('moving a product changes neither which products there are nor the menu it is moved on', () => {
  fc.assert(
    fc.property(anyMenu, fc.nat(), fc.nat(), fc.nat(8), (drawn, which, where, place) => {
      const before = structuredClone(drawn)
      const products = productsOfMenu(drawn)
      const product = products[which % Math.max(1, products.length)]
      const category = drawn.categories[where % Math.max(1, drawn.categories.length)]
      fc.pre(product !== undefined && category !== undefined)
      const edit = { kind: 'moveProduct', productId: product.id, place } as const
      const moved = editMenu(drawn, { ...edit, categoryId: category.id })
      const ids = (of: MenuDocument) =>
        productsOfMenu(of)
          .map(({ id }) => id)
          .toSorted()
      expect(moved && ids(moved)).toEqual(ids(drawn))
      expect(drawn).toEqual(before)
    }),
  )
})
