import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import type { CartRow, NewCart } from './cart-row.ts'
import { insertCart } from './cart.queries.ts'
import { rememberCart } from './recent-carts.ts'
import { findWantedPlace, keptUntil, takePlace } from './slot-place.ts'
import { lockSlot } from './slot-place.queries.ts'

/** Keeps a new cart, with its place in the chosen slot, if that has one. */
export async function keepNewCart(context: Context, cart: NewCart): Promise<CartRow> {
  return rememberCart(context, await insertWithPlace(context, cart))
}

async function insertWithPlace(context: Context, cart: NewCart): Promise<CartRow> {
  const at = context.now()
  const wanted = await findWantedPlace(context, cart, at)
  if (!wanted) return insertCart(context.db, cart, at)
  return inTransaction(context.db, async (transaction) => {
    await lockSlot(transaction, wanted)
    const row = await insertCart(transaction, cart, at)
    await takePlace(transaction, cart.token, wanted, at, keptUntil(at))
    return row
  })
}
