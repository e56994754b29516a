import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { NewBasketItem } from '#contract/cart/cart-line.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'

const CATEGORIES = 20
const DISHES_EACH = 15
const SIZES = 3
const EXTRAS = 8

/** The products of a store with a big menu. */
export interface BigMenu {
  /** Dishes with a size and two extras. */
  items: NewBasketItem[]
  /** A meal deal of two of them. */
  deal: NewBasketItem
  /** Takes a tenth off. */
  discountCode: string
}

type Db = Kysely<Database>

/** Adds 300 dishes to the menu of a store, each with sizes and extras, a meal deal and a discount. */
export async function addBigMenu(db: Db, storeId: string): Promise<BigMenu> {
  const items: NewBasketItem[] = []
  const categoryIds: string[] = []
  for (let position = 0; position < CATEGORIES; position += 1) {
    const name = `Section ${position + 1}`
    const categoryId = await addCategory(db, { storeId, name, position })
    categoryIds.push(categoryId)
    items.push(...(await addDishes(db, storeId, categoryId)))
  }
  const discountCode = 'BENCH-TENTH'
  await db
    .insertInto('discount')
    .values({
      code: discountCode,
      name: 'A tenth off',
      funded_by: 'marketplace',
      kind: 'percentage',
      percent: '10',
    })
    .execute()
  return { items, deal: await addDeal(db, storeId, { categoryIds, items }), discountCode }
}

async function addCategory(
  db: Db,
  category: { storeId: string; name: string; position: number },
): Promise<string> {
  const { storeId: store_id, ...named } = category
  const id = randomUUID()
  await db
    .insertInto('category')
    .values({ id, store_id, ...named })
    .execute()
  return id
}

async function addDishes(db: Db, storeId: string, categoryId: string): Promise<NewBasketItem[]> {
  const store_id = storeId
  const sizes = await addGroup(db, { storeId, name: 'Size', minimum: 1, maximum: 1 }, SIZES)
  const extras = await addGroup(db, { storeId, name: 'Extras', minimum: 0, maximum: 5 }, EXTRAS)
  const dishes = Array.from({ length: DISHES_EACH }, (_, position) => ({
    id: randomUUID(),
    store_id,
    category_id: categoryId,
    name: `Dish ${position + 1}`,
    description: 'With rice or bread, and a salad of the day.',
    price_pence: 600 + position * 35,
    kcal: 400 + position * 20,
    allergens: json({ gluten: 'contains' as const, milk: 'may' as const, celery: 'free' as const }),
    position,
  }))
  await db.insertInto('product').values(dishes).execute()
  const groups = dishes.flatMap(({ id }) =>
    [sizes, extras].map(({ groupId }, position) => ({
      product_id: id,
      option_group_id: groupId,
      store_id,
      position,
    })),
  )
  await db.insertInto('product_option_group').values(groups).execute()
  const chosen = [sizes.optionIds[1], extras.optionIds[0], extras.optionIds[4]]
  const options = chosen.flatMap((optionId) => (optionId ? [{ optionId, quantity: 1 }] : []))
  return dishes.map(({ id }) => ({ productId: id, quantity: 1, note: '', options, parts: [] }))
}

async function addGroup(
  db: Db,
  group: { storeId: string; name: string; minimum: number; maximum: number },
  count: number,
): Promise<{ groupId: string; optionIds: string[] }> {
  const { storeId: store_id, ...groupRow } = group
  const groupId = randomUUID()
  await db
    .insertInto('option_group')
    .values({ id: groupId, store_id, ...groupRow })
    .execute()
  const options = Array.from({ length: count }, (_, position) => ({
    id: randomUUID(),
    option_group_id: groupId,
    name: `${group.name} ${position + 1}`,
    price_pence: position * 60,
    kcal: 40,
    position,
  }))
  await db.insertInto('option').values(options).execute()
  return { groupId, optionIds: options.map(({ id }) => id) }
}

/** One dish of the first category and one of the second. */
async function addDeal(
  db: Db,
  storeId: string,
  { categoryIds, items }: { categoryIds: string[]; items: NewBasketItem[] },
): Promise<NewBasketItem> {
  const [first = '', second = ''] = categoryIds
  const dealId = randomUUID()
  await db
    .insertInto('product')
    .values({
      id: dealId,
      store_id: storeId,
      category_id: first,
      name: 'Meal for two',
      price_pence: 1500,
      position: DISHES_EACH,
    })
    .execute()
  const slots = [first, second].map((categoryId, position) => ({
    id: randomUUID(),
    store_id: storeId,
    product_id: dealId,
    category_id: categoryId,
    name: `Main ${position + 1}`,
    covers_pence: 900,
    position,
  }))
  await db.insertInto('bundle_slot').values(slots).execute()
  const parts = slots.flatMap(({ id: slotId }, position) => {
    const dish = items[position * DISHES_EACH]
    return dish ? [{ slotId, productId: dish.productId, options: dish.options }] : []
  })
  return { productId: dealId, quantity: 1, note: '', options: [], parts }
}
