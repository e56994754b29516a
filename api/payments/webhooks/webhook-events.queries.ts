import { sql, type Kysely } from 'kysely'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import type { Database } from '#api/database/tables.ts'
import { enqueued } from '#api/jobs/tasks.ts'
import type { WebhookEvent } from '#api/outside/payments/payments.port.ts'

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Events that move no money, so that an order does not change. */
const MOVE_NOTHING: ReadonlySet<string> = new Set([
  'payment_intent.created',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'charge.failed',
])

/**
 * Records an event of the provider, unless it is known, and enqueues `continuePayment` for the order it is
 * about, both or nothing. An event about none of our orders, or that moves nothing, is only recorded.
 */
export async function recordWebhookEvent(
  db: Kysely<Database>,
  { id, type, intentId, orderId }: WebhookEvent,
  at: Date,
): Promise<void> {
  const about = MOVE_NOTHING.has(type) ? null : await findOrderOf(db, intentId, orderId)
  const jobs =
    about === null ? [] : [{ task: 'settle-payment' as const, payload: { orderId: about } }]
  await sql`
    WITH noted AS (
      INSERT INTO payment_event (id, type, intent_id, received_at)
      VALUES (${id}, ${type}, ${intentId}, ${at})
      ON CONFLICT (id) DO NOTHING
      RETURNING id
    )
    SELECT count(*) FROM noted, ${enqueued(jobs)} AS job
  `.execute(db)
}

/** By the order it names if the intent is unknown here yet: that answer may still be on its way. */
async function findOrderOf(
  db: Kysely<Database>,
  intentId: string | null,
  orderId: string | null,
): Promise<string | null> {
  const named = orderId !== null && isUuid.test(orderId) ? orderId : null
  if (intentId === null && named === null) return null
  const { rows } = await sql<{ orderId: string }>`
    SELECT order_id AS "orderId" FROM payment WHERE intent_id = ${intentId} OR order_id = ${named}
    UNION ALL
    SELECT order_id FROM later_tip WHERE intent_id = ${intentId} OR order_id = ${named}
    LIMIT 1
  `.execute(db)
  return rows[0]?.orderId ?? null
}

/** Deletes at most `maximum` events that arrived before; returns how many. */
export const deleteWebhookEventsBefore = (db: Kysely<Database>, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'payment_event', key: 'id', at: 'received_at' }, before, maximum)
