import { VAT_KINDS } from '../../vat.ts'
import fc from 'fast-check'
import { ALLERGENS } from '../../allergens.ts'
import type { SoldWhen } from '../../unavailable-reason.ts'
import type { MenuDocument } from '../../document/menu-document.ts'

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength })
    .map((typed) => typed.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/gu, '').trim())
/** Names that are awkward in a table. */
const name = fc.oneof(
  text(20).map((typed) => `n${typed}`),
  fc.constantFrom('=SUM(A1)', 'Soup; hot', 'Same', 'same', "'quoted", '-', '1', '"a", b', '7,50'),
)
const allergens = fc.dictionary(
  fc.constantFrom(...ALLERGENS),
  fc.constantFrom('contains', 'may', 'free'),
  { maxKeys: 4 },
)
const kcal = fc.option(fc.nat(3000))
const soldWhen = fc.option(
  fc.constant<SoldWhen>({
    services: null,
    spans: [{ weekdays: [1, 2], startMinute: 700, durationMinutes: 60 }],
  }),
)

/** Any menu, also one that can't be published, with everything that a menu can say. */
export const richMenu: fc.Arbitrary<MenuDocument> = fc
  .record({
    categories: fc.array(
      fc.record({
        name,
        description: text(30),
        soldWhen,
        slotItems: fc.option(fc.integer({ min: 1, max: 50 })),
        products: fc.array(
          fc.record({
            name,
            description: text(30),
            pricePence: fc.nat(100_000),
            collectionPence: fc.option(fc.nat(100_000)),
            vat: fc.option(fc.constantFrom(...VAT_KINDS)),
            kcal,
            allergens,
            diets: fc.uniqueArray(fc.constantFrom('vegetarian', 'vegan', 'halal', 'glutenFree')),
            heat: fc.nat(3),
            isPopular: fc.boolean(),
            isAgeRestricted: fc.boolean(),
            soldWhen,
            art: fc.option(fc.constant({ picture: null, vessel: 'bowl' as const })),
            photo: fc.option(
              fc.record({
                photoId: fc.constant('A'.repeat(22)),
                x: fc.nat(100),
                y: fc.nat(100),
                alt: text(30),
              }),
            ),
            groups: fc.uniqueArray(fc.nat(20), { maxLength: 3 }),
            slots: fc.array(
              fc.record({ name, category: fc.nat(20), coversPence: fc.option(fc.nat(900)) }),
              {
                maxLength: 2,
              },
            ),
          }),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 4 },
    ),
    groups: fc.array(
      fc.record({
        name,
        minimum: fc.nat(50),
        maximum: fc.integer({ min: 1, max: 50 }),
        isMealUpgrade: fc.boolean(),
        options: fc.array(
          fc.record({
            name,
            pricePence: fc.nat(100_000),
            collectionPence: fc.option(fc.nat(100_000)),
            maximumQuantity: fc.integer({ min: 1, max: 50 }),
            kcal,
            allergens,
            isAgeRestricted: fc.boolean(),
            opens: fc.option(fc.nat(20)),
          }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ categories, groups }) => ({
    categories: categories.map(({ products, ...category }, index) => ({
      ...category,
      id: `c${index}`,
      products: products.map(({ groups: offered, slots, ...product }, place) => ({
        ...product,
        id: `p${index}-${place}`,
        optionGroupIds: [
          ...new Set(
            offered.filter(() => groups.length > 0).map((group) => `g${group % groups.length}`),
          ),
        ],
        bundleSlots: slots.map(({ category: of, ...slot }, number) => ({
          ...slot,
          id: `s${index}-${place}-${number}`,
          categoryId: `c${of % categories.length}`,
        })),
      })),
    })),
    archived: [],
    optionGroups: groups.map(({ options, ...group }, index) => ({
      ...group,
      id: `g${index}`,
      options: options.map(({ opens, ...option }, place) => ({
        ...option,
        id: `o${index}-${place}`,
        opensGroupId: opens === null ? null : `g${opens % groups.length}`,
      })),
    })),
  }))
