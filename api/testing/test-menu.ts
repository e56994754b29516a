import type { Insertable } from 'kysely'
import type { Context } from '#api/context.ts'
import { json } from '#api/database/json.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import type { OptionTable, ProductTable } from '#api/database/tables.ts'

export interface TestMenu {
  categoryIds: { pizza: string; sides: string; drinks: string }
  productIds: { margherita: string; garlicBread: string; tiramisu: string; beer: string }
  groupIds: { size: string; toppings: string }
  optionIds: {
    small: string
    large: string
    olives: string
    mushrooms: string
    anchovies: string
  }
}

/**
 * A small menu: Margherita £9.00 with a required size (small, large +£3.00) and up to three toppings
 * (olives +£1.00 up to twice, mushrooms +£1.20, anchovies +£1.50 sold out), garlic bread £4.50,
 * tiramisu £5.00 sold out, and beer £4.20, which is age-restricted.
 */
export async function addTestMenu(context: Context, storeId: string): Promise<TestMenu> {
  const categoryIds = await addCategories(context, storeId)
  const productIds = await addProducts(context, storeId, categoryIds)
  const groupIds = {
    size: await addGroup(context, { storeId, name: 'Size', minimum: 1, maximum: 1 }),
    toppings: await addGroup(context, { storeId, name: 'Toppings', minimum: 0, maximum: 3 }),
  }
  await context.db
    .insertInto('product_option_group')
    .values(
      Object.values(groupIds).map((groupId, position) => ({
        product_id: productIds.margherita,
        option_group_id: groupId,
        store_id: storeId,
        position,
      })),
    )
    .execute()
  return { categoryIds, productIds, groupIds, optionIds: await addOptions(context, groupIds) }
}

async function addCategories(context: Context, storeId: string): Promise<TestMenu['categoryIds']> {
  const add = async (name: string, position: number) => {
    const { id } = await context.db
      .insertInto('category')
      .values({ store_id: storeId, name, position })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return {
    pizza: await add('Pizza', 0),
    sides: await add('Sides', 1),
    drinks: await add('Drinks', 2),
  }
}

async function addProducts(
  { db }: Context,
  storeId: string,
  { pizza, sides, drinks }: TestMenu['categoryIds'],
): Promise<TestMenu['productIds']> {
  let position = 0
  const add = async (product: Omit<Insertable<ProductTable>, 'store_id' | 'position'>) => {
    const { id } = await db
      .insertInto('product')
      .values({ store_id: storeId, position: position++, ...product })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return {
    margherita: await add({
      category_id: pizza,
      name: 'Margherita',
      description: 'Tomato, fior di latte and basil.',
      price_pence: 900,
      kcal: 850,
      allergens: { gluten: 'contains', milk: 'contains', celery: 'free' },
      diets: ['vegetarian'],
      is_popular: true,
    }),
    garlicBread: await add({
      category_id: sides,
      name: 'Garlic bread',
      description: 'With parsley butter.',
      price_pence: 450,
      allergens: { gluten: 'contains', milk: 'may' },
    }),
    tiramisu: await add({
      category_id: sides,
      name: 'Tiramisù',
      price_pence: 500,
      is_available: false,
    }),
    beer: await add({
      category_id: drinks,
      name: 'Pale ale',
      price_pence: 420,
      is_age_restricted: true,
    }),
  }
}

async function addGroup(
  { db }: Context,
  group: { storeId: string; name: string; minimum: number; maximum: number },
): Promise<string> {
  const { storeId, ...row } = group
  const { id } = await db
    .insertInto('option_group')
    .values({ store_id: storeId, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addOptions(
  { db }: Context,
  { size, toppings }: TestMenu['groupIds'],
): Promise<TestMenu['optionIds']> {
  const add = async (option: Insertable<OptionTable>) => {
    const { id } = await db
      .insertInto('option')
      .values(option)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const topping = { option_group_id: toppings }
  return {
    small: await add({ option_group_id: size, name: 'Small', position: 0, kcal: 0 }),
    large: await add({
      option_group_id: size,
      name: 'Large',
      position: 1,
      price_pence: 300,
      kcal: 400,
    }),
    olives: await add({
      ...topping,
      name: 'Olives',
      position: 0,
      price_pence: 100,
      maximum_quantity: 2,
    }),
    mushrooms: await add({ ...topping, name: 'Mushrooms', position: 1, price_pence: 120 }),
    anchovies: await add({
      ...topping,
      name: 'Anchovies',
      position: 2,
      price_pence: 150,
      allergens: { fish: 'contains' },
      is_available: false,
    }),
  }
}

/** One more dish among the sides. Returns its id. */
export async function addTestDish(
  context: Context,
  { storeId, categoryIds }: TestMenu & { storeId: string },
  dish: Pick<Insertable<ProductTable>, 'name' | 'price_pence'> & { allergens: object },
): Promise<string> {
  const { id } = await context.db
    .insertInto('product')
    .values({
      store_id: storeId,
      category_id: categoryIds.sides,
      position: 9,
      ...dish,
      allergens: json(dish.allergens),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  announceStoreChange(context, storeId)
  return id
}
