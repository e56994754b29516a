import { describe, expect, test } from 'vitest'
import { writtenStore } from '#contract/operator/restaurants/store-file.ts'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { USUAL_CUISINES } from '#rules/stores/usual-cuisines.ts'
import { PLACES, readFactsOfTheMoment, readTown, storesOfPlace } from './read-town.ts'
import { writeReviews } from './reviews.ts'

const town = readTown().map((store) => {
  const { menu, storeTypes = [], ...facts } = writtenStore.parse(store)
  const { categories = [], optionGroups = [] } = menu ?? {}
  return { ...facts, slug: store.slug, storeTypes, categories, optionGroups }
})
type TownStore = (typeof town)[number]
const productsOf = ({ categories }: TownStore) => categories.flatMap(({ products }) => products)
type Product = ReturnType<typeof productsOf>[number]
const products = town.flatMap(productsOf)
const options = town.flatMap(({ optionGroups }) => optionGroups.flatMap((group) => group.options))
const moment = readFactsOfTheMoment()

const contains = (product: Product, names: readonly (typeof ALLERGENS)[number][]) =>
  names.filter((name) => product.allergens?.[name] === 'contains')

describe('the demonstration town', () => {
  test('has eight places of 8 to 14 stores in four nations', () => {
    expect(PLACES).toHaveLength(8)
    for (const place of PLACES) {
      const { length } = storesOfPlace(place)
      expect([place, length >= 8 && length <= 14]).toEqual([place, true])
    }
    expect(new Set(town.map((store) => store.nation)).size).toBe(4)
  })

  test.for(['slug', 'name', 'phone', 'legalName'] as const)(
    'gives every store its own %s',
    (key) => {
      expect(new Set(town.map((store) => store[key])).size).toBe(town.length)
    },
  )

  test('uses every cuisine', () => {
    const used = new Set(town.flatMap((store) => store.storeTypes))
    expect([...used].toSorted()).toEqual(USUAL_CUISINES.map(({ slug }) => slug).toSorted())
  })

  test('offers 25 to 60 products in every store, none twice, six of them popular', () => {
    for (const store of town) {
      const all = productsOf(store)
      const names = new Set(all.map(({ name }) => name))
      expect([store.slug, names.size]).toEqual([store.slug, all.length])
      expect([store.slug, all.length >= 25 && all.length <= 60]).toEqual([store.slug, true])
      expect([store.slug, all.filter(({ isPopular }) => isPopular).length]).toEqual([store.slug, 6])
    }
  })

  test('sells a meal deal in every store, for less than what most people would put into it', () => {
    for (const store of town) {
      const deals = productsOf(store).filter(({ bundleSlots }) => bundleSlots)
      expect(deals.length, store.slug).toBeGreaterThan(0)
      for (const { name, pricePence = 0, bundleSlots = [] } of deals) {
        const usual = bundleSlots.map(({ categoryId, coversPence }) => {
          const from = store.categories.find((category) => category.name === categoryId)
          const prices = (from?.products ?? []).map(({ pricePence: each = 0 }) => each)
          const middle = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
          return Math.min(middle, coversPence ?? middle)
        })
        const together = usual.reduce((sum, each) => sum + each, 0)
        expect(pricePence, `${store.slug}: ${name}`).toBeLessThan(together)
      }
    }
  })

  test('sells something by the clock in every store, and nothing popular', () => {
    for (const store of town) {
      const timed = store.categories.filter(({ soldWhen }) => soldWhen?.spans)
      expect(timed.length, store.slug).toBeGreaterThan(0)
      const popular = timed.flatMap((category) =>
        category.products.filter((each) => each.isPopular),
      )
      expect(popular).toEqual([])
    }
  })

  test('counts some dishes, and has some back in some days, all of them on the menu', () => {
    const named = Object.entries(moment).flatMap(
      ([slug, { soldOut = [], left = {}, backInDays = {} }]) =>
        [...soldOut, ...Object.keys(left), ...Object.keys(backInDays)].map((name) => ({
          slug,
          name,
        })),
    )
    const unknown = named.filter(({ slug, name }) => {
      const store = town.find((each) => each.slug === slug)
      return !store || !productsOf(store).some((product) => product.name === name)
    })
    expect(unknown).toEqual([])
    expect(Object.keys(moment).toSorted()).toEqual(town.map(({ slug }) => slug).toSorted())
    const counted = Object.values(moment).flatMap(({ left = {} }) => Object.keys(left))
    expect(counted.length).toBeGreaterThan(60)
  })

  test('names only the 14 allergens, and leaves some of them undeclared', () => {
    const declared = [...products, ...options].map(({ allergens }) => Object.keys(allergens ?? {}))
    expect(declared.some(({ length }) => length === 0)).toBe(true)
    expect(declared.some(({ length }) => length > 0 && length < ALLERGENS.length)).toBe(true)
  })

  test.for([
    ['vegan', ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']],
    ['vegetarian', ['fish', 'crustaceans', 'molluscs']],
  ] as const)('calls nothing %s that is none', ([diet, names]) => {
    const wrong = products.filter(
      (product) => product.diets?.includes(diet) && contains(product, names).length > 0,
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('calls a dish gluten-free only when it is declared free of gluten', () => {
    const wrong = products.filter(
      ({ diets, allergens }) => diets?.includes('glutenFree') && allergens?.gluten !== 'free',
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('lays one hero, one or two companions and one or two garnishes on every table', () => {
    for (const { art, slug } of town) {
      expect([1, 2], slug).toContain(art?.companions.length)
      expect([1, 2], slug).toContain(art?.garnishes.length)
    }
  })

  test('asks for proof of age for some products, and halal stores sell none of those', () => {
    expect(products.some(({ isAgeRestricted }) => isAgeRestricted)).toBe(true)
    const halal = town.filter(({ storeTypes }) => storeTypes.includes('halal'))
    expect(halal.flatMap(productsOf).filter(({ isAgeRestricted }) => isAgeRestricted)).toEqual([])
  })

  test('writes 8 to 25 reviews a store, no sentence of a store twice, all blanks filled', () => {
    for (const store of town) {
      const { slug } = store
      const popular = productsOf(store).flatMap(({ name, isPopular }) => (isPopular ? [name] : []))
      const texts = writeReviews(slug, 4.5, popular).map(({ text }) => text)
      expect([slug, texts.length >= 8 && texts.length <= 25]).toEqual([slug, true])
      expect([slug, new Set(texts).size]).toEqual([slug, texts.length])
      expect(texts.filter((text) => text.includes('{'))).toEqual([])
    }
  })
})

describe('what is promised without its name is asked for', () => {
  const UNNAMED =
    /\b(a|an) (soft |big )?(can|drink|juice|shake|dip|sauce)\b|of your choice|you like/
  const isRequired = (store: TownStore, name: string) => {
    const group = store.optionGroups.find((each) => each.name === name)
    return (group?.minimum ?? 0) > 0 && (group?.options.length ?? 0) > 1
  }

  test('by an option that opens its group', () => {
    const promising = town.flatMap((store) =>
      store.optionGroups.flatMap((group) =>
        group.options
          .filter(({ name }) => UNNAMED.test(name))
          .map(({ name, opensGroupId }) => [name, isRequired(store, opensGroupId ?? '')]),
      ),
    )
    expect(promising.length).toBeGreaterThan(9)
    expect(promising.filter(([, hasGroup]) => !hasGroup)).toEqual([])
  })

  test('by a dish with a group that must be answered', () => {
    const promising = town.flatMap((store) =>
      productsOf(store)
        .filter(
          ({ description = '', bundleSlots }) =>
            !bundleSlots && (UNNAMED.test(description) || /, (can|juice)\.$/.test(description)),
        )
        .map(({ name, optionGroupIds = [] }) => [
          name,
          optionGroupIds.some((group) => isRequired(store, group)),
        ]),
    )
    expect(promising.length).toBeGreaterThan(3)
    expect(promising.filter(([, hasGroup]) => !hasGroup)).toEqual([])
  })
})

test('no dish of a meal deal offers to make a meal of itself', () => {
  const groups = town.flatMap(({ optionGroups }) => optionGroups)
  const named = groups.filter(({ name }) => /a meal|supper/i.test(name))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ isMealUpgrade }) => !isMealUpgrade)).toEqual([])
})
