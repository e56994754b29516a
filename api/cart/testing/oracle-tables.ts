import type { Kysely } from 'kysely'
import type { StoredLine } from '#api/database/column-types.ts'
import type { Database } from '#api/database/tables.ts'

/** The bare tables that decide prices. */
export type Tables = Awaited<ReturnType<typeof readTables>>

export async function readTables(db: Kysely<Database>) {
  return {
    stores: await db.selectFrom('store').selectAll().execute(),
    zones: await db.selectFrom('delivery_zone').selectAll().execute(),
    prefixes: await db.selectFrom('delivery_zone_prefix').selectAll().execute(),
    fees: await db.selectFrom('platform_fee').selectAll().execute(),
    bagMinimums: await db.selectFrom('bag_minimum').selectAll().execute(),
    products: await db.selectFrom('product').selectAll().execute(),
    options: await db.selectFrom('option').selectAll().execute(),
    slots: await db.selectFrom('bundle_slot').selectAll().execute(),
    discounts: await db.selectFrom('discount').selectAll().execute(),
    discountProducts: await db.selectFrom('discount_product').selectAll().execute(),
    accounts: await db.selectFrom('account').select(['id', 'email']).execute(),
    discountAccounts: await db.selectFrom('discount_account').selectAll().execute(),
    uses: await db.selectFrom('discount_customer').selectAll().execute(),
    orders: await db.selectFrom('orders').selectAll().execute(),
  }
}

/** Whether everything of a line can be ordered. */
export function isThere(tables: Tables, { productId, options, parts = [] }: StoredLine): boolean {
  const eaten = [{ productId, options }, ...parts]
  return eaten.every(
    (dish) =>
      productNamed(tables, dish.productId).is_available &&
      dish.options.every(({ optionId }) => optionNamed(tables, optionId).is_available),
  )
}

/** A percentage, written as "12.345", of an amount in pence, without the fraction of a penny. */
export function share(pence: number, percent: string): number {
  const [whole = '0', fraction = ''] = percent.split('.')
  const thousandths = BigInt(whole + fraction.padEnd(3, '0').slice(0, 3))
  return Number((BigInt(pence) * thousandths) / 100_000n)
}

export function productNamed({ products }: Tables, id: string) {
  const product = products.find((each) => each.id === id)
  if (!product) throw new Error('The world has no such product')
  return product
}

export function optionNamed({ options }: Tables, id: string) {
  const option = options.find((each) => each.id === id)
  if (!option) throw new Error('The world has no such option')
  return option
}

export function add(amounts: number[]): number {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
