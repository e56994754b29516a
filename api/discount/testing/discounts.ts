import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Context } from '#api/context.ts'
import type { DiscountTable } from '#api/database/tables.ts'
import { untilAllIsReceived } from '#api/testing/test-store.ts'

export interface TestDiscount {
  id: string
  name: string
  code: string | null
}

interface TestDiscountOptions extends Partial<Insertable<DiscountTable>> {
  /** The only products it is for. */
  productIds?: string[]
  /** The only customers it is for. */
  accountIds?: string[]
}

/** A code that nothing else in this test has. */
export const newCode = () => `TEST-${randomUUID().slice(0, 8).toUpperCase()}`

/** A discount of 10 %, paid for by the marketplace and without limits, unless given otherwise. */
export async function openDiscount(
  context: Context,
  { productIds, accountIds, ...given }: TestDiscountOptions,
): Promise<TestDiscount> {
  const { db } = context
  const percent = given.kind === undefined || given.kind === 'percentage' ? '10' : null
  const { id, name, code } = await db
    .insertInto('discount')
    .values({
      code: newCode(),
      name: 'Ten per cent',
      funded_by: 'marketplace',
      kind: 'percentage',
      percent,
      is_for_some_products: productIds !== undefined,
      is_for_some_accounts: accountIds !== undefined,
      ...given,
    })
    .returning(['id', 'name', 'code'])
    .executeTakeFirstOrThrow()
  for (const product_id of productIds ?? [])
    await db.insertInto('discount_product').values({ discount_id: id, product_id }).execute()
  for (const account_id of accountIds ?? [])
    await db.insertInto('discount_account').values({ discount_id: id, account_id }).execute()
  await untilAllIsReceived(context)
  return { id, name, code }
}
