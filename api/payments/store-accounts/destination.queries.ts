import { sql, type RawBuilder } from 'kysely'

/**
 * The account at the provider that the money of an order goes to; null: it stays with the marketplace, and a
 * payout run pays the store.
 */
export const destinationOf = (orderId: RawBuilder<unknown>) => sql<string | null>`(
  SELECT own.account_id
  FROM orders JOIN store_account AS own ON own.store_id = orders.store_id, billing_details
  WHERE orders.id = ${orderId} AND own.status = 'active' AND billing_details.pays_by = 'stripe')`
