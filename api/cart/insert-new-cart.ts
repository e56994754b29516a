import { randomBytes } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { insertCart } from './cart.queries.ts'
import type { CartRow, NewCart } from './cart-row.ts'
import { reservationOwnerOf } from './slots/reservation-owner.ts'
import { lockReservationOwner } from './slots/reservation-limit.queries.ts'
import { cacheCart } from './open-cart.ts'
import { findWantedSlot, reserveSlot } from './slots/reserve-slot.ts'
import { lockSlot } from './slots/reserve-slot.queries.ts'

/** Stores a new cart under a new token, with its reservation where it has a slot of a store that limits them. */
export async function insertNewCart(
  context: Context,
  cart: Omit<NewCart, 'token'>,
  ip: string,
): Promise<CartRow> {
  return cacheCart(context, await insertWithSlot(context, { token: newCartToken(), ...cart }, ip))
}

async function insertWithSlot(context: Context, cart: NewCart, ip: string): Promise<CartRow> {
  const at = context.now()
  const requested = await findWantedSlot(context, cart, at)
  if (!requested) return insertCart(context.db, cart, at)
  const owner = reservationOwnerOf(context, ip, cart, at)
  return inTransaction(context.db, async (transaction) => {
    if (owner) await lockReservationOwner(transaction, owner)
    await lockSlot(transaction, requested)
    const row = await insertCart(transaction, cart, at)
    await reserveSlot(transaction, cart.token, { wanted: requested, owner }, at)
    return row
  })
}

/** 192 unguessable bits: the token of a guest's cart is the right to use it. */
function newCartToken(): string {
  return randomBytes(24).toString('base64url')
}
