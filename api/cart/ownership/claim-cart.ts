import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { claimCart, updateCart } from '#api/cart/cart.queries.ts'
import { deleteCart, lockAccount, lockCart, lockOwnCartAt } from './claim-cart.queries.ts'
import { mergeCarts } from './merge-carts.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Makes a guest's cart that of the customer who has just signed in, under the same token. Their open cart at
 * the same store from the last 24 hours is merged into it, unless friends share that one; a cart at another
 * store stays unchanged. An ordered cart, somebody else's and an unknown one stay unchanged.
 */
export async function claimGuestCart(
  { db, now }: Context,
  token: string,
  accountId: string,
): Promise<void> {
  const at = now()
  await inTransaction(db, async (transaction) => {
    // Of two sign-ins at once the second one finds the cart of the first.
    if (!(await lockAccount(transaction, accountId))) return
    const guests = await lockCart(transaction, token)
    if (guests?.account_id !== null || guests.ordered_at !== null) return
    const since = new Date(at.getTime() - DAY_MS)
    const own = await lockOwnCartAt(transaction, { accountId, storeId: guests.store_id, since })
    const claimed = await claimCart(transaction, guests, accountId, at)
    if (!own || !claimed) return
    await updateCart(transaction, claimed, mergeCarts(guests, own), at)
    await deleteCart(transaction, own.token)
  })
}
