import { sql } from 'kysely'
import type { ReservationOwner } from '#api/cart/slots/reservation-owner.ts'
import type { Transaction } from '#api/database/transaction.ts'

/**
 * When the cash orders of an account, or of a network's guests, were placed at a store that it has not
 * answered, that their customers took back or that ran out; up to so many, the latest first.
 */
export async function selectUnansweredSince(
  transaction: Transaction,
  { storeId, networks, accountId }: ReservationOwner,
  since: Date,
  maximum: number,
): Promise<Date[]> {
  const isOfReserver =
    accountId === null
      ? sql`account_id IS NULL AND network = ANY(${networks}::bytea[])`
      : sql`account_id = ${accountId}`
  const { rows } = await sql<{ placedAt: Date }>`
    SELECT placed_at AS "placedAt" FROM orders
    WHERE store_id = ${storeId} AND payment_method = 'cash' AND network IS NOT NULL
      AND placed_at > ${since} AND ${isOfReserver}
      AND (status IN ('pending', 'cancelled') OR reason = 'noAnswer')
    ORDER BY placed_at DESC LIMIT ${maximum}
  `.execute(transaction)
  return rows.map(({ placedAt }) => placedAt)
}
