import { describe, expect, test } from 'vitest'
import { isFullPostcode, parsePostcodePrefix } from '#rules/address/postcode.ts'
import { checkFeeTiers } from '#rules/delivery/delivery-fee.ts'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { checkOptions } from '#rules/menu/check-options.ts'
import { demonstrationTown } from './generate-town.ts'
import { PICTURES, VESSELS } from './pictures.ts'
import type { DishArt } from './pictures.ts'
import { PLACES } from './places/all-places.ts'
import { STORE_TYPES } from './store-types.ts'
import type { OptionGroupSeed, ProductSeed } from './town-data.ts'

const town = demonstrationTown()
const productsOf = (store: (typeof town)[number]) =>
  store.categories.flatMap((category) => category.products)
const products = town.flatMap(productsOf)
const allGroups = new Set(products.flatMap((product) => product.optionGroups))
// A set is walked to its end, also through what is added on the way.
for (const group of allGroups)
  for (const { opens } of group.options) if (opens) allGroups.add(opens)
const options = [...allGroups].flatMap((group) => group.options)

function isDrawable({ picture, vessel, dip }: DishArt): boolean {
  if (!VESSELS.includes(vessel)) return false
  if (picture !== null && !PICTURES.includes(picture)) return false
  return picture !== null || /^#[0-9A-F]{6}$/.test(dip ?? '')
}

/** The cheapest way to answer a group, or null when nothing satisfies it. */
function isSatisfiable(group: OptionGroupSeed): boolean {
  const withIds = {
    ...group,
    id: 'group',
    options: group.options.map((option, place) => ({
      ...option,
      id: String(place),
      opensGroupId: null,
    })),
  }
  let requested = group.minimum
  const chosen = withIds.options.flatMap((option) => {
    const quantity = option.isAvailable ? Math.min(requested, option.maximumQuantity) : 0
    requested -= quantity
    return quantity > 0 ? [{ optionId: option.id, quantity }] : []
  })
  return checkOptions([withIds], chosen) === null
}

const contains = (product: ProductSeed, names: readonly (keyof ProductSeed['allergens'])[]) =>
  names.filter((name) => product.allergens[name] === 'contains')

