import { expect, test } from 'vitest'
import { ALLERGENS } from '../allergens.ts'
import { summariseMenu } from './summarise-menu.ts'
import { categoryNamed, productNamed } from './testing/menus.ts'

const allFree = Object.fromEntries(ALLERGENS.map((allergen) => [allergen, 'free' as const]))
const { milk: _, ...allButMilk } = allFree
const photo = { photoId: 'photo', x: 50, y: 50, alt: '' }
const bundleSlots = [{ id: 'slot', name: 'Main', categoryId: 'category Pizza', coversPence: null }]

test.each([
  ['declares all', { allergens: allFree }, 0],
  ['leaves one out', { allergens: allButMilk }, 1],
  ['declares nothing', {}, 1],
  ['is a meal deal that declares nothing', { bundleSlots }, 0],
  ['is a meal deal that leaves one out', { bundleSlots, allergens: allButMilk }, 1],
])('of a dish that %s', (_, facts, undeclaredDishes) => {
  const menu = {
    categories: [categoryNamed('Pizza', [productNamed('Margherita', facts)])],
    archived: [],
    optionGroups: [],
  }
  expect(summariseMenu(menu)).toMatchObject({ dishes: 1, undeclaredDishes })
})

test('counts categories, dishes and photos, and nothing that is archived', () => {
  const margherita = productNamed('Margherita', { allergens: allFree, photo })
  const menu = {
    categories: [
      categoryNamed('Pizza', [margherita, productNamed('Marinara')]),
      categoryNamed('Dips'),
    ],
    archived: [{ ...productNamed('Calzone', { photo }), categoryId: 'category Pizza' }],
    optionGroups: [],
  }
  expect(summariseMenu(menu)).toEqual({ categories: 2, dishes: 2, undeclaredDishes: 1, photos: 1 })
})
