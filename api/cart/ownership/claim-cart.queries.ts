import type { Transaction } from '#api/database/transaction.ts'
import type { CartRow } from '#api/cart/cart-row.ts'

/** Makes the sign-ins of an account wait for each other; answers whether it is there. */
export async function lockAccount(transaction: Transaction, accountId: string): Promise<boolean> {
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account !== undefined
}

export function lockCart(transaction: Transaction, token: string): Promise<CartRow | undefined> {
  return transaction
    .selectFrom('cart')
    .selectAll()
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst()
}

/** The newest open, unshared cart of an account at a store that has changed since. */
export function lockOwnCartAt(
  transaction: Transaction,
  { accountId, storeId, since }: { accountId: string; storeId: string; since: Date },
): Promise<CartRow | undefined> {
  return transaction
    .selectFrom('cart')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('ordered_at', 'is', null)
    .where('share_token', 'is', null)
    .where('changed_at', '>', since)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteCart(transaction: Transaction, token: string): Promise<void> {
  await transaction.deleteFrom('cart').where('token', '=', token).execute()
}
