import { describe, expect, it } from 'vitest'
import type { Category, Product } from '#contract/menu.ts'
import { filterOfQuery, hideUnfit, allergenNoticeOf, popularOf, searchOf } from './menu-filter.ts'

const dish = (name: string, more: Partial<Product> = {}): Product => ({
  id: name,
  categoryId: 'mains',
  name,
  description: '',
  pricePence: 500,
  kcal: null,
  allergens: {},
  diets: [],
  heat: 0,
  art: null,
  isPopular: false,
  isAvailable: true,
  unavailableReason: null,
  soldOutUntil: null,
  soldWhen: null,
  left: null,
  isBundle: false,
  filledFrom: [],
  isAgeRestricted: false,
  allergensByChoice: [],
  hasOptions: false,
  ...more,
})

const category = (name: string, products: Product[]): Category => ({
  id: name,
  name,
  description: '',
  soldWhen: null,
  products,
})

const menu = [
  category('Curries', [
    dish('Chana masala', { description: 'Chickpeas, ginger' }),
    dish('Saag paneer', { description: 'Spinach, fresh cheese' }),
  ]),
  category('Puddings', [dish('Crème caramel')]),
  category('For two', [
    dish('Supper', {
      isBundle: true,
      filledFrom: [
        { slotName: 'Choose a dish', categoryId: 'Curries' },
        { slotName: 'And another deal', categoryId: 'For two' },
      ],
    }),
    dish('Feast', { isBundle: true, description: 'For a crowd' }),
  ]),
]
const none = { words: '', diets: [], avoids: [] }

const namesOf = (categories: readonly Category[]) =>
  categories.flatMap(({ products }) => products.map(({ name }) => name))

describe('searching a menu', () => {
  const search = searchOf(menu)

  it.each([
    ['', ['Chana masala', 'Saag paneer', 'Crème caramel', 'Supper', 'Feast']],
    ['chickpeas', ['Chana masala']],
    ['GINGER masala', ['Chana masala']],
    ['creme', ['Crème caramel']],
    ['curries', ['Chana masala', 'Saag paneer']],
    ['Paneer', ['Saag paneer', 'Supper']],
    ['choose chana', ['Supper']],
    ['crowd', ['Feast']],
    ['  ', ['Chana masala', 'Saag paneer', 'Crème caramel', 'Supper', 'Feast']],
    ['pizza', []],
  ])('for %j finds %j', (words, names) => {
    expect(namesOf(search(words))).toEqual(names)
  })

  it('leaves out categories that have nothing', () => {
    expect(search('caramel').map(({ name }) => name)).toEqual(['Puddings'])
  })
})

describe('marking a dish', () => {
  const kulfi = dish('Kulfi', {
    allergens: { milk: 'contains', treeNuts: 'may', gluten: 'free' },
    diets: ['vegetarian'],
  })

  it('says nothing without a filter', () => {
    expect(allergenNoticeOf(kulfi, none)).toBeNull()
  })

  it('distinguishes contains, may contain and not declared', () => {
    const avoids = ['milk', 'treeNuts', 'gluten', 'celery'] as const
    expect(allergenNoticeOf(kulfi, { ...none, avoids })).toEqual({
      contains: ['milk'],
      may: ['treeNuts'],
      notDeclared: ['celery'],
      byChoice: [],
      diets: [],
    })
  })

  it('names a dish that is free itself where its choices are not', () => {
    const biryani = dish('Biryani', { allergens: { milk: 'free' }, allergensByChoice: ['milk'] })
    expect(allergenNoticeOf(biryani, { ...none, avoids: ['milk'] })?.byChoice).toEqual(['milk'])
  })

  it('uses the choices of a meal deal that declares nothing itself', () => {
    const deal = dish('Deal', { isBundle: true, allergensByChoice: ['milk'] })
    expect(allergenNoticeOf(deal, { ...none, avoids: ['milk', 'fish'] })).toMatchObject({
      byChoice: ['milk'],
      notDeclared: [],
    })
  })

  it('leaves a dish alone that is declared free', () => {
    expect(allergenNoticeOf(kulfi, { ...none, avoids: ['gluten'] })).toBeNull()
  })

  it('marks what is not labelled for a diet', () => {
    expect(allergenNoticeOf(kulfi, { ...none, diets: ['vegetarian', 'vegan'] })?.diets).toEqual([
      'vegan',
    ])
  })
})

describe('hiding unsuitable dishes', () => {
  it('leaves out and counts what no choice makes suitable', () => {
    const free = dish('Free', { allergens: { milk: 'free' } })
    const byChoice = dish('By choice', { allergens: { milk: 'free' }, allergensByChoice: ['milk'] })
    const silent = dish('Silent')
    const milky = dish('Milky', { allergens: { milk: 'may' } })
    const categories = [category('Mains', [free, byChoice, silent]), category('Puddings', [milky])]
    const { shown, hidden } = hideUnfit(categories, { diets: [], avoids: ['milk'] })
    expect(shown).toEqual([category('Mains', [free, byChoice])])
    expect(hidden).toBe(2)
  })
})

describe('the filter of an address', () => {
  it('reads the values that it knows and ignores the rest', () => {
    const query = new URLSearchParams('search=naan&diet=vegan&diet=paleo&avoid=milk&avoid=moon')
    expect(filterOfQuery(query)).toEqual({
      words: 'naan',
      diets: ['vegan'],
      avoids: ['milk'],
      isHiding: false,
    })
  })
})

describe('popular dishes', () => {
  const popular = (count: number) =>
    Array.from({ length: count }, (_, index) => dish(`p${index}`, { isPopular: true }))
  const others = Array.from({ length: 20 }, (_, index) => dish(`o${index}`))

  it('have a section of their own, six at most', () => {
    expect(popularOf([category('All', [...popular(9), ...others])])).toHaveLength(6)
  })

  it.each([
    ['too few are popular', [...popular(2), ...others]],
    ['the menu is short', popular(5)],
  ])('have none when %s', (_, products) => {
    expect(popularOf([category('All', products)])).toEqual([])
  })
})
