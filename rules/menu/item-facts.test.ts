import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALLERGENS, type AllergenDeclarations } from './allergens.ts'
import type { ChosenOption, OptionGroup } from './check-options.ts'
import { itemFacts, type ChosenDish, type ChosenItem } from './item-facts.ts'

const groups: OptionGroup[] = [
  {
    id: 'extras',
    name: 'Extras',
    minimum: 0,
    maximum: 9,
    isMealUpgrade: false,
    options: [
      {
        id: 'cheese',
        name: 'Cheese',
        pricePence: 90,
        maximumQuantity: 3,
        kcal: 110,
        allergens: { milk: 'contains' },
        isAvailable: true,
        opensGroupId: null,
      },
      {
        id: 'sauce',
        name: 'Sauce',
        pricePence: 40,
        maximumQuantity: 3,
        kcal: null,
        allergens: {},
        isAvailable: true,
        opensGroupId: null,
      },
    ],
  },
]
const free: AllergenDeclarations = Object.fromEntries(
  ALLERGENS.map((allergen) => [allergen, 'free']),
)
const pick = (optionId: string, quantity = 1) => ({ optionId, quantity })
const dish = (
  pricePence: number,
  kcal: number | null,
  allergens: AllergenDeclarations = free,
  options: ChosenOption[] = [],
): ChosenDish => ({
  product: { pricePence, kcal, allergens, isAgeRestricted: false },
  groups,
  options,
})
const single = (one: ChosenDish): ChosenItem => ({
  ...one,
  product: { ...one.product, isBundle: false },
  parts: [],
})
const deal = (pence: number, ...parts: [ChosenDish, number][]): ChosenItem => ({
  product: { pricePence: pence, kcal: null, allergens: {}, isAgeRestricted: false, isBundle: true },
  groups: [],
  options: [],
  parts: parts.map(([part, supplementPence]) => ({ ...part, supplementPence })),
})
const burger = dish(950, 800, { ...free, gluten: 'contains' })
const wine = dish(600, 90, { ...free, sulphites: 'contains' })

describe('one dish', () => {
  test.each<[string, ChosenOption[], number, number | null]>([
    ['as it comes', [], 950, 800],
    ['with cheese twice', [pick('cheese', 2)], 1130, 1020],
    ['with cheese said twice', [pick('cheese'), pick('cheese')], 1130, 1020],
    ['with a sauce that declares nothing', [pick('sauce')], 990, null],
    ['with what it does not have', [pick('pineapple')], 950, 800],
  ])('%s', (_how, options, unitPricePence, kcal) => {
    expect(itemFacts(single({ ...burger, options }))).toMatchObject({ unitPricePence, kcal })
  })

  test('has the allergens of its options, and what one does not declare is not free', () => {
    const { allergens } = itemFacts(single({ ...burger, options: [pick('cheese'), pick('sauce')] }))
    expect(allergens.contains).toEqual(['gluten', 'milk'])
    expect(allergens.free).toEqual([])
    expect(allergens.notDeclared).toHaveLength(12)
  })
})

