import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allergenVerdict,
  isNothingDeclared,
  statementsOf,
  verdictOfOrder,
  allergensByChoice,
} from './allergen-verdict.ts'
import { ALLERGENS, type AllergenDeclaration, type AllergenDeclarations } from './allergens.ts'
import type { OptionGroup } from './check-options.ts'

type Answer = keyof ReturnType<typeof allergenVerdict>
const milkOf = (verdict: ReturnType<typeof allergenVerdict>) =>
  (['contains', 'may', 'free', 'notDeclared'] as const).filter((answer) =>
    verdict[answer].includes('milk'),
  )
const declarationsOf = (...declarations: (AllergenDeclaration | null)[]): AllergenDeclarations[] =>
  declarations.map((declaration) => (declaration ? { milk: declaration } : {}))

describe('the parts of a dish decide together', () => {
  test.each<[(AllergenDeclaration | null)[], Answer]>([
    [['free'], 'free'],
    [['free', 'free'], 'free'],
    [['free', 'contains'], 'contains'],
    [['may', 'contains', null], 'contains'],
    [['free', 'may'], 'may'],
    [['may', null], 'may'],
    [['free', null], 'notDeclared'],
    [[null], 'notDeclared'],
    [[], 'notDeclared'],
  ])('marks %j are read as %s', (declarations, answer) => {
    expect(milkOf(allergenVerdict(declarationsOf(...declarations)))).toEqual([answer])
  })
})

const declarations: fc.Arbitrary<AllergenDeclarations> = fc.dictionary(
  fc.constantFrom(...ALLERGENS),
  fc.constantFrom('contains', 'may', 'free'),
)

test('every allergen is in exactly one list', () => {
  fc.assert(
    fc.property(fc.array(declarations, { maxLength: 5 }), (parts) => {
      const { contains, may, free, notDeclared } = allergenVerdict(parts)
      const all = [...contains, ...may, ...free, ...notDeclared]
      expect(all.toSorted()).toEqual(ALLERGENS.toSorted())
    }),
  )
})

test('what any part does not declare is never called free', () => {
  fc.assert(
    fc.property(fc.array(declarations, { minLength: 1, maxLength: 5 }), (parts) => {
      for (const allergen of allergenVerdict(parts).free) {
        expect(parts.every((part) => part[allergen] === 'free')).toBe(true)
      }
    }),
  )
})

test('the verdict on an order is that on all parts of its dishes together', () => {
  const dishes = fc.array(fc.array(declarations, { minLength: 1, maxLength: 3 }), { maxLength: 4 })
  fc.assert(
    fc.property(dishes, (order) => {
      expect(verdictOfOrder(order.map(allergenVerdict))).toEqual(allergenVerdict(order.flat()))
    }),
  )
})

test('always names what is not declared, and has a sentence of its own where nothing is', () => {
  const free: AllergenDeclarations = Object.fromEntries(
    ALLERGENS.map((allergen) => [allergen, 'free']),
  )
  const { celery: _, ...silentOfCelery } = free
  const answersOf = (...parts: AllergenDeclarations[]) =>
    statementsOf(allergenVerdict(parts)).map(({ answer }) => answer)
  expect(answersOf(free)).toEqual([])
  expect(answersOf({})).toEqual(['nothingDeclared'])
  expect(answersOf(free, {})).toEqual(['nothingDeclared'])
  expect(answersOf(silentOfCelery)).toEqual(['notDeclared'])
  expect(answersOf({ ...silentOfCelery, milk: 'may', eggs: 'contains' })).toEqual([
    'contains',
    'may',
    'notDeclared',
  ])
})

const free: AllergenDeclarations = Object.fromEntries(
  ALLERGENS.map((allergen) => [allergen, 'free']),
)

const groupOf = (...declarations: AllergenDeclarations[]): OptionGroup => ({
  id: 'group',
  name: 'Group',
  minimum: 0,
  maximum: 1,
  isMealUpgrade: false,
  options: declarations.map((allergens, index) => ({
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
  test('is nothing where nothing is to be chosen', () => {
    expect(allergensByChoice(plain)).toEqual([])
  })

  test('is nothing where every option is declared free of everything', () => {
    expect(allergensByChoice({ ...plain, optionGroups: [groupOf(free, free)] })).toEqual([])
  })

  test('is what an option has, may have or does not declare, in the order of the law', () => {
    const { fish: _, ...silentOfFish } = free
    const optionGroups = [groupOf({ ...free, milk: 'may' }, { ...free, celery: 'contains' })]
    const openedGroups = [groupOf(silentOfFish)]
    expect(allergensByChoice({ ...plain, optionGroups, openedGroups })).toEqual([
      'celery',
      'fish',
      'milk',
    ])
  })

  test('counts the dishes of a deal and their options', () => {
    const dish = { allergens: { ...free, eggs: 'contains' as const } }
    const products = [
      { ...dish, optionGroups: [groupOf({ ...free, soya: 'may' })], openedGroups: [] },
    ]
    expect(allergensByChoice({ ...plain, bundleSlots: [{ products }] })).toEqual(['eggs', 'soya'])
  })

  test('counts no meal that a dish of a deal would be without the deal', () => {
    const meal = { ...groupOf({ ...free, milk: 'contains' }), isMealUpgrade: true }
    const burger = { allergens: free, optionGroups: [meal], openedGroups: [] }
    expect(allergensByChoice({ ...plain, bundleSlots: [{ products: [burger] }] })).toEqual([])
    expect(allergensByChoice({ ...plain, ...burger })).toEqual(['milk'])
  })
})

test.each([
  ['contained', [{ milk: 'contains' }], false],
  ['possible', [{ milk: 'may' }], false],
  ['absent', [{ milk: 'free' }], false],
  ['contained and possible', [{ milk: 'contains', eggs: 'may' }], false],
  ['contained and absent', [{ milk: 'contains', eggs: 'free' }], false],
  ['left out', [{}], true],
] as const)('an allergen that is %s: nothing is declared is %s', (_title, declared, expected) => {
  expect(isNothingDeclared(allergenVerdict(declared))).toBe(expected)
})
