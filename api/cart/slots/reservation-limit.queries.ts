import { sql } from 'kysely'
import type { KeptPlace } from '#rules/stores/reservation-limit.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { Holder } from './reservation-owner.ts'

/**
 * Waits until nothing is kept for this holder by anybody else; until the end of the transaction all
 * others wait. It comes before everything else that is locked: of the network first, which everybody
 * has, then of the account.
 */
export async function lockHolder(
  transaction: Transaction,
  { storeId, network, accountId }: Holder,
): Promise<void> {
  const names = [`${storeId} ${network.toString('hex')}`]
  if (accountId !== null) names.push(`${storeId} ${accountId}`)
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended(name, 0))
    FROM unnest(${names}::text[]) AS name
  `.execute(transaction)
}

/** What is kept at an instant for the other carts of a holder, and for orders that await payment. */
export async function selectKept(
  transaction: Transaction,
  cartToken: string,
  { storeId, networks, accountId }: Holder,
  at: Date,
): Promise<KeptPlace[]> {
  const { rows } = await sql<KeptPlace>`
    SELECT cart_token AS "cartToken", held_until AS "heldUntil",
      network = ANY(${networks}::bytea[]) AS "isOfNetwork",
      coalesce(account_id = ${accountId}::uuid, false) AS "isOfAccount"
    FROM (
      SELECT place.cart_token, place.held_until, place.network, cart.account_id
      FROM slot_place AS place JOIN cart ON cart.token = place.cart_token
      WHERE place.store_id = ${storeId} AND place.network IS NOT NULL AND place.held_until > ${at}
      UNION ALL
      SELECT cart_token, NULL, network, account_id
      FROM orders
      WHERE store_id = ${storeId} AND status = 'awaitingpayment' AND network IS NOT NULL
    ) AS kept
    WHERE cart_token <> ${cartToken}
      AND (network = ANY(${networks}::bytea[]) OR account_id = ${accountId}::uuid)
  `.execute(transaction)
  return rows
}

/**
 * Lets places of carts go. It waits for nobody: what somebody is just changing is no longer as it was
 * seen.
 */
export async function deleteKept(
  transaction: Transaction,
  cartTokens: readonly string[],
): Promise<void> {
  await sql`
    DELETE FROM slot_place WHERE cart_token = ANY(ARRAY(
      SELECT cart_token FROM slot_place
      WHERE cart_token = ANY(${cartTokens}) AND held_until IS NOT NULL
      FOR UPDATE SKIP LOCKED
    ))
  `.execute(transaction)
}
