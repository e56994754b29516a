import { describe, expect, test } from 'vitest'
import { categoryNamed, productNamed } from '#rules/menu/document/testing/menus.ts'
import type { Drop } from '#ui/drag/drag-to-order.ts'
import { editOfDrop, movedTo, orderAfter } from './drop-edit.ts'

const [soup, bread, olives] = ['soup', 'bread', 'olives'].map((name) => productNamed(name))
const starters = categoryNamed(
  'starters',
  [soup, bread, olives].filter((each) => each !== undefined),
)
const mains = categoryNamed('mains', [productNamed('pie')])
const menu = {
  categories: [starters, mains, categoryNamed('puddings')],
  archived: [],
  optionGroups: [],
}

const dropped = (kind: string, id: string, target: string, where: Drop['target']['where']) =>
  editOfDrop(menu, { kind, id: `${kind} ${id}`, target: { id: target, where } })

describe('a dish', () => {
  test.each([
    ['soup', 'product olives', 'after', 'starters', 2],
    ['soup', 'product olives', 'before', 'starters', 1],
    ['olives', 'product soup', 'before', 'starters', 0],
    ['soup', 'product pie', 'before', 'mains', 0],
    ['soup', 'product pie', 'after', 'mains', 1],
    ['soup', 'category puddings', 'end', 'puddings', 0],
    ['soup', 'category starters', 'end', 'starters', 2],
  ] as const)('%s at %s, %s, goes into %s at %i', (id, target, where, category, place) => {
    expect(dropped('product', id, target, where)).toEqual({
      kind: 'moveProduct',
      productId: `product ${id}`,
      categoryId: `category ${category}`,
      place,
    })
  })

  test.each([
    ['soup', 'product bread', 'before'],
    ['bread', 'product soup', 'after'],
    ['olives', 'category starters', 'end'],
    ['soup', 'product cake', 'after'],
  ] as const)('%s at %s, %s, stays where it is', (id, target, where) => {
    expect(dropped('product', id, target, where)).toBeNull()
  })
})

describe('a category', () => {
  test('goes before and after another', () => {
    expect(dropped('category', 'puddings', 'category starters', 'before')).toEqual({
      kind: 'moveCategory',
      categoryId: 'category puddings',
      place: 0,
    })
    expect(dropped('category', 'starters', 'category mains', 'after')).toMatchObject({ place: 1 })
    expect(dropped('category', 'starters', 'category mains', 'before')).toBeNull()
  })
})

describe('of a list', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id }))
  const named = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

  test.each([
    ['a', 'c', 'after', 'bca'],
    ['a', 'c', 'before', 'bac'],
    ['c', 'a', 'before', 'cab'],
    ['a', 'list', 'end', 'bca'],
    ['b', 'a', 'after', 'abc'],
    ['a', 'gone', 'after', 'abc'],
    ['gone', 'a', 'after', 'abc'],
  ] as const)('%s at %s, %s, makes the order %s', (id, target, where, expected) => {
    const order = orderAfter(items, { id, target: { id: target, where } })
    expect(named(order)).toBe(expected)
  })

  test.each([
    ['a', 1, 'bac'],
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 1, 'abc'],
  ])('%s at place %i makes the order %s', (id, place, expected) => {
    expect(named(movedTo(items, id, place))).toBe(expected)
  })
})
