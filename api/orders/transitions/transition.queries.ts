import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DeclineReason } from '#contract/orders.ts'
import { LEAVING_ACTS, type Act, type Actor, type OrderStatus } from '#rules/orders/order-status.ts'
import { PAYMENT_TRANSITIONS, type PaymentAct } from '#rules/payments/payment-status.ts'
import type { PaidCard } from '#api/database/column-types.ts'
import type { Database } from '#api/database/tables.ts'
import { enqueued, type Job } from '#api/jobs/tasks.ts'
import { returningStock } from '../stock/stock.queries.ts'
import { queueingTickets } from '../tickets.queries.ts'

/** What happens to the money of an order with its status. */
interface PaymentMove {
  act: PaymentAct
  /** The card that pays, once it is known. */
  card: PaidCard | null
}

export interface Move {
  act: Act
  from: OrderStatus
  status: OrderStatus
  by: Actor
  accountId: string | null
  at: Date
  /** What is null stays as it was. */
  dueAt: Date | null
  /** When it was due, where that changes. */
  wasDueAt: Date | null
  deadlineAt: Date | null
  reason: DeclineReason | null
  reasonText: string | null
  /** Of an acceptance: who has spoken with the customer about an allergy; null: nobody. */
  allergyDiscussedBy: string | null
  /** What happens to its money; null: nothing, or it is paid in cash. */
  payment: PaymentMove | null
  /** Writes into the ledger, or requests a refund, in the same statement; null: neither. */
  ledger: RawBuilder<unknown> | null
  /** Of one that was never paid: its cart is open again, and has its slot reserved until then. */
  reservedUntil: Date | null
  /** Names the request; null: its caller has not. */
  idempotencyKey: string | null
}

/** The statuses that release an order's stock, discount and slot. */
const COME_TO_NOTHING: ReadonlySet<OrderStatus> = new Set(['declined', 'cancelled', 'unpaid'])

/**
 * Moves an order on from the status it was read with, appends its event, enqueues its jobs, sets the
 * status of its payment and announces it, in one statement. One that is accepted has its tickets queued.
 * An order that ends without being accepted
 * releases its stock and discount; one that was not paid also returns its cart, whose slot stays reserved
 * until `reservedUntil`. Answers the number of the event, or null when another act was first, or the same
 * request before.
 */
export async function moveOrder(
  db: Kysely<Database>,
  orderId: string,
  move: Move,
  jobs: readonly Job[],
): Promise<number | null> {
  const { act, from, status, by, accountId, at, dueAt, wasDueAt, deadlineAt } = move
  const { reason, reasonText, allergyDiscussedBy, idempotencyKey } = move
  const { rows } = await sql<{ eventId: number }>`
    WITH moved AS (
      UPDATE orders
      SET status = ${status},
        version = version + 1,
        due_at = coalesce(${dueAt}, due_at),
        deadline_at = coalesce(${deadlineAt}, deadline_at),
        reason = coalesce(${reason}, reason),
        reason_text = coalesce(${reasonText}, reason_text),
        is_missed = ${act === 'expire'},
        waiting_changes = CASE WHEN ${COME_TO_NOTHING.has(status)} THEN 0 ELSE waiting_changes END,
        -- What comes to nothing is counted for a while where nothing was paid.
        network = CASE WHEN payment_method = 'cash' AND ${COME_TO_NOTHING.has(status)}
          THEN network END
      WHERE id = ${orderId} AND status = ${from}
        AND (waiting_changes = 0 OR NOT ${LEAVING_ACTS.has(act)})
        ${idempotencyKey === null ? none : sql`AND NOT ${wasRequested(orderId, { act, idempotencyKey })}`}
      RETURNING id, store_id, cart_token, discount_id, discount_customer, discount_pence
    ), recorded AS (
      INSERT INTO order_event
        (order_id, store_id, act, status, by, account_id, at, was_due_at, allergy_discussed_by,
          idempotency_key)
      SELECT id, store_id, ${act}, ${status}, ${by}, ${accountId}, ${at}, ${wasDueAt}::timestamptz,
        ${allergyDiscussedBy}, ${idempotencyKey}
      FROM moved
      RETURNING id
    ), queued AS (
      SELECT job.id FROM moved, ${enqueued(jobs)} AS job
    )${move.payment ? movingPayment(move.payment, at) : none}${move.ledger ?? none}
    ${COME_TO_NOTHING.has(status) ? sql`${withdrawingChanges(at)}${givingBack(move)}` : none}
    ${act === 'accept' ? queueingTickets(at) : none}
    SELECT recorded.id AS "eventId" FROM recorded, (SELECT count(*) FROM queued) AS count
  `.execute(db)
  return rows[0]?.eventId ?? null
}

