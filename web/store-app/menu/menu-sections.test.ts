import { describe, expect, it } from 'vitest'
import type { StaffMenu, StockedItem } from '#contract/partner/sold-out.ts'
import { shownSections, soldOutCount } from './menu-sections.ts'

const item = (name: string, isSoldOut = false): StockedItem => ({
  id: name,
  name,
  pricePence: 500,
  isSoldOut,
  soldOutUntil: null,
  left: null,
})
const menu: StaffMenu = {
  categories: [
    {
      id: 'curries',
      name: 'Curries',
      products: [item('Chicken makhani'), item('Tarka dal', true)],
    },
    { id: 'puddings', name: 'Puddings', products: [item('Tiramisù')] },
  ],
  optionGroups: [{ id: 'rice', name: 'Rice', options: [item('Pilau rice', true), item('Jeera')] }],
}

const found = (words: string, isSoldOut = false) => {
  const { dishes, options } = shownSections(menu, { words, isSoldOut })
  return [...dishes, ...options].map(({ name, items }) => [name, items.map((each) => each.name)])
}

describe('staff find on the menu', () => {
  it.each<[string, string, [string, string[]][]]>([
    ['a dish by a part of its name', 'makh', [['Curries', ['Chicken makhani']]]],
    ['whatever its accents and capitals', 'TIRAMISU', [['Puddings', ['Tiramisù']]]],
    ['by words in any order, also of the category', 'dal curries', [['Curries', ['Tarka dal']]]],
    ['options as dishes', 'jeera', [['Rice', ['Jeera']]]],
    ['nothing that has only some of the words', 'chicken dal', []],
  ])('%s', (_what, words, sections) => {
    expect(found(words)).toEqual(sections)
  })

  it('only what is sold out', () => {
    expect(found('', true)).toEqual([
      ['Curries', ['Tarka dal']],
      ['Rice', ['Pilau rice']],
    ])
    expect(soldOutCount(menu)).toBe(2)
  })

  it('everything without words', () => {
    expect(found(' ').map(([name]) => name)).toEqual(['Curries', 'Puddings', 'Rice'])
  })
})
