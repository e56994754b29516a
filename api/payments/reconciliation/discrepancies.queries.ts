import { sql, type Kysely } from 'kysely'
import {
  causeOf,
  type Discrepancy,
  type DiscrepancyKind,
} from '#rules/payments/discrepancy-kinds.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** A discrepancy, as it was found. */
export interface Found {
  kind: DiscrepancyKind
  /** The provider's id of the payment, or our order if it is about our books alone. */
  subject: string
  orderId: string | null
  intentId: string | null
  discrepancy: Discrepancy
}

/** As it is stored with the discrepancy. */
export type DiscrepancyDetails = {
  intentId: string | null
  providerPence: number | null
  ownPence: number | null
  /** Null for those that older versions found. */
  cause?: string
}

/**
 * Saves what was found: an open discrepancy was seen again, one that had closed by itself is open again as of
 * when it was first found, and one that somebody has dealt with does not come back while its cause is the
 * same. Returns which open discrepancies these are.
 */
export async function saveDiscrepancies(
  db: Db,
  found: readonly Found[],
  at: Date,
): Promise<string[]> {
  if (found.length === 0) return []
  const rows = found.map(({ kind, subject, orderId, intentId, discrepancy }) => {
    const { providerPence, ownPence } = discrepancy
    return {
      kind,
      subject,
      orderId,
      intentId,
      providerPence,
      ownPence,
      cause: causeOf(discrepancy),
    }
  })
  const { rows: saved } = await sql<{ id: string }>`
    WITH found AS (
      SELECT DISTINCT ON (kind, subject) kind, subject, "orderId", cause,
        jsonb_build_object('intentId', "intentId", 'providerPence', "providerPence",
          'ownPence', "ownPence", 'cause', cause) AS details
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS found (kind text, subject text,
        "orderId" uuid, "intentId" text, "providerPence" integer, "ownPence" integer, cause text)
      ORDER BY kind, subject, cause
    ), former AS (
      SELECT DISTINCT ON (one.kind, one.subject)
        one.id, one.kind, one.subject, one.resolved_by, found.details
      FROM payment_discrepancy AS one JOIN found USING (kind, subject)
      WHERE one.resolved_at IS NOT NULL
        AND coalesce(one.details ->> 'cause' = found.cause, one.details = found.details - 'cause')
      ORDER BY one.kind, one.subject, one.resolved_by IS NULL, one.resolved_at DESC
    ), again AS (
      UPDATE payment_discrepancy AS one
      SET resolved_at = NULL, seen_at = ${at}, details = former.details
      FROM former
      WHERE one.id = former.id AND former.resolved_by IS NULL AND NOT EXISTS (
        SELECT FROM payment_discrepancy AS open
        WHERE open.kind = one.kind AND open.subject = one.subject AND open.resolved_at IS NULL
      )
      RETURNING one.id
    ), saved AS (
      INSERT INTO payment_discrepancy (kind, subject, order_id, details, found_at, seen_at)
      SELECT kind, subject, "orderId", details, ${at}, ${at}
      FROM found
      WHERE NOT EXISTS (
        SELECT FROM former
        WHERE former.kind = found.kind AND former.subject = found.subject
          AND (former.resolved_by IS NOT NULL OR former.id IN (SELECT id FROM again))
      )
      ON CONFLICT (kind, subject) WHERE resolved_at IS NULL
      DO UPDATE SET seen_at = excluded.seen_at, details = excluded.details
      RETURNING id
    )
    SELECT id FROM again UNION ALL SELECT id FROM saved
  `.execute(db)
  return saved.map(({ id }) => id)
}

/**
 * The next open discrepancies to check again: those that were checked longest ago. Two processes at once get
 * different ones.
 */
export async function claimDiscrepanciesToRecheck(
  db: Db,
  limit: number,
  at: Date,
): Promise<{ id: string; subject: string }[]> {
  const { rows } = await sql<{ id: string; subject: string }>`
    UPDATE payment_discrepancy SET checked_at = ${at}
    WHERE id = ANY(ARRAY(
      SELECT id FROM payment_discrepancy WHERE resolved_at IS NULL
      ORDER BY coalesce(checked_at, found_at), id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING id, subject
  `.execute(db)
  return rows
}

/** Closes discrepancies that are over. Returns how many there were. */
export async function closeDiscrepancies(
  db: Db,
  ids: readonly string[],
  at: Date,
): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('payment_discrepancy')
    .set({ resolved_at: at })
    .where('id', 'in', ids)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Records that somebody has dealt with an open discrepancy. Returns whether there is one. */
export async function resolveOpenDiscrepancy(
  db: Db,
  { id, accountId, at }: { id: string; accountId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('payment_discrepancy')
    .set({ resolved_at: at, resolved_by: accountId })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .execute()
}

/** Discrepancies with the orders they are about. */
function selectDiscrepancies(db: Db) {
  return db
    .selectFrom('payment_discrepancy as discrepancy')
    .leftJoin('orders', 'orders.id', 'discrepancy.order_id')
    .select([
      'discrepancy.id',
      'discrepancy.kind',
      'discrepancy.details',
      'discrepancy.found_at as foundAt',
      'discrepancy.seen_at as seenAt',
      'discrepancy.resolved_at as resolvedAt',
      'orders.id as orderId',
      'orders.number as orderNumber',
      'orders.total_pence as totalPence',
      sql<string | null>`orders.snapshot #>> '{store,name}'`.as('storeName'),
    ])
    .$narrowType<{ kind: DiscrepancyKind; details: DiscrepancyDetails }>()
}

export type DiscrepancyRow = Awaited<
  ReturnType<ReturnType<typeof selectDiscrepancies>['execute']>
>[number]

export function findDiscrepancy(db: Db, id: string): Promise<DiscrepancyRow | undefined> {
  return selectDiscrepancies(db).where('discrepancy.id', '=', id).executeTakeFirst()
}

/** A page of discrepancies after a cursor: open ones first, newest first. */
export function loadDiscrepancies(
  db: Db,
  { isOpenOnly, after, limit }: { isOpenOnly: boolean; after: string | null; limit: number },
): Promise<DiscrepancyRow[]> {
  return selectDiscrepancies(db)
    .$if(isOpenOnly, (query) => query.where('discrepancy.resolved_at', 'is', null))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(discrepancy.resolved_at IS NULL, discrepancy.found_at, discrepancy.id) < (
          SELECT resolved_at IS NULL, found_at, id FROM payment_discrepancy WHERE id = ${after})`,
      ),
    )
    .orderBy(sql`discrepancy.resolved_at IS NULL`, 'desc')
    .orderBy('discrepancy.found_at', 'desc')
    .orderBy('discrepancy.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countOpenDiscrepancies(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment_discrepancy')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
