import { sql } from 'kysely'
import type { SlotReservation } from '#rules/stores/reservation-limit.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { ReservationOwner } from './reservation-owner.ts'

/**
 * Takes the lock of this owner's reservations until the transaction ends. It comes before every other lock:
 * first that of the network, which everyone has, then that of the account.
 */
export async function lockReservationOwner(
  transaction: Transaction,
  { storeId, network, accountId }: ReservationOwner,
): Promise<void> {
  const names = [`${storeId} ${network.toString('hex')}`]
  if (accountId !== null) names.push(`${storeId} ${accountId}`)
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended(name, 0))
    FROM unnest(${names}::text[]) AS name
  `.execute(transaction)
}

/** The reservations of an owner's other carts at an instant, and those of orders that await payment. */
export async function selectReservations(
  transaction: Transaction,
  cartToken: string,
  { storeId, networks, accountId }: ReservationOwner,
  at: Date,
): Promise<SlotReservation[]> {
  const { rows } = await sql<SlotReservation>`
    SELECT cart_token AS "cartToken", reserved_until AS "reservedUntil",
      network = ANY(${networks}::bytea[]) AS "isOfNetwork",
      coalesce(account_id = ${accountId}::uuid, false) AS "isOfAccount"
    FROM (
      SELECT place.cart_token, place.reserved_until, place.network, cart.account_id
      FROM slot_reservation AS place JOIN cart ON cart.token = place.cart_token
      WHERE place.store_id = ${storeId} AND place.network IS NOT NULL AND place.reserved_until > ${at}
      UNION ALL
      SELECT cart_token, NULL, network, account_id
      FROM orders
      WHERE store_id = ${storeId} AND status = 'awaitingpayment' AND network IS NOT NULL
    ) AS reservation
    WHERE cart_token <> ${cartToken}
      AND (network = ANY(${networks}::bytea[]) OR account_id = ${accountId}::uuid)
  `.execute(transaction)
  return rows
}

/** Frees the reservations of carts, without waiting for those that are being changed right now. */
export async function deleteReservations(
  transaction: Transaction,
  cartTokens: readonly string[],
): Promise<void> {
  await sql`
    DELETE FROM slot_reservation WHERE cart_token = ANY(ARRAY(
      SELECT cart_token FROM slot_reservation
      WHERE cart_token = ANY(${cartTokens}) AND reserved_until IS NOT NULL
      FOR UPDATE SKIP LOCKED
    ))
  `.execute(transaction)
}
