import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '#api/database/transaction.ts'
import { isDatabaseError } from '#api/database/is-database-error.ts'

/** How much an order takes of a counted product. */
export interface StockUse {
  product_id: string
  quantity: number
}

const none = sql``

/**
 * The part of the statement that inserts an order (its `placed`) which takes its stock and records what it
 * took. Rows are locked in the order of their products, so that orders of several never wait for each
 * other in a cycle. If too few are left, a constraint of the table refuses.
 */
export function takingStock(uses: readonly StockUse[]): RawBuilder<unknown> {
  if (uses.length === 0) return none
  return sql`, stock_wanted AS (
      SELECT stock.product_id, wanted.quantity
      FROM placed,
        jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
          AS wanted (product_id uuid, quantity integer)
        JOIN product_stock AS stock ON stock.product_id = wanted.product_id
      ORDER BY stock.product_id
      FOR UPDATE OF stock
    ), stock_gone AS (
      UPDATE product_stock AS stock SET remaining = remaining - stock_wanted.quantity
      FROM stock_wanted WHERE stock.product_id = stock_wanted.product_id
      RETURNING stock.product_id, stock_wanted.quantity
    ), stock_kept AS (
      INSERT INTO stock_taken (order_id, product_id, quantity)
      SELECT placed.id, product_id, quantity FROM placed, stock_gone
    )`
}

/**
 * The part of the statement that ends an order (its `moved`) which returns its stock. It comes after
 * `discount_released`, in the same order as at the placing.
 */
export const returningStock = sql`, stock_returned AS (
      DELETE FROM stock_taken USING moved WHERE stock_taken.order_id = moved.id
      RETURNING stock_taken.product_id, stock_taken.quantity
    ), stock_wanted AS (
      SELECT stock.product_id, stock_returned.quantity
      FROM (SELECT count(*) FROM discount_released) AS released,
        stock_returned
        JOIN product_stock AS stock ON stock.product_id = stock_returned.product_id
      ORDER BY stock.product_id
      FOR UPDATE OF stock
    ), stock_back AS (
      UPDATE product_stock AS stock SET remaining = remaining + stock_wanted.quantity
      FROM stock_wanted WHERE stock.product_id = stock_wanted.product_id
    )`

/**
 * Forgets that an order has taken so many of these counted dishes. They do not go back on the menu: the
 * kitchen does not have them.
 */
export async function dropTakenStock(
  transaction: Transaction,
  orderId: string,
  productIds: readonly string[],
  quantity: number,
): Promise<void> {
  for (const productId of productIds)
    await sql`
      WITH of_dish AS (
        SELECT quantity FROM stock_taken
        WHERE order_id = ${orderId} AND product_id = ${productId} FOR UPDATE
      ), none_left AS (
        DELETE FROM stock_taken USING of_dish
        WHERE order_id = ${orderId} AND product_id = ${productId} AND of_dish.quantity <= ${quantity}
      )
      UPDATE stock_taken SET quantity = stock_taken.quantity - ${quantity} FROM of_dish
      WHERE order_id = ${orderId} AND product_id = ${productId} AND of_dish.quantity > ${quantity}
    `.execute(transaction)
}

/** Takes a dish from what is counted of it; where too few are left, a constraint of the table refuses. */
export async function takeStock(
  transaction: Transaction,
  orderId: string,
  productId: string,
  quantity: number,
): Promise<void> {
  await sql`
    WITH taken AS (
      UPDATE product_stock SET remaining = remaining - ${quantity}
      WHERE product_id = ${productId}
      RETURNING product_id
    )
    INSERT INTO stock_taken (order_id, product_id, quantity)
    SELECT ${orderId}::uuid, product_id, ${quantity} FROM taken
    ON CONFLICT (order_id, product_id) DO UPDATE
    SET quantity = stock_taken.quantity + excluded.quantity
  `.execute(transaction)
}

/** Whether an order failed because others have taken counted stock since it was checked. */
export function isStockGone(error: unknown): boolean {
  return isDatabaseError(error) && error.constraint === 'product_stock_is_left'
}
