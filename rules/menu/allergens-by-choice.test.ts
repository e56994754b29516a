import { describe, expect, it } from 'vitest'
import { ALLERGENS, type AllergenMarks } from './allergens.ts'
import { allergensByChoice } from './allergens-by-choice.ts'
import type { OptionGroup } from './check-options.ts'

const free: AllergenMarks = Object.fromEntries(ALLERGENS.map((allergen) => [allergen, 'free']))

const groupOf = (...marks: AllergenMarks[]): OptionGroup => ({
  id: 'group',
  name: 'Group',
  minimum: 0,
  maximum: 1,
  isMealUpgrade: false,
  options: marks.map((allergens, index) => ({
    id: `option ${index}`,
    name: 'Option',
    pricePence: 0,
    maximumQuantity: 1,
    kcal: null,
    allergens,
    isAvailable: true,
    opensGroupId: null,
  })),
})

const plain = { optionGroups: [], openedGroups: [], bundleSlots: [] }

describe('what a choice may bring along', () => {
  it('is nothing where nothing is to be chosen', () => {
    expect(allergensByChoice(plain)).toEqual([])
  })

  it('is nothing where every option is declared free of everything', () => {
    expect(allergensByChoice({ ...plain, optionGroups: [groupOf(free, free)] })).toEqual([])
  })

  it('is what an option has, may have or does not declare, in the order of the law', () => {
    const { fish: _, ...silentOfFish } = free
    const optionGroups = [groupOf({ ...free, milk: 'may' }, { ...free, celery: 'contains' })]
    const openedGroups = [groupOf(silentOfFish)]
    expect(allergensByChoice({ ...plain, optionGroups, openedGroups })).toEqual([
      'celery',
      'fish',
      'milk',
    ])
  })

  it('counts the dishes of a deal and their options', () => {
    const dish = { allergens: { ...free, eggs: 'contains' as const } }
    const products = [
      { ...dish, optionGroups: [groupOf({ ...free, soya: 'may' })], openedGroups: [] },
    ]
    expect(allergensByChoice({ ...plain, bundleSlots: [{ products }] })).toEqual(['eggs', 'soya'])
  })

  it('counts no meal that a dish of a deal would be without the deal', () => {
    const meal = { ...groupOf({ ...free, milk: 'contains' }), isMealUpgrade: true }
    const burger = { allergens: free, optionGroups: [meal], openedGroups: [] }
    expect(allergensByChoice({ ...plain, bundleSlots: [{ products: [burger] }] })).toEqual([])
    expect(allergensByChoice({ ...plain, ...burger })).toEqual(['milk'])
  })
})