describe('the demonstration town', () => {
  test('is the same town every time', () => {
    expect(demonstrationTown()).toEqual(town)
  })

  test('has eight places of 8 to 14 stores in four nations', () => {
    expect(PLACES).toHaveLength(8)
    for (const place of PLACES) {
      expect(place.stores.length).toBeGreaterThanOrEqual(8)
      expect(place.stores.length).toBeLessThanOrEqual(14)
    }
    expect(new Set(town.map((store) => store.nation)).size).toBe(4)
  })

  test.for(['slug', 'name', 'phone', 'legalName'] as const)(
    'gives every store its own %s',
    (key) => {
      expect(new Set(town.map((store) => store[key])).size).toBe(town.length)
    },
  )

  test('uses store types that are known, and every one of them', () => {
    const used = new Set(town.flatMap((store) => store.storeTypes))
    expect([...used].toSorted()).toEqual(STORE_TYPES.map(({ slug }) => slug).toSorted())
    for (const store of town) expect(new Set(store.storeTypes).size).toBe(store.storeTypes.length)
  })

  test('offers 25 to 60 products in every store, none twice', () => {
    for (const store of town) {
      const names = productsOf(store).map((product) => product.name)
      expect(names.length, store.slug).toBeGreaterThanOrEqual(25)
      expect(names.length, store.slug).toBeLessThanOrEqual(60)
      expect(new Set(names).size, store.slug).toBe(names.length)
    }
  })

  test('has no two stores with the same menu', () => {
    const menus = town.map((store) =>
      productsOf(store)
        .map(({ name, pricePence }) => `${name} ${pricePence}`)
        .join(),
    )
    expect(new Set(menus).size).toBe(town.length)
  })

  test('marks six popular products in every store', () => {
    for (const store of town) {
      const popular = productsOf(store).filter((product) => product.isPopular).length
      expect(popular, store.slug).toBe(6)
    }
  })

  test('charges whole pence that are not negative', () => {
    const amounts = [
      ...products.map((product) => product.pricePence),
      ...options.map((option) => option.pricePence),
      ...town.flatMap((store) => store.zones.map((zone) => zone.minimumOrderPence)),
    ]
    expect(amounts.filter((pence) => !Number.isInteger(pence) || pence < 0)).toEqual([])
  })

  test('asks only for choices that can be made', () => {
    const impossible = [...allGroups].filter(
      (group) => !isSatisfiable(group) || group.maximum < group.minimum,
    )
    expect(impossible).toEqual([])
  })

  test('has a meal deal in every store, each slot of which a dish can fill', () => {
    for (const store of town) {
      const deals = productsOf(store).filter(({ slots }) => slots.length > 0)
      expect(deals.length, store.slug).toBeGreaterThan(0)
      for (const slot of deals.flatMap(({ slots }) => slots)) {
        const from = store.categories.filter(({ name }) => name === slot.category)
        expect(from, `${store.slug}: ${slot.category}`).toHaveLength(1)
        const dishes = from[0]?.products ?? []
        expect(dishes.some(({ isSoldOut, slots }) => !isSoldOut && slots.length === 0)).toBe(true)
      }
    }
  })

  test('sells a deal for less than what most people would put into it', () => {
    for (const store of town) {
      const usualPence = ({ category, coversPence }: ProductSeed['slots'][number]) => {
        const dishes = store.categories.find(({ name }) => name === category)?.products ?? []
        const prices = dishes.map(({ pricePence }) => pricePence).sort((a, b) => a - b)
        const pence = prices[Math.floor(prices.length / 2)] ?? 0
        return Math.min(pence, coversPence ?? pence)
      }
      for (const { name, pricePence, slots } of productsOf(store)) {
        if (slots.length === 0) continue
        const together = slots.reduce((sum, slot) => sum + usualPence(slot), 0)
        expect(pricePence, `${store.slug}: ${name}`).toBeLessThan(together)
      }
    }
  })

  test('sells something by the clock in every store, and nothing popular', () => {
    for (const store of town) {
      const timed = store.categories.filter(({ soldWhen }) => soldWhen?.spans)
      expect(timed.length, store.slug).toBeGreaterThan(0)
      const dishes = timed.flatMap((category) => category.products)
      expect(dishes.filter(({ isPopular }) => isPopular)).toEqual([])
    }
  })

  test('counts some dishes, and has some back in some days', () => {
    expect(products.filter(({ stock }) => stock !== null).length).toBeGreaterThan(60)
    expect(products.filter(({ soldOutForDays }) => soldOutForDays).length).toBeGreaterThan(20)
  })

  test('asks a question that asks another that asks a third', () => {
    const opened = (groups: readonly OptionGroupSeed[]) =>
      groups.flatMap((group) => group.options.flatMap(({ opens }) => opens ?? []))
    const first = new Set(products.flatMap((product) => product.optionGroups))
    const third = opened(opened([...first]))
    expect(new Set(third.map(({ name }) => name))).toEqual(new Set(['How big?']))
  })

  test('names only the 14 allergens, and leaves some of them undeclared', () => {
    const declarations = [...products, ...options].map(({ allergens }) => Object.keys(allergens))
    expect(
      declarations.flat().filter((name) => !ALLERGENS.some((known) => known === name)),
    ).toEqual([])
    expect(declarations.some((names) => names.length === 0)).toBe(true)
    expect(declarations.some((names) => names.length > 0 && names.length < ALLERGENS.length)).toBe(
      true,
    )
  })

  test('calls nothing vegan that contains milk, eggs, fish or shellfish', () => {
    const wrong = products.filter(
      (product) =>
        product.diets.includes('vegan') &&
        contains(product, ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']).length > 0,
    )
    expect(wrong.map((product) => product.name)).toEqual([])
  })

  test('calls nothing vegetarian that contains fish or shellfish', () => {
    const wrong = products.filter(
      (product) =>
        product.diets.includes('vegetarian') &&
        contains(product, ['fish', 'crustaceans', 'molluscs']).length > 0,
    )
    expect(wrong.map((product) => product.name)).toEqual([])
  })

  test('calls a dish gluten-free only when it is declared free of gluten', () => {
    const wrong = products.filter(
      (product) => product.diets.includes('glutenFree') && product.allergens.gluten !== 'free',
    )
    expect(wrong.map((product) => product.name)).toEqual([])
  })

  test('draws dishes and tables with known pictures on known vessels', () => {
    const drawn = [
      ...products.flatMap(({ art }) => (art ? [art] : [])),
      ...town.flatMap(({ art }) => [art.hero, ...art.companions, ...art.garnishes]),
      ...STORE_TYPES.map(({ art }) => art),
    ]
    expect(drawn.filter((art) => !isDrawable(art))).toEqual([])
  })

  test('lays one hero, one or two companions and one or two garnishes on every table', () => {
    for (const { art, slug } of town) {
      expect([1, 2], slug).toContain(art.companions.length)
      expect([1, 2], slug).toContain(art.garnishes.length)
    }
  })

  test('stands at whole postcodes and delivers to prefixes in canonical spelling', () => {
    for (const store of town) {
      expect(isFullPostcode(store.address.postCode), store.slug).toBe(true)
      for (const prefix of store.zones.flatMap((zone) => zone.prefixes)) {
        expect(parsePostcodePrefix(prefix), store.slug).toBe(prefix)
      }
    }
  })

  test('names a prefix in one zone of a store only, so that its terms are never in doubt', () => {
    for (const store of town) {
      const prefixes = store.zones.flatMap((zone) => zone.prefixes)
      expect(new Set(prefixes).size, store.slug).toBe(prefixes.length)
    }
  })

  test('shares groups of options between the products of a store', () => {
    for (const store of town) {
      const groups = productsOf(store).flatMap((product) => product.optionGroups)
      const texts = new Set(groups.map((group) => JSON.stringify(group)))
      expect(new Set(groups).size, store.slug).toBe(texts.size)
    }
  })

  test('delivers on terms that the rules accept', () => {
    for (const store of town) {
      for (const zone of store.zones) {
        expect(checkFeeTiers(zone.feeTiers), store.slug).toBeNull()
        expect(zone.prefixes.length > 0, store.slug).toBe(zone.radiusMiles === null)
        expect(zone.minimumOrderPence, store.slug).toBeLessThanOrEqual(2500)
        expect(zone.maxMinutes, store.slug).toBeGreaterThan(zone.minMinutes)
      }
      expect(store.zones.length > 0, store.slug).toBe(store.services.includes('delivery'))
    }
  })

  test('writes 8 to 25 reviews a store, no sentence of a store twice, all blanks filled', () => {
    for (const { reviews, slug } of town) {
      expect(reviews.length, slug).toBeGreaterThanOrEqual(8)
      expect(reviews.length, slug).toBeLessThanOrEqual(25)
      expect(new Set(reviews.map((review) => review.text)).size, slug).toBe(reviews.length)
      expect(reviews.filter((review) => review.text.includes('{')).length, slug).toBe(0)
    }
  })

  test('asks for proof of age for some products, and halal stores sell none of those', () => {
    expect(products.some((product) => product.isAgeRestricted)).toBe(true)
    const halal = town.filter((store) => store.storeTypes.includes('halal'))
    expect(halal.flatMap(productsOf).filter((product) => product.isAgeRestricted)).toEqual([])
  })
})

describe('what is promised without its name is asked for', () => {
  const UNNAMED =
    /\b(a|an) (soft |big )?(can|drink|juice|shake|dip|sauce)\b|of your choice|you like/
  const isRequired = ({ options, minimum }: OptionGroupSeed) => minimum > 0 && options.length > 1

  test('by an option that opens its group', () => {
    const promising = options.filter(({ name }) => UNNAMED.test(name))
    expect(promising.length).toBeGreaterThan(9)
    for (const { name, opens } of promising)
      expect([name, opens !== null && isRequired(opens)]).toEqual([name, true])
  })

  test('by a dish with a group that must be answered', () => {
    const inABox = /, (can|juice)\.$/
    const promising = products.filter(
      ({ description, slots }) =>
        slots.length === 0 && (UNNAMED.test(description) || inABox.test(description)),
    )
    expect(promising.length).toBeGreaterThan(3)
    for (const { name, optionGroups } of promising)
      expect([name, optionGroups.some(isRequired)]).toEqual([name, true])
  })
})

test('no dish of a meal deal offers to make a meal of itself', () => {
  const named = [...allGroups].filter(({ name }) => /a meal|supper/i.test(name))
  expect(named.length).toBeGreaterThan(0)
  for (const { name, isMealUpgrade } of named) expect([name, isMealUpgrade]).toEqual([name, true])
})