const none = sql``

type Requested = Pick<Move, 'act'> & { idempotencyKey: string }

/** Whether this request has done its act to the order before, also where that was undone since. */
const wasRequested = (orderId: string, { act, idempotencyKey }: Requested) => sql<boolean>`EXISTS (
          SELECT FROM order_event AS event
          WHERE event.order_id = ${orderId} AND event.act = ${act}
            AND event.idempotency_key = ${idempotencyKey})`

/** Whether a request is the repetition of one that has done its act to the order. */
export async function isRepeated(
  db: Kysely<Database>,
  orderId: string,
  requested: Requested,
): Promise<boolean> {
  const { rows } = await sql<{ isRepeated: boolean }>`
    SELECT ${wasRequested(orderId, requested)} AS "isRepeated"
  `.execute(db)
  return rows[0]?.isRepeated ?? false
}

/** Nobody has to answer about an order that has ended. */
const withdrawingChanges = (at: Date) => sql`, changes_withdrawn AS (
      UPDATE order_change SET state = 'withdrawn', result = 'unchanged', decided_at = ${at}
      FROM moved WHERE order_change.order_id = moved.id AND order_change.state = 'waiting'
    )`

/** Releases the use of its discount, unless its uses have been reset meanwhile. */
function givingBack({ at, reservedUntil }: Move): RawBuilder<unknown> {
  return sql`, ${reservedUntil ? reopeningCart(at, reservedUntil) : freeingPlace}, discount_released AS (
      UPDATE discount
      SET used = greatest(used - 1, 0), spent_pence = greatest(spent_pence - moved.discount_pence, 0)
      FROM moved
      WHERE discount.id = moved.discount_id
      RETURNING discount.id, moved.discount_customer AS customer
    ), discount_customer_released AS (
      UPDATE discount_customer AS own
      SET used = greatest(own.used - 1, 0), changes = own.changes + 1
      FROM discount_released AS released
      WHERE own.discount_id = released.id AND own.customer = released.customer
    )${returningStock}`
}

const freeingPlace = sql`freed AS (
      DELETE FROM slot_reservation USING moved WHERE slot_reservation.cart_token = moved.cart_token
    )`

/**
 * The cart can be changed again, and its slot stays reserved as that of any cart, for the same network: a
 * statement sees the order as it was before.
 */
function reopeningCart(at: Date, reservedUntil: Date): RawBuilder<unknown> {
  return sql`reopened AS (
      UPDATE cart SET ordered_at = NULL, changed_at = ${at}, version = version + 1 FROM moved
      WHERE cart.token = moved.cart_token AND cart.ordered_at IS NOT NULL
    ), held AS (
      UPDATE slot_reservation SET reserved_until = ${reservedUntil}, network = before.network
      FROM moved JOIN orders AS before ON before.id = moved.id
      WHERE slot_reservation.cart_token = moved.cart_token
    )`
}

/**
 * Moves the payment with its order, from every status that allows it. As both move in one statement, the
 * order's own status decides between two at once.
 */
function movingPayment({ act, card }: PaymentMove, at: Date): RawBuilder<unknown> {
  const ways = PAYMENT_TRANSITIONS.filter((way) => way.act === act)
  const paidBy = card && JSON.stringify(card)
  return sql`, payment_moved AS (
      UPDATE payment
      SET status = ${ways[0]?.to}, card = coalesce(${paidBy}::jsonb, card), changed_at = ${at}
      FROM moved
      WHERE payment.order_id = moved.id AND payment.status = ANY(${ways.map(({ from }) => from)})
    )`
}
