import type { Context } from '#api/context.ts'
import { claimCart, findCart } from './cart.queries.ts'

/**
 * Makes a guest's cart the one of whoever just signed in. An ordered one, somebody else's and an
 * unknown one stay as they are, and so does one that changes at this instant: its next use claims
 * it.
 */
export async function claimGuestCart(
  { db, now }: Context,
  token: string,
  accountId: string,
): Promise<void> {
  const cart = await findCart(db, token)
  if (cart?.account_id === null && cart.ordered_at === null)
    await claimCart(db, cart, accountId, now())
}
