import type { Context } from '#api/context.ts'
import { addTestDish } from '#api/testing/test-menu.ts'
import type { TestStore } from '#api/testing/test-store.ts'

const freeOf = ['celery', 'crustaceans', 'eggs', 'fish', 'lupin', 'molluscs', 'mustard', 'peanuts']

/** Adds a dish that is like garlic bread: with nothing in it that this may not have. Returns its id. */
export function addSimilarDish(
  context: Context,
  store: TestStore,
  { pricePence = 450, declared = {} }: { pricePence?: number; declared?: object } = {},
): Promise<string> {
  return addTestDish(context, store, {
    name: 'Focaccia',
    price_pence: pricePence,
    allergens: {
      ...Object.fromEntries(freeOf.map((each) => [each, 'free'])),
      gluten: 'contains',
      milk: 'may',
      ...declared,
    },
  })
}
