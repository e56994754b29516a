import fc from 'fast-check'
import type {
  MenuCategory,
  MenuDocument,
  MenuOption,
  MenuOptionGroup,
  MenuProduct,
} from '../menu-document.ts'

/** A product as it is when nobody has said more than its name. */
export function productNamed(name: string, facts: Partial<MenuProduct> = {}): MenuProduct {
  return {
    id: `product ${name}`,
    name,
    description: '',
    pricePence: 500,
    kcal: null,
    allergens: {},
    diets: [],
    collectionPence: null,
    vat: null,
    heat: 0,
    isPopular: false,
    isAgeRestricted: false,
    soldWhen: null,
    art: null,
    photo: null,
    optionGroupIds: [],
    bundleSlots: [],
    ...facts,
  }
}

export function categoryNamed(
  name: string,
  products: MenuProduct[] = [],
  facts: Partial<MenuCategory> = {},
): MenuCategory {
  return {
    id: `category ${name}`,
    name,
    description: '',
    soldWhen: null,
    slotItems: null,
    products,
    ...facts,
  }
}

export function optionNamed(name: string, facts: Partial<MenuOption> = {}): MenuOption {
  return {
    id: `option ${name}`,
    name,
    pricePence: 0,
    collectionPence: null,
    maximumQuantity: 1,
    kcal: null,
    allergens: {},
    isAgeRestricted: false,
    opensGroupId: null,
    ...facts,
  }
}

export function groupNamed(
  name: string,
  options: MenuOption[],
  facts: Partial<MenuOptionGroup> = {},
): MenuOptionGroup {
  return {
    id: `group ${name}`,
    name,
    minimum: 0,
    maximum: 1,
    isMealUpgrade: false,
    options,
    ...facts,
  }
}

/** Any menu that can be published: up to four categories of up to six products, and three groups. */
export const anyMenu: fc.Arbitrary<MenuDocument> = fc
  .record({
    sizes: fc.array(fc.nat(6), { maxLength: 4 }),
    groups: fc.nat(3),
    seed: fc.array(fc.nat(1000), { minLength: 30, maxLength: 30 }),
  })
  .map(({ sizes, groups, seed }) => {
    const optionGroups = Array.from({ length: groups }, (_, index) =>
      groupNamed(`${index}`, [optionNamed(`${index}a`), optionNamed(`${index}b`)]),
    )
    let made = 0
    const product = () => {
      const number = made
      made += 1
      return productNamed(`${number}`, {
        pricePence: seed[number % seed.length] ?? 0,
        collectionPence: number % 3 === 0 ? (seed[(number + 7) % seed.length] ?? 0) : null,
        optionGroupIds: optionGroups
          .filter((_, index) => (number + index) % 2 === 0)
          .map(({ id }) => id),
      })
    }
    const categories = sizes.map((size, index) =>
      categoryNamed(`${index}`, Array.from({ length: size }, product)),
    )
    return { categories, archived: [], optionGroups }
  })
