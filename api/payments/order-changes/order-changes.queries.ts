import { sql, type Kysely } from 'kysely'
import type { Actor } from '#rules/orders/order-status.ts'
import type {
  ChangeApproval,
  ChangeEvent,
  ChangeKind,
  ChangeResult,
  ChangeState,
} from '#rules/orders/order-change.ts'
import type { CartQuote } from '#rules/cart/price-cart.ts'
import type { ChangedLine, OrderSnapshot } from '#api/database/column-types.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

export interface NewChange {
  id: string
  orderId: string
  position: number
  kind: ChangeKind
  before: ChangedLine
  proposed: ChangedLine
  savesPence: number
  paysPence: number
  accountId: string | null
  at: Date
  deadlineAt: Date
}

/** Inserts a change that awaits the customer, and counts it with its order. */
export async function insertChange(transaction: Transaction, change: NewChange): Promise<void> {
  const { id, orderId, before, proposed } = change
  await transaction
    .insertInto('order_change')
    .values({
      id,
      order_id: orderId,
      position: change.position,
      kind: change.kind,
      state: 'waiting',
      before: json(before),
      proposed: json(proposed),
      saves_pence: change.savesPence,
      pays_pence: change.paysPence,
      proposed_by: change.accountId,
      proposed_at: change.at,
      deadline_at: change.deadlineAt,
    })
    .execute()
  await transaction
    .updateTable('orders')
    .set({ waiting_changes: sql`waiting_changes + 1` })
    .where('id', '=', orderId)
    .execute()
}

