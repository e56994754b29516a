import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** Deletes at most `maximum` carts that have not changed since; returns how many. */
export async function deleteCartsUnchangedSince(
  db: Kysely<Database>,
  since: Date,
  maximum: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM cart WHERE token = ANY (ARRAY(
      SELECT token FROM cart WHERE changed_at < ${since} LIMIT ${maximum} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes at most `maximum` expired reservations; returns how many. */
export async function deleteReservationsUntil(
  db: Kysely<Database>,
  before: Date,
  maximum: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM slot_reservation WHERE cart_token = ANY (ARRAY(
      SELECT cart_token FROM slot_reservation
      WHERE network IS NOT NULL AND reserved_until < ${before} LIMIT ${maximum} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}

const EMPTY = sql`contact = NULL, address = NULL, address_line = '', delivery_note = '', allergy_note = '',
  lines = '[]', share_token = NULL, owner_name = '', members = '[]'`

/** Empties the carts in which a guest has left their email address, which is in lower case. */
export async function emptyCartsOfGuest(db: Kysely<Database>, email: string): Promise<void> {
  await sql`
    UPDATE cart SET ${EMPTY} WHERE account_id IS NULL AND lower(contact ->> 'email') = ${email}
  `.execute(db)
}

/** Empties at most `maximum` carts that were ordered before; returns how many. */
export async function emptyCartsOrderedBefore(
  db: Kysely<Database>,
  before: Date,
  maximum: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE cart SET ${EMPTY}
    WHERE token = ANY (ARRAY(
      SELECT token FROM cart
      WHERE ordered_at < ${before} AND ordered_at IS NOT NULL AND contact IS NOT NULL
        AND NOT EXISTS (SELECT FROM orders
          WHERE orders.cart_token = cart.token AND orders.status = 'awaitingpayment')
      ORDER BY ordered_at LIMIT ${maximum} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}
