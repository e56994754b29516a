import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

/** Makes a discount one for those products of a store that have these names. */
export async function giveToProducts(
  transaction: Transaction,
  { id, storeId, names }: { id: string; storeId: string | null; names: readonly string[] },
): Promise<void> {
  await sql`
    INSERT INTO discount_product (discount_id, product_id)
    SELECT ${id}, id FROM product WHERE store_id = ${storeId} AND name = ANY(${[...names]})
  `.execute(transaction)
}

/** Makes a discount one for the account with this email address. */
export async function giveToAccount(
  transaction: Transaction,
  id: string,
  email: string,
): Promise<void> {
  await sql`
    INSERT INTO discount_account (discount_id, account_id)
    SELECT ${id}, id FROM account WHERE email = ${email}
  `.execute(transaction)
}

/** Codes that anybody can use anywhere now, the ones with least to mind first. */
export async function selectCodesToTry(db: Kysely<Database>, maximum: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM discount
    WHERE code IS NOT NULL AND store_id IS NULL AND ended_at IS NULL
      AND (starts_at IS NULL OR starts_at <= now()) AND (ends_at IS NULL OR ends_at > now())
      AND (total_limit IS NULL OR used < total_limit)
      AND weekdays IS NULL AND loyalty_orders IS NULL
      AND NOT is_for_some_accounts AND NOT is_for_some_products
    ORDER BY minimum_pence, code
    LIMIT ${maximum}
  `.execute(db)
  return rows.map(({ code }) => code)
}
