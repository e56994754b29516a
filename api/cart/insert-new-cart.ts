import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import type { CartRow, NewCart } from './cart-row.ts'
import { insertCart } from './cart.queries.ts'
import { holderOf } from './slots/reservation-owner.ts'
import { lockHolder } from './slots/reservation-limit.queries.ts'
import { rememberCart } from './recent-carts.ts'
import { findWantedPlace, keepPlace } from './slots/reserve-slot.ts'
import { lockSlot } from './slots/reserve-slot.queries.ts'

/** Keeps a new cart, with its place in the chosen slot, if that has one. */
export async function keepNewCart(context: Context, cart: NewCart, ip: string): Promise<CartRow> {
  return rememberCart(context, await insertWithPlace(context, cart, ip))
}

async function insertWithPlace(context: Context, cart: NewCart, ip: string): Promise<CartRow> {
  const at = context.now()
  const wanted = await findWantedPlace(context, cart, at)
  if (!wanted) return insertCart(context.db, cart, at)
  const holder = holderOf(context, ip, cart, at)
  return inTransaction(context.db, async (transaction) => {
    if (holder) await lockHolder(transaction, holder)
    await lockSlot(transaction, wanted)
    const row = await insertCart(transaction, cart, at)
    await keepPlace(transaction, cart.token, { wanted, holder }, at)
    return row
  })
}
