import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

export interface NeedRow {
  id: string
  since: Date
  count: number
  storeId: string | null
  storeName: string | null
  phone: string | null
  orderId: string | null
  number: string | null
  until: Date | null
  subject: string
  /** Of a restaurant whose orders wait: how long it usually takes to answer one, if that is known. */
  usualSeconds?: number | null
}

async function read(db: Db, query: RawBuilder<NeedRow>): Promise<NeedRow[]> {
  return (await query.execute(db)).rows
}

const ofStore = sql`store.id AS "storeId", store.name AS "storeName", store.phone`
const ofNoStore = sql`NULL::uuid AS "storeId", NULL::text AS "storeName", NULL::text AS phone`
const noOrder = sql`NULL::uuid AS "orderId", NULL::text AS number`
const noUntil = sql`NULL::timestamptz AS until`
/** Of a group of orders: the one that waits longest. */
const firstOrder = sql`(array_agg(orders.id ORDER BY orders.placed_at, orders.id))[1] AS "orderId",
  (array_agg(orders.number ORDER BY orders.placed_at, orders.id))[1] AS number`

/** How long a restaurant usually takes is the middle of its last answers, and known from so many on. */
const USUAL_FROM = 5
/** Of its last events so many are read, which are some twenty orders. */
const USUAL_EVENTS = 100

/**
 * Restaurants with orders that nobody has answered, each with the one that waits longest, and how long it usually
 * takes to answer one, which is looked up of the listed ones alone.
 */
export function selectWaitingOrders(db: Db, limit: number): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT waiting.*, usual.seconds AS "usualSeconds"
      FROM (
        SELECT store.id::text AS id, min(orders.placed_at) AS since, count(*)::int AS count,
          ${ofStore}, ${firstOrder}, ${noUntil}, '' AS subject
        FROM orders JOIN store ON store.id = orders.store_id
        WHERE orders.status = 'pending'
        GROUP BY store.id ORDER BY since, store.id LIMIT ${limit}
      ) AS waiting
      CROSS JOIN LATERAL (
        SELECT CASE WHEN count(*) >= ${USUAL_FROM} THEN round(percentile_cont(0.5) WITHIN GROUP (
          ORDER BY extract(epoch FROM latest.at - answered.placed_at)::float))::int END AS seconds
        FROM (
          SELECT order_id, act, at FROM order_event
          WHERE store_id = waiting."storeId" ORDER BY id DESC LIMIT ${USUAL_EVENTS}
        ) AS latest JOIN orders AS answered ON answered.id = latest.order_id
        WHERE latest.act = 'accept'
      ) AS usual
      ORDER BY waiting.since, waiting.id`,
  )
}

/** Restaurants whose staff have not acknowledged that they missed orders. */
export function selectMissedOrders(db: Db, limit: number): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT store.id::text AS id, min(orders.deadline_at) AS since, count(*)::int AS count,
        ${ofStore}, ${firstOrder}, ${noUntil}, '' AS subject
      FROM orders JOIN store ON store.id = orders.store_id
      WHERE orders.is_missed
      GROUP BY store.id ORDER BY since, store.id LIMIT ${limit}`,
  )
}

/**
 * Restaurants whose store app nobody has had open since an instant, the latest first: of those the ones that take
 * orders are to be found. Where nobody ever has, it counts from when the restaurant opened to customers.
 */
export async function selectUnseenBoards(
  db: Db,
  { after, by, limit }: { after: Date; by: Date; limit: number },
): Promise<{ storeId: string; seenAt: Date }[]> {
  const { rows } = await sql<{ storeId: string; seenAt: Date }>`
    (SELECT board.store_id AS "storeId", board.seen_at AS "seenAt"
      FROM store_board AS board JOIN store ON store.id = board.store_id
      WHERE board.seen_at > ${after} AND board.seen_at <= ${by} AND store.state = 'live'
      ORDER BY board.seen_at DESC LIMIT ${limit})
    UNION ALL
    (SELECT store.id, store.state_since FROM store
      WHERE store.state = 'live' AND store.state_since > ${after} AND store.state_since <= ${by}
        AND NOT EXISTS (SELECT FROM store_board AS board WHERE board.store_id = store.id)
      ORDER BY store.state_since DESC LIMIT ${limit})
    ORDER BY "seenAt" DESC, "storeId" LIMIT ${limit}
  `.execute(db)
  return rows
}

/** Restaurants that are paused, the one that will be so for longest last, and why: not those of a paused area. */
export function selectPausedStores(db: Db, now: Date, limit: number): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT store.id::text AS id, coalesce(paused.at, ${now}) AS since, 1 AS count, ${ofStore},
        ${noOrder}, store.paused_until AS until, store.pause_reason AS subject
      FROM store
      LEFT JOIN LATERAL (
        SELECT at FROM audit_event AS event
        WHERE event.store_id = store.id AND event.act = 'pauseStore'
        ORDER BY event.id DESC LIMIT 1
      ) AS paused ON true
      WHERE store.paused_until > ${now} AND store.state = 'live' AND store.pause_reason <> 'area'
      ORDER BY store.paused_until, store.id LIMIT ${limit}`,
  )
}

/** Areas that are paused, with how many restaurants still are because of it. */
export function selectPausedAreas(db: Db, now: Date, limit: number): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT area_pause.id::text AS id, area_pause.paused_at AS since, paused.count, ${ofNoStore},
        ${noOrder}, area_pause.paused_until AS until, area_pause.area AS subject
      FROM area_pause
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count FROM store WHERE area_pause_id = area_pause.id
      ) AS paused
      WHERE area_pause.ended_at IS NULL AND area_pause.paused_until > ${now}
      ORDER BY area_pause.paused_until, area_pause.id LIMIT ${limit}`,
  )
}

