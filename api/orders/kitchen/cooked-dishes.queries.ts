import { sql } from 'kysely'
import type { DishPlace } from '#rules/orders/kitchen-dishes.ts'
import type { Transaction } from '#api/database/transaction.ts'

type DishOfOrder = DishPlace & { orderId: string }

/** Ticks a dish; a new tick is announced to everyone who watches its store. */
export async function addTick(
  transaction: Transaction,
  { orderId, position, part, at }: DishOfOrder & { at: Date },
): Promise<void> {
  await sql`
    WITH ticked AS (
      INSERT INTO cooked_dish (order_id, position, part, cooked_at)
      VALUES (${orderId}, ${position}, ${part}, ${at})
      ON CONFLICT DO NOTHING
      RETURNING order_id
    )
    SELECT pg_notify('dish_ticked', orders.id || ' ' || orders.store_id)
    FROM ticked JOIN orders ON orders.id = ticked.order_id
  `.execute(transaction)
}

/** Takes a tick away, which is announced as well. */
export async function removeTick(
  transaction: Transaction,
  { orderId, position, part }: DishOfOrder,
): Promise<void> {
  await sql`
    WITH unticked AS (
      DELETE FROM cooked_dish
      WHERE order_id = ${orderId} AND position = ${position} AND part = ${part}
      RETURNING order_id
    )
    SELECT pg_notify('dish_ticked', orders.id || ' ' || orders.store_id)
    FROM unticked JOIN orders ON orders.id = unticked.order_id
  `.execute(transaction)
}

/** Takes all ticks of a line away; whoever calls this announces that the order has changed. */
export async function removeTicksOfLine(
  transaction: Transaction,
  { orderId, position }: { orderId: string; position: number },
): Promise<void> {
  await transaction
    .deleteFrom('cooked_dish')
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .execute()
}
