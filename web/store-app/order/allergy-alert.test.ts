import { describe, expect, test } from 'vitest'
import { ALLERGENS, type Allergen } from '#rules/menu/allergens.ts'
import { allergyAlert } from './allergy-alert.ts'
import { kitchenLine, kitchenOrder } from '#web/store-app/testing/order.ts'

const namedIn = (allergyNote: string) => allergyAlert(kitchenOrder({ allergyNote }))?.named

const declared = (answer: 'contains' | 'may' | 'free', allergen: Allergen) => ({
  contains: [],
  may: [],
  free: [],
  notDeclared: ALLERGENS.filter((one) => one !== allergen),
  [answer]: [allergen],
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
  expect(allergyAlert(kitchenOrder({ allergyNote: '  ' }))).toBeNull()
})

test('Each dish is named once, where it is gravest, and one that is free is not', () => {
  const order = kitchenOrder({
    allergyNote: 'Sesame and milk',
    lines: [
      kitchenLine({ name: 'Hummus', allergens: declared('contains', 'sesame') }),
      kitchenLine({ name: 'Hummus', allergens: declared('contains', 'sesame'), note: 'extra' }),
      kitchenLine({ name: 'Naan', allergens: declared('may', 'milk') }),
      kitchenLine({ name: 'Chips' }),
      kitchenLine({
        name: 'Water',
        allergens: { contains: [], may: [], free: [...ALLERGENS], notDeclared: [] },
      }),
    ],
  })
  expect(allergyAlert(order)).toEqual({
    note: 'Sesame and milk',
    named: ['milk', 'sesame'],
    contains: ['Hummus'],
    may: ['Naan'],
    notDeclared: ['Chips'],
  })
})