/** Payments that the provider has not done for minutes what was asked of it. */
export function selectStuckPayments(db: Db, before: Date, limit: number): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT orders.id::text AS id, stuck.since, 1 AS count, ${ofStore}, orders.id AS "orderId",
        orders.number, ${noUntil}, '' AS subject
      FROM (
        SELECT order_id, min(since) AS since FROM (
          SELECT payment.order_id, payment.changed_at AS since FROM payment
          WHERE payment.status IN ('capturing', 'voiding') AND payment.changed_at < ${before}
          UNION ALL
          SELECT refund.order_id, refund.requested_at
          FROM refund JOIN payment ON payment.order_id = refund.order_id
          WHERE refund.status = 'requested' AND refund.requested_at < ${before}
            AND payment.status = 'captured'
          UNION ALL
          SELECT order_id, changed_at FROM later_tip
          WHERE status = 'capturing' AND changed_at < ${before}
        ) AS each GROUP BY order_id ORDER BY min(since), order_id LIMIT ${limit}
      ) AS stuck
      JOIN orders ON orders.id = stuck.order_id
      JOIN store ON store.id = orders.store_id
      ORDER BY stuck.since, orders.id`,
  )
}

/** Discrepancies of payments that nobody has dealt with. */
export function selectOpenDiscrepancies(db: Db, limit: number): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT found.id::text AS id, found.found_at AS since, 1 AS count, ${ofStore},
        orders.id AS "orderId", orders.number, ${noUntil}, '' AS subject
      FROM payment_discrepancy AS found
      LEFT JOIN orders ON orders.id = found.order_id
      LEFT JOIN store ON store.id = orders.store_id
      WHERE found.resolved_at IS NULL ORDER BY since, found.id LIMIT ${limit}`,
  )
}

/** Reports of problems that the marketplace has to decide. */
export function selectEscalatedProblems(db: Db, limit: number): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT report.id::text AS id, report.changed_at AS since, 1 AS count, ${ofStore},
        orders.id AS "orderId", orders.number, ${noUntil}, '' AS subject
      FROM problem_report AS report
      JOIN orders ON orders.id = report.order_id
      JOIN store ON store.id = report.store_id
      WHERE report.status = 'escalated' ORDER BY since, report.id LIMIT ${limit}`,
  )
}

/** Applications without an answer, all in one, with the restaurant that waits longest. */
export function selectApplications(db: Db): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT '' AS id, first.created_at AS since, waiting.count, ${ofNoStore}, ${noOrder}, ${noUntil},
        coalesce(first.fields ->> 'restaurant', '') AS subject
      FROM (
        SELECT created_at, fields FROM enquiry WHERE kind = 'partner' AND outcome IS NULL
        ORDER BY created_at, id LIMIT 1
      ) AS first,
      (SELECT count(*)::int AS count FROM enquiry WHERE kind = 'partner' AND outcome IS NULL) AS waiting`,
  )
}

/** Restaurants that have asked to be approved, but those that open automatically. */
export function selectReadyStores(db: Db, limit: number): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT store.id::text AS id, store.state_since AS since, 1 AS count, ${ofStore}, ${noOrder},
        ${noUntil}, '' AS subject
      FROM store WHERE store.state = 'ready' AND store.opens_at IS NULL
      ORDER BY since, store.id LIMIT ${limit}`,
  )
}

/** Bank accounts that nobody has checked since they were entered, all as one. */
export function selectUncheckedAccounts(db: Db): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT '' AS id, min(bank.changed_at) AS since, count(*)::int AS count, ${ofNoStore}, ${noOrder}, ${noUntil},
        (array_agg(store.name ORDER BY bank.changed_at, store.id))[1] AS subject
      FROM store_bank_account AS bank JOIN store ON store.id = bank.store_id
      WHERE bank.checked_at IS NULL AND store.state <> 'archived'
      HAVING count(*) > 0`,
  )
}

/** Printers with tickets that wait for them. */
export function selectStuckPrinters(db: Db, limit: number): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT printer.id::text AS id, min(job.queued_at) AS since, count(*)::int AS count, ${ofStore},
        ${noOrder}, ${noUntil}, printer.name AS subject
      FROM print_job AS job
      JOIN printer ON printer.id = job.printer_id
      JOIN store ON store.id = printer.store_id
      WHERE job.status IN ('waiting', 'sent')
      GROUP BY printer.id, store.id ORDER BY since, printer.id LIMIT ${limit}`,
  )
}

/** Calls that fail with an error of ours and have done so in the last hour. */
export function selectErrors(db: Db, now: Date, limit: number): Promise<NeedRow[]> {
  return read(
    db,
    sql`SELECT route AS id, first_at AS since, count, NULL::uuid AS "storeId",
        NULL::text AS "storeName", NULL::text AS phone, ${noOrder}, ${noUntil}, route AS subject
      FROM server_error WHERE last_at > ${now}::timestamptz - interval '1 hour'
      ORDER BY since, route LIMIT ${limit}`,
  )
}
