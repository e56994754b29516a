import { describe, expect, test } from 'vitest'
import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { ALLERGENS, type Allergen } from '#rules/menu/allergens.ts'
import { allergyAlert, mustDiscussAllergy } from './allergy-alert.ts'

const namedIn = (allergyNote: string) => allergyAlert({ allergyNote, lines: [] })?.named

const declared = (answer: 'contains' | 'may' | 'free', allergen: Allergen) => ({
  contains: [],
  may: [],
  free: [],
  notDeclared: ALLERGENS.filter((one) => one !== allergen),
  [answer]: [allergen],
})

const nothingDeclared = { contains: [], may: [], free: [], notDeclared: [...ALLERGENS] }

const dish = (name: string, allergens: AllergenVerdict, quantity = 1) => ({
  name,
  quantity,
  allergens,
})

describe('What a note names', () => {
  test.each([
    ['One of us can’t eat sesame.', ['sesame']],
    ['NO NUTS PLEASE', ['peanuts', 'treeNuts']],
    ['peanut allergy', ['peanuts']],
    ['ground nuts', ['peanuts', 'treeNuts']],
    ['coeliac!', ['gluten']],
    ['shellfish', ['crustaceans', 'molluscs']],
    ['lactose intolerant', ['milk']],
    ['I like eggplant and donuts', []],
    ['kiwi', []],
  ])('“%s”: %j', (note, named) => {
    expect(namedIn(note)).toEqual(named)
  })
})

test('An order without a note alerts nobody', () => {
  expect(allergyAlert({ allergyNote: '  ', lines: [] })).toBeNull()
})

test('Each dish is named once, where it is gravest, and one that is free is not', () => {
  const order = {
    allergyNote: 'Sesame and milk',
    lines: [
      dish('Hummus', declared('contains', 'sesame')),
      dish('Hummus', declared('contains', 'sesame')),
      dish('Naan', declared('may', 'milk')),
      dish('Chips', nothingDeclared),
      dish('Water', { contains: [], may: [], free: [...ALLERGENS], notDeclared: [] }),
    ],
  }
  expect(allergyAlert(order)).toEqual({
    note: 'Sesame and milk',
    named: ['milk', 'sesame'],
    contains: ['Hummus'],
    may: ['Naan'],
    notDeclared: ['Chips'],
  })
})

test.each([
  ['Sesame', 'contains', true],
  ['Sesame', 'may', false],
  ['Sesame', 'free', false],
  ['Milk', 'contains', false],
  ['Kiwi', 'contains', false],
  ['', 'contains', false],
] as const)('a note of “%s” on a dish that %s sesame: %s', (allergyNote, answer, must) => {
  const lines = [dish('Chips', nothingDeclared), dish('Hummus', declared(answer, 'sesame'))]
  expect(mustDiscussAllergy({ allergyNote, lines })).toBe(must)
})

test('a dish that was taken out of the order is not cooked, so nobody has to speak about it', () => {
  const sesame = declared('contains', 'sesame')
  const order = { allergyNote: 'Sesame', lines: [dish('Hummus', sesame, 0)] }
  expect(mustDiscussAllergy(order)).toBe(false)
  expect(allergyAlert(order)?.contains).toEqual([])
})
