import { sql } from 'kysely'
import { json } from '#api/database/json.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { CartRow, CartVersion } from '#api/cart/cart-row.ts'
import type { SlotItems, SlotLimits } from '#rules/stores/slot-capacity.ts'

/** The slot that a cart needs at a store that limits its slots, with how much of it the cart uses. */
export interface RequestedSlot {
  storeId: string
  storeName: string
  startsAt: Date
  limits: SlotLimits
  items: SlotItems
}

/** The parts of a cart that decide its slot. */
export type TimedCart = Pick<
  CartRow,
  'token' | 'store_id' | 'service' | 'service_time' | 'address' | 'lines'
>

/**
 * Takes the lock of this slot until the transaction ends. Each slot has its own lock, and not the row of the
 * store, so that a reservation waits neither for other slots nor for a partner who changes the store.
 */
export async function lockSlot(
  transaction: Transaction,
  { storeId, startsAt }: RequestedSlot,
): Promise<void> {
  const minute = startsAt.getTime() / 60_000
  await sql`SELECT pg_advisory_xact_lock(hashtext(${storeId}), ${minute}::integer)`.execute(
    transaction,
  )
}

/** A cart that is still as it was read and has no order, locked until the end of the transaction. */
export function lockCartVersion(
  transaction: Transaction,
  { token, version }: CartVersion,
): Promise<CartRow | undefined> {
  return transaction
    .selectFrom('cart')
    .selectAll()
    .where('token', '=', token)
    .where('version', '=', version)
    .where('ordered_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Reserves a slot for a cart, in exchange for its former one. */
export async function upsertReservation(
  transaction: Transaction,
  cartToken: string,
  { storeId, startsAt, items }: RequestedSlot,
  { reservedUntil, network }: { reservedUntil: Date | null; network: Buffer | null },
): Promise<void> {
  const reservation = {
    store_id: storeId,
    starts_at: startsAt,
    items: json(items),
    reserved_until: reservedUntil,
    network,
  }
  await transaction
    .insertInto('slot_reservation')
    .values({ cart_token: cartToken, ...reservation })
    .onConflict((conflict) => conflict.column('cart_token').doUpdateSet(reservation))
    .execute()
}

/** Deletes the reservation of a cart, unless it is in the slot that it still needs. */
export async function deleteReservation(
  transaction: Transaction,
  cartToken: string,
  requested: RequestedSlot | null,
): Promise<void> {
  await transaction
    .deleteFrom('slot_reservation')
    .where('cart_token', '=', cartToken)
    .$if(requested !== null, (query) =>
      query.where(({ eb, not, and }) =>
        not(
          and([
            eb('store_id', '=', requested?.storeId ?? ''),
            eb('starts_at', '=', requested?.startsAt ?? new Date(0)),
          ]),
        ),
      ),
    )
    .execute()
}
