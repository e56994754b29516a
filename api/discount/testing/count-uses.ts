import type { Context } from '#api/context.ts'
import type { TestDiscount } from './discounts.ts'

/** How often a discount counts as used, in all and by each customer that is counted, and the orders that have it. */
export async function countUses(
  { db }: Pick<Context, 'db'>,
  { id }: Pick<TestDiscount, 'id'>,
): Promise<{ used: number; customers: number[]; orders: number }> {
  const [{ used } = { used: 0 }] = await db
    .selectFrom('discount')
    .select('used')
    .where('id', '=', id)
    .execute()
  const customers = await db
    .selectFrom('discount_customer')
    .select('used')
    .where('discount_id', '=', id)
    .execute()
  const { orders } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('discount_id', '=', id)
    .executeTakeFirstOrThrow()
  return { used, customers: customers.map((each) => each.used), orders }
}
