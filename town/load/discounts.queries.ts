import { sql } from 'kysely'
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

/** Makes a discount one for the account with this e-mail address. */
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