/** A change that its customer was asked about; the order must be locked. */
export function loadChange(db: Kysely<Database>, orderId: string, changeId: string) {
  return db
    .selectFrom('order_change')
    .select(['id', 'position', 'kind', 'state', 'approval', 'proposed'])
    .where('id', '=', changeId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

export interface Decision {
  state: Exclude<ChangeState, 'waiting'>
  result: ChangeResult
  approval: ChangeApproval | null
  /** Who of the staff; null: the customer or the clock. */
  accountId: string | null
  /** Who has spoken with the customer on the phone; empty: nobody. */
  spokenBy?: string | undefined
  at: Date
}

/** Ends that a change awaits its customer. */
export async function decideChange(
  transaction: Transaction,
  { orderId, changeId }: { orderId: string; changeId: string },
  { state, result, approval, accountId, spokenBy = '', at }: Decision,
  made: {
    after: ChangedLine
    savesPence: number
    paysPence: number
    totals: Totals | null
  } | null,
): Promise<void> {
  await transaction
    .updateTable('order_change')
    .set({
      state,
      result,
      approval,
      decided_by: accountId,
      spoken_by: spokenBy || null,
      decided_at: at,
      ...(made && {
        after: json(made.after),
        saves_pence: made.savesPence,
        pays_pence: made.paysPence,
        total_before: made.totals?.before ?? null,
        total_after: made.totals?.after ?? null,
      }),
    })
    .where('id', '=', changeId)
    .where('state', '=', 'waiting')
    .execute()
  await transaction
    .updateTable('orders')
    .set({ waiting_changes: sql`waiting_changes - 1` })
    .where('id', '=', orderId)
    .execute()
}

interface Totals {
  before: number
  after: number
}

/** Writes down what happened to an order, for everyone who watches it. */
export async function recordChangeEvent(
  transaction: Transaction,
  orderId: string,
  { act, by, accountId, at }: { act: ChangeEvent; by: Actor; accountId: string | null; at: Date },
): Promise<void> {
  await sql`
    WITH moved AS (
      UPDATE orders SET version = version + 1 WHERE id = ${orderId}
      RETURNING id, store_id, status
    )
    INSERT INTO order_event (order_id, store_id, act, status, by, account_id, at)
    SELECT id, store_id, ${act}, status, ${by}, ${accountId}::uuid, ${at} FROM moved
  `.execute(transaction)
}

/** Writes a line as it became; the database refuses what its change does not say. */
export async function writeLine(
  transaction: Transaction,
  { orderId, position }: { orderId: string; position: number },
  line: ChangedLine,
  /** Whether the line was paid for as it was, so that its price stays and the rest is refunded. */
  isPriceCharged: boolean,
): Promise<void> {
  const { productId, name, quantity, unitPricePence, linePence, discountPence, ...dish } = line
  await transaction
    .updateTable('order_line')
    .set({
      product_id: productId,
      name,
      snapshot: sql`(snapshot - '{parts,vat}'::text[]) || ${JSON.stringify(dish)}::jsonb`,
      ...(!isPriceCharged && {
        quantity,
        unit_price_pence: unitPricePence,
        line_pence: linePence,
        discount_pence: discountPence,
      }),
    })
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .execute()
}

/** Writes what an order now costs, and of a payment that is not captured yet, what is to be captured. */
export async function writeAmounts(
  transaction: Transaction,
  orderId: string,
  amounts: CartQuote,
  at: Date,
): Promise<void> {
  await releaseBudget(transaction, orderId, amounts.discountPence)
  await transaction
    .updateTable('orders')
    .set({
      subtotal_pence: amounts.subtotalPence,
      discount_pence: amounts.discountPence,
      total_pence: amounts.totalPence,
      snapshot: sql`CASE WHEN snapshot ? 'discount'
        THEN jsonb_set(snapshot, '{discount,amountPence}', to_jsonb(${amounts.discountPence}::integer))
        ELSE snapshot END`,
    })
    .where('id', '=', orderId)
    .execute()
  await transaction
    .updateTable('payment')
    .set({
      authorised_pence: sql`coalesce(authorised_pence, amount_pence)`,
      amount_pence: amounts.totalPence,
      changed_at: at,
    })
    .where('order_id', '=', orderId)
    .where('status', '=', 'authorised')
    .execute()
}

/** Returns to a discount's budget what it takes less off an order than before. */
async function releaseBudget(
  transaction: Transaction,
  orderId: string,
  discountPence: number,
): Promise<void> {
  await sql`
    UPDATE discount
    SET spent_pence = greatest(spent_pence - (before.discount_pence - ${discountPence}::integer), 0)
    FROM orders AS before
    WHERE before.id = ${orderId} AND before.discount_id = discount.id
      AND before.discount_pence > ${discountPence}::integer
  `.execute(transaction)
}

/** Writes the allergens of everything in an order together. */
export async function writeAllergens(
  transaction: Transaction,
  orderId: string,
  allergens: OrderSnapshot['allergens'],
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ snapshot: sql`snapshot || ${JSON.stringify({ allergens })}::jsonb` })
    .where('id', '=', orderId)
    .execute()
}

/** A change whose customer has not answered in time. */
export interface OverdueChange {
  orderId: string
  changeId: string
  /** The deadline as PostgreSQL writes it, which is more exact than a Date. */
  place: string
}

/** Those that ended the longest ago first, after the given one: one that fails stays in the list. */
export function loadOverdueChanges(
  db: Kysely<Database>,
  { now, behind, limit }: { now: Date; behind: OverdueChange | null; limit: number },
): Promise<OverdueChange[]> {
  return (
    db
      .selectFrom('order_change')
      .select(['order_id as orderId', 'id as changeId', sql<string>`deadline_at::text`.as('place')])
      // Written out, as the partial index has it.
      .where('state', '=', sql.lit('waiting'))
      .where('deadline_at', '<=', now)
      .$if(behind !== null, (query) =>
        query.where(
          sql<boolean>`(deadline_at, id) > (${behind?.place}::timestamptz, ${behind?.changeId}::uuid)`,
        ),
      )
      .orderBy('deadline_at')
      .orderBy('id')
      .limit(limit)
      .execute()
  )
}
