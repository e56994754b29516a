import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** At the start, of each counted product. */
export const STOCK = 100_000
export const DISCOUNT_CODE = 'CHAOS'

/**
 * Makes every store deliver to its neighbours round the clock, count half of its products, limit its slots,
 * and accept a promo code with a limit.
 */
export async function openForAll(db: Db, uses: number): Promise<void> {
  await sql`UPDATE store SET collection_minimum_pence = 0, pre_order_days = 1, slot_orders = 4,
    services = ARRAY['delivery', 'collection'], accept_minutes = 10`.execute(db)
  await sql`UPDATE delivery_zone SET minimum_order_pence = 0`.execute(db)
  await sql`DELETE FROM opening_span`.execute(db)
  await sql`DELETE FROM discount`.execute(db)
  await sql`INSERT INTO opening_span (store_id, service, weekday, start_minute, duration_minutes)
    SELECT store.id, service.name::service, weekday, 0, 1440
    FROM store, generate_series(1, 7) AS weekday, unnest(ARRAY['delivery', 'collection'])
      AS service (name)`.execute(db)
  await sql`INSERT INTO product_stock (product_id, store_id, remaining)
    SELECT id, store_id, ${STOCK}::int FROM product WHERE position % 2 = 0
    ON CONFLICT (product_id) DO UPDATE SET remaining = excluded.remaining`.execute(db)
  await sql`INSERT INTO discount (code, name, funded_by, kind, percent, total_limit,
      per_customer_limit)
    VALUES (${DISCOUNT_CODE}, 'A tenth off', 'marketplace', 'percentage', 10, ${uses}::int, 1)`.execute(
    db,
  )
}

/** One of the staff, who works for every store. */
export async function hire(
  db: Db,
  type: 'partner' | 'operator',
  email: string,
  passwordHash: string,
): Promise<void> {
  await sql`
    WITH hired AS (
      INSERT INTO account (type, operator_role, email, password_hash, confirmed_at)
      VALUES (${type}, ${type === 'operator' ? 'owner' : null}, ${email}, ${passwordHash}, now())
      RETURNING id, type
    )
    INSERT INTO partner_store (account_id, store_id, role)
    SELECT hired.id, store.id, 'owner' FROM hired, store WHERE hired.type = 'partner'`.execute(db)
}

/** Customers with an account; returns who they are. */
export async function register(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO account (type, email, first_name, last_name, confirmed_at, completed_at)
    SELECT 'customer', 'account' || number || '@chaos.example', 'Alex', 'Account', now(), now()
    FROM generate_series(1, ${count}::int) AS number
    RETURNING id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface KnownStore {
  id: string
  slug: string
  postCode: string
  latitude: number
  longitude: number
}

export async function listStores(db: Db): Promise<KnownStore[]> {
  const { rows } = await sql<KnownStore>`
    SELECT id, slug, post_code AS "postCode", latitude, longitude FROM store ORDER BY slug
  `.execute(db)
  return rows
}
