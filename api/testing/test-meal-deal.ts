import type { Insertable } from 'kysely'
import type { Context } from '#api/context.ts'
import type { OptionTable } from '#api/database/tables.ts'
import { untilAllIsReceived, type TestStore } from './test-store.ts'

export interface TestMealDeal {
  dealId: string
  slotIds: { pizza: string; side: string; drink: string }
  dips: { with: string; without: string; mayo: string; barbecue: string; tub: string; pot: string }
  groupIds: { dip: string; which: string; size: string }
}

/**
 * Adds to the menu of a test store a deal for £12.00: a pizza (covers £9.00), a side (covers any) and a drink
 * (covers £3.00, so that beer adds £1.20). Garlic bread has a group for a dip from now on: with one it opens
 * which, garlic mayo or barbecue +50p, and barbecue opens how much, a pot or a tub +£1.00, which opens "Which
 * dip?" again.
 */
export async function addTestMealDeal(context: Context, store: TestStore): Promise<TestMealDeal> {
  const { storeId, productIds, categoryIds } = store
  const dealId = await addDeal(context, store)
  const slot = slotAdder(context, { storeId, dealId })
  const slotIds = {
    pizza: await slot('Your pizza', categoryIds.pizza, 900),
    side: await slot('Your side', categoryIds.sides, null),
    drink: await slot('Your drink', categoryIds.drinks, 300),
  }
  const group = groupAdder(context, storeId)
  const groupIds = {
    dip: await group('A dip?', 1),
    which: await group('Which dip?', 1),
    size: await group('How much?', 1),
  }
  const option = optionAdder(context)
  const { dip, which, size } = groupIds
  const dips = {
    with: await option(dip, 'With a dip', { opens_group_id: which }),
    without: await option(dip, 'Without', {}),
    mayo: await option(which, 'Garlic mayo', { allergens: { eggs: 'contains' } }),
    barbecue: await option(which, 'Barbecue', { price_pence: 50, opens_group_id: size }),
    pot: await option(size, 'A pot', {}),
    tub: await option(size, 'A tub', { price_pence: 100, opens_group_id: which }),
  }
  await context.db
    .insertInto('product_option_group')
    .values({
      product_id: productIds.garlicBread,
      option_group_id: dip,
      store_id: storeId,
      position: 0,
    })
    .execute()
  await untilAllIsReceived(context)
  return { dealId, slotIds, dips, groupIds }
}

async function addDeal({ db }: Context, { storeId }: TestStore): Promise<string> {
  const { id: category_id } = await db
    .insertInto('category')
    .values({ store_id: storeId, name: 'Deals', position: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const deal = { name: 'Pizza night', description: 'For one.', price_pence: 1200 }
  const { id } = await db
    .insertInto('product')
    .values({ store_id: storeId, category_id, position: 0, ...deal })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function slotAdder({ db }: Context, { storeId, dealId }: { storeId: string; dealId: string }) {
  let position = 0
  return async (name: string, categoryId: string, coversPence: number | null) => {
    const { id } = await db
      .insertInto('bundle_slot')
      .values({
        store_id: storeId,
        product_id: dealId,
        category_id: categoryId,
        name,
        covers_pence: coversPence,
        position: position++,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}

function groupAdder({ db }: Context, storeId: string) {
  return async (name: string, count: number) => {
    const { id } = await db
      .insertInto('option_group')
      .values({ store_id: storeId, name, minimum: count, maximum: count })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}

function optionAdder({ db }: Context) {
  let position = 0
  return async (groupId: string, name: string, rest: Partial<Insertable<OptionTable>>) => {
    const { id } = await db
      .insertInto('option')
      .values({ option_group_id: groupId, name, position: position++, ...rest })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}

/** Changes of the kitchen's day, received by this process when they resolve. */
export function kitchenOf(context: Context) {
  const { db } = context
  return {
    /** Sets the stock of a product. */
    async count(store: TestStore, productId: string, remaining: number): Promise<void> {
      await db
        .insertInto('product_stock')
        .values({ product_id: productId, store_id: store.storeId, remaining })
        .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ remaining }))
        .execute()
      await untilAllIsReceived(context)
    },
    async remaining(productId: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('product_stock')
        .select('remaining')
        .where('product_id', '=', productId)
        .executeTakeFirst()
      return row?.remaining
    },
    async sellOutUntil(table: 'product' | 'option', id: string, until: Date | null): Promise<void> {
      await db.updateTable(table).set({ sold_out_until: until }).where('id', '=', id).execute()
      await untilAllIsReceived(context)
    },
  }
}
