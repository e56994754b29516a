import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeGroups, choicesInDeal } from './active-groups.ts'
import type { OptionGroup } from './check-options.ts'

/** A group from its options; "with>dip" opens the group of that name. */
const group = (id: string, ...options: string[]): OptionGroup => ({
  id,
  name: id,
  minimum: 0,
  maximum: 9,
  isMealUpgrade: false,
  options: options.map((text) => {
    const [name = '', opensGroupId = null] = text.split('>')
    return {
      id: name,
      name,
      pricePence: 0,
      maximumQuantity: 9,
      kcal: null,
      allergens: {},
      isAvailable: true,
      opensGroupId,
    }
  }),
})

const meal = {
  optionGroups: [
    group('meal', 'justTheBurger', 'asAMeal>drink'),
    group('sauce', 'ketchup', 'mayo'),
  ],
  openedGroups: [
    group('drink', 'water', 'cola>size', 'shake>flavour'),
    group('size', 'regular', 'large>ice'),
    group('flavour', 'vanilla>size', 'chocolate>size'),
    group('ice', 'withIce>drink', 'without'),
  ],
}
const pick = (...ids: string[]) => ids.map((optionId) => ({ optionId, quantity: 1 }))
const activeIds = (...ids: string[]) => activeGroups(meal, pick(...ids)).map(({ id }) => id)

test.each<[string, string[], string[]]>([
  ['nothing', [], ['meal', 'sauce']],
  ['what opens nothing', ['justTheBurger', 'mayo'], ['meal', 'sauce']],
  ['what opens a group', ['asAMeal'], ['meal', 'drink', 'sauce']],
  ['what an open group opens', ['asAMeal', 'cola'], ['meal', 'drink', 'size', 'sauce']],
  ['the same in another order', ['cola', 'mayo', 'asAMeal'], ['meal', 'drink', 'size', 'sauce']],
  ['an option of a closed group', ['cola'], ['meal', 'sauce']],
  ['three levels', ['asAMeal', 'shake', 'vanilla'], ['meal', 'drink', 'flavour', 'size', 'sauce']],
  [
    'two that open the same group, which shows once',
    ['asAMeal', 'cola', 'shake', 'chocolate'],
    ['meal', 'drink', 'size', 'flavour', 'sauce'],
  ],
  [
    'a circle, which ends',
    ['asAMeal', 'cola', 'large', 'withIce'],
    ['meal', 'drink', 'size', 'ice', 'sauce'],
  ],
])('choosing %s: %j asks %j', (_what, chosen, groups) => {
  expect(activeIds(...chosen)).toEqual(groups)
})

test('shows a group of the product that an option opens too once, where it comes first', () => {
  const choices = {
    optionGroups: [group('a', 'x>c'), group('b', 'y'), group('c', 'z>d')],
    openedGroups: [group('d', 'w')],
  }
  const ids = activeGroups(choices, pick('x', 'z')).map(({ id }) => id)
  expect(ids).toEqual(['a', 'c', 'd', 'b'])
})

test('an option that opens what the menu no longer has opens nothing', () => {
  const choices = { optionGroups: [group('a', 'x>gone')], openedGroups: [group('b', 'y')] }
  expect(activeGroups(choices, pick('x')).map(({ id }) => id)).toEqual(['a'])
})

test('choosing more never closes a group, and the order of the choice does not matter', () => {
  const ids = [...meal.optionGroups, ...meal.openedGroups].flatMap(({ options }) =>
    options.map(({ id }) => id),
  )
  const some = fc.shuffledSubarray(ids)
  fc.assert(
    fc.property(some, some, (chosen, more) => {
      const open = activeIds(...chosen)
      expect(activeIds(...chosen.toReversed())).toEqual(open)
      expect(activeIds(...chosen, ...more)).toEqual(expect.arrayContaining(open))
      expect(new Set(open).size).toBe(open.length)
    }),
  )
})

test('within a meal deal, a dish offers neither a meal nor what only that opens', () => {
  const burger = {
    optionGroups: [
      { ...group('meal', 'justTheBurger', 'asAMeal>drink'), isMealUpgrade: true },
      group('sauce', 'ketchup', 'mayo>how much'),
    ],
    openedGroups: [group('drink', 'cola>ice'), group('ice', 'yes'), group('how much', 'little')],
  }
  const { optionGroups, openedGroups } = choicesInDeal(burger)
  expect(optionGroups.map(({ id }) => id)).toEqual(['sauce'])
  expect(openedGroups.map(({ id }) => id)).toEqual(['how much'])
})
