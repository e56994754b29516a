import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PaymentEvent } from '#rules/payments/payment-status.ts'
import type { Database } from '#api/database/tables.ts'
import type { Intent } from '#api/outside/payments/payments.port.ts'
import { destinationOf } from '#api/payments/store-accounts/destination.queries.ts'

/** The money of an order, with what a request to the provider needs. */
export function loadPayment(db: Kysely<Database>, orderId: string) {
  return db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select([
      'orders.id as orderId',
      'orders.number as orderNumber',
      sql<string>`orders.snapshot #>> '{store,name}'`.as('storeName'),
      'orders.account_id as accountId',
      'orders.store_id as storeId',
      'orders.status as orderStatus',
      'payment.status',
      'payment.amount_pence as amountPence',
      'payment.intent_id as intentId',
      'payment.requested_at as requestedAt',
      'payment.saves_card as savesCard',
      'payment.destination as destinationId',
    ])
    .where('payment.order_id', '=', orderId)
    .executeTakeFirst()
}

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof loadPayment>>>

/**
 * Records that an intent is about to be requested for an order that awaits its payment, and the store's account
 * that it goes to if `paysStores`: every request is the same as the first. Returns whether this is the first; null
 * when it does not await it any more.
 */
export async function markIntentRequested(
  db: Kysely<Database>,
  orderId: string,
  { savesCard, paysStores, at }: { savesCard: boolean; paysStores: boolean; at: Date },
): Promise<{ isFirst: boolean } | null> {
  const { rows } = await sql<{ isFirst: boolean }>`
    UPDATE payment
    SET requested_at = coalesce(payment.requested_at, ${at}),
      saves_card = CASE WHEN payment.requested_at IS NULL THEN ${savesCard} ELSE payment.saves_card END,
      destination = CASE WHEN payment.requested_at IS NULL AND ${paysStores}
        THEN ${destinationOf(sql`payment.order_id`)} ELSE payment.destination END
    FROM (SELECT order_id, requested_at FROM payment WHERE order_id = ${orderId} FOR UPDATE) AS former
    WHERE payment.order_id = former.order_id AND payment.status = 'awaiting'
    RETURNING former.requested_at IS NULL AS "isFirst"
  `.execute(db)
  return rows[0] ?? null
}

export async function saveIntent(
  db: Kysely<Database>,
  orderId: string,
  intentId: string,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ intent_id: intentId })
    .where('order_id', '=', orderId)
    .where('intent_id', 'is', null)
    .execute()
}

/** Claims the saving of an order's card, or its refusal. Returns whether this call was the first. */
export async function claimCardSaving(db: Kysely<Database>, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ saves_card: false })
    .where('order_id', '=', orderId)
    .where('saves_card', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The saved card that the cart of an order was to be paid with, by the provider's id. */
export async function findChosenCard(
  db: Kysely<Database>,
  orderId: string,
): Promise<string | null> {
  const card = await db
    .selectFrom('orders')
    .innerJoin('cart', 'cart.token', 'orders.cart_token')
    .innerJoin('saved_card', 'saved_card.id', 'cart.card_id')
    .select('saved_card.payment_method_id as paymentMethodId')
    .whereRef('saved_card.account_id', '=', 'orders.account_id')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return card?.paymentMethodId ?? null
}

export async function findCartOfOrder(db: Kysely<Database>, orderId: string): Promise<string> {
  const { token } = await db
    .selectFrom('orders')
    .select('cart_token as token')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return token
}

/** The destination was refused: the money stays with the marketplace, and a payout run pays the store. */
export async function clearDestination(db: Kysely<Database>, orderId: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ destination: null })
    .where('order_id', '=', orderId)
    .where('intent_id', 'is', null)
    .execute()
}

export interface Done {
  from: 'capturing' | 'voiding'
  to: 'captured' | 'voided' | 'lapsed'
  /** The entry of the order's history; null: none. */
  event: PaymentEvent | null
  feePence: number | null
  /** What went to the store's account; missing: nothing. */
  transfer?: Intent['transfer']
  at: Date
}

/**
 * Records once what the provider has done with the money of an order, and announces it to everyone who
 * watches the order. The order is locked first, as in a transition, so that its events are in order. `more`
 * joins the statement, and sees the order as `moved` if this call is the first to record it. Returns whether
 * it is.
 */
export async function markDone(
  db: Kysely<Database>,
  orderId: string,
  { from, to, event, feePence, transfer = null, at }: Done,
  more: RawBuilder<unknown> = sql``,
): Promise<boolean> {
  const recorded = sql`, recorded AS (
      INSERT INTO order_event (order_id, store_id, act, status, by, account_id, at)
      SELECT id, store_id, ${event}, status, 'system', NULL, ${at} FROM moved
    )`
  const { rows } = await sql<{ isFirst: boolean }>`
    WITH locked AS MATERIALIZED (
      SELECT id, store_id, status FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE
    ), done AS (
      UPDATE payment
      SET status = ${to}, changed_at = ${at},
        refunded_pence = CASE WHEN ${to === 'captured'} THEN refunded_pence ELSE 0 END,
        provider_fee_pence = coalesce(${feePence}::bigint, provider_fee_pence),
        transfer_id = ${transfer?.transferId ?? null}::text,
        transferred_pence = ${transfer?.transferredPence ?? null}::bigint
      FROM locked
      WHERE payment.order_id = locked.id AND payment.status = ${from}
      RETURNING payment.order_id
    ), moved AS (
      SELECT locked.* FROM locked, done
    )${event === null ? sql`` : recorded}${more}
    SELECT count(*) > 0 AS "isFirst" FROM moved
  `.execute(db)
  return rows[0]?.isFirst ?? false
}