describe('a meal deal', () => {
  test('costs its price, what its parts add, and their options, not the price of the parts', () => {
    const cheesy = { ...burger, options: [pick('cheese')] }
    const facts = itemFacts(deal(1200, [cheesy, 50], [dish(150, 139), 0]))
    expect(facts).toMatchObject({ unitPricePence: 1200 + 50 + 90, kcal: 800 + 110 + 139 })
  })

  test('without marks of its own has the allergens of its parts alone', () => {
    const { allergens } = itemFacts(deal(1200, [burger, 0], [wine, 0]))
    expect(allergens).toMatchObject({ contains: ['gluten', 'sulphites'], notDeclared: [] })
    expect(allergens.free).toHaveLength(12)
  })

  test('with marks of its own has them, too', () => {
    const item = deal(1200, [burger, 0])
    const marked = { ...item, product: { ...item.product, allergens: { eggs: 'may' as const } } }
    expect(itemFacts(marked).allergens).toMatchObject({ contains: ['gluten'], may: ['eggs'] })
    expect(itemFacts(marked).allergens.free).toEqual([])
  })

  test.each([
    ['a part does not say', deal(900, [burger, 0], [dish(100, null), 0]), null],
    ['an option of a part does not', deal(900, [{ ...burger, options: [pick('sauce')] }, 0]), null],
    ['nothing is in it yet', deal(900), null],
    ['all say', deal(900, [burger, 0], [burger, 0]), 1600],
  ])('has kcal when %s: %j', (_when, item, kcal) => {
    expect(itemFacts(item).kcal).toBe(kcal)
  })

  test('that nothing is in yet declares nothing', () => {
    expect(itemFacts(deal(900)).allergens.notDeclared).toHaveLength(14)
  })

  test('is for adults when anything in it is', () => {
    const beer = { ...wine, product: { ...wine.product, isAgeRestricted: true } }
    expect(itemFacts(deal(900, [burger, 0])).isAgeRestricted).toBe(false)
    expect(itemFacts(deal(900, [burger, 0], [beer, 0])).isAgeRestricted).toBe(true)

    const [extras] = groups
    const [cheese] = extras?.options ?? []
    if (!extras || !cheese) throw new Error('There are no extras')
    const forAdults = [{ ...extras, options: [{ ...cheese, isAgeRestricted: true }] }]
    const withCheese = { ...burger, groups: forAdults, options: [pick('cheese')] }
    expect(itemFacts(single(withCheese)).isAgeRestricted).toBe(true)
    expect(itemFacts(single({ ...withCheese, options: [] })).isAgeRestricted).toBe(false)
    expect(itemFacts(deal(900, [withCheese, 0])).isAgeRestricted).toBe(true)
  })
})

const anyDish = fc
  .record({
    pence: fc.integer({ min: 0, max: 5000 }),
    kcal: fc.option(fc.integer({ min: 0, max: 2000 })),
    declarations: fc.dictionary(
      fc.constantFrom(...ALLERGENS),
      fc.constantFrom('contains', 'may', 'free'),
    ),
    cheese: fc.integer({ min: 0, max: 3 }),
    sauce: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ pence, kcal, declarations, cheese, sauce }) => {
    const options = [pick('cheese', cheese), pick('sauce', sauce)].filter((one) => one.quantity > 0)
    return dish(pence, kcal, declarations, options)
  })
const anyPart = fc.tuple(anyDish, fc.integer({ min: 0, max: 900 }))

/** Each price written down and added up, as a child would. */
function naivePence(item: ChosenItem): number {
  let pence = item.product.pricePence
  const add = (options: readonly ChosenOption[]) => {
    for (const { optionId, quantity } of options)
      for (let time = 0; time < quantity; time += 1) pence += optionId === 'cheese' ? 90 : 40
  }
  add(item.options)
  for (const part of item.parts) {
    pence += part.supplementPence
    add(part.options)
  }
  return pence
}

test('the price is the sum of its prices, and neither it nor anything depends on any order', () => {
  const parts = fc.array(anyPart, { maxLength: 4 })
  fc.assert(
    fc.property(fc.nat(5000), parts, (pence, chosen) => {
      const item = deal(pence, ...chosen)
      const facts = itemFacts(item)
      expect(facts.unitPricePence).toBe(naivePence(item))
      expect(itemFacts(deal(pence, ...chosen.toReversed()))).toEqual(facts)
    }),
  )
})

test('what any part contains, the deal contains; what any does not declare is not free in it', () => {
  fc.assert(
    fc.property(fc.array(anyPart, { minLength: 1, maxLength: 4 }), (chosen) => {
      const { allergens } = itemFacts(deal(900, ...chosen))
      for (const [part] of chosen) {
        const own = itemFacts(single(part)).allergens
        expect(allergens.contains).toEqual(expect.arrayContaining(own.contains))
        for (const allergen of own.notDeclared) expect(allergens.free).not.toContain(allergen)
      }
    }),
  )
})
