import type { FoundDish } from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { closestDishes } from '#rules/menu/closest-dishes.ts'
import { priceForService } from '#rules/menu/price-for-service.ts'
import type { Service } from '#rules/orders/service.ts'
import { menuSearch, narrowingWords } from '#rules/menu/search-menu.ts'
import { selectDishesLike, selectDishesWith, type DishRow } from './dish-search.queries.ts'

/** By the id of a store that a search finds: its dishes, the closest first; none for its name or cuisine. */
export type FoundStores = ReadonlyMap<string, FoundDish[]>

/**
 * Which of these stores a search finds by a dish, by name or by cuisine, by the rule that searches
 * menus. Misspelt words are only looked for where no store has them as they are.
 */
export async function searchStores(
  context: Context,
  stores: readonly StoreRecord[],
  search: string,
  service: Service,
): Promise<FoundStores> {
  const dishes = await findDishes(context, stores, search)
  const foundDish = ({ id, name, ...prices }: DishRow): FoundDish => ({
    id,
    name,
    pricePence: priceForService(prices, service),
  })
  const found = new Map(namedStores(stores, search).map((id): [string, FoundDish[]] => [id, []]))
  for (const [storeId, those] of Map.groupBy(dishes, (dish) => dish.storeId))
    found.set(storeId, closestDishes(those.map(foundDish), search))
  return found
}

async function findDishes(
  { db, now }: Context,
  stores: readonly StoreRecord[],
  search: string,
): Promise<DishRow[]> {
  const storeIds = stores.map(({ id }) => id)
  const words = narrowingWords(search)
  if (storeIds.length === 0 || words.length === 0) return []
  const dishSearch = { storeIds, words, now: now() }
  const exact = matching(await selectDishesWith(db, dishSearch), search)
  if (exact.length > 0) return exact
  return matching(await selectDishesLike(db, dishSearch), search)
}

/** The rule over all dishes at once, so that one store's exact word counts more than another's like it. */
function matching(dishes: readonly DishRow[], search: string): DishRow[] {
  const searched = dishes.map(({ id, name }) => ({ id, name, description: '', within: [] }))
  const found = menuSearch(() => [{ name: '', dishes: searched }])(search)
  return dishes.filter(({ id }) => found?.has(id))
}

function namedStores(stores: readonly StoreRecord[], search: string): string[] {
  const searched = stores.map(({ id, name, storeTypes }) => ({
    id,
    name,
    description: '',
    // Whatever the language of the page: people search in both.
    within: storeTypes.flatMap((type) => [type.name, type.welshName]),
  }))
  return [...(menuSearch(() => [{ name: '', dishes: searched }])(search) ?? [])]
}
