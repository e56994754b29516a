import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** Of each restaurant. */
export const ORDERS_EACH = 25
export const CUSTOMERS_EACH = 10
export const CHANGES_EACH = 25
const DAYS = 90

/** A text from a list, by a number. */
const pick = (list: readonly string[], by: string) =>
  sql`(ARRAY[${sql.join(list.map((each) => sql.lit(each)))}])[1 + ${sql.raw(by)} % ${sql.lit(list.length)}]`

const FIRST_NAMES =
  'Amina,Ben,Carys,Dev,Ella,Farah,George,Hana,Imran,Jess,Kofi,Lowri,Mia,Noah,Olu,Priya,Rhys,Sam,Tariq,Zoe'.split(
    ',',
  )
const LAST_NAMES =
  'Ahmed,Bailey,Carter,Davies,Evans,Foster,Green,Hughes,Iqbal,Jones,Khan,Lewis,Morgan,Nwosu,Owen,Patel,Quinn,Rees,Smith,Taylor,Usman,Vaughan,Walker,Young'.split(
    ',',
  )
const ACTS = ['pauseStore', 'changeOpeningHours', 'publishMenu', 'changeAvailability', 'changeZone']

/**
 * Restaurants that join, are suspended or have closed, owners of the others, and whose store app is open: it stays
 * so for as long as is measured.
 */
export async function fillRestaurants(connection: Db, now: Date): Promise<void> {
  await sql`
    UPDATE store SET state = given.state,
      state_since = ${now}::timestamptz - make_interval(hours => (given.number % 900)::int + 1)
    FROM (
      SELECT id, number, CASE WHEN number % 50 < 2 THEN 'draft' WHEN number % 50 = 2 THEN 'ready'
        WHEN number % 200 = 3 THEN 'suspended' WHEN number % 100 = 4 THEN 'archived' END AS state
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS number FROM store) AS numbered
    ) AS given
    WHERE given.id = store.id AND given.state IS NOT NULL`.execute(connection)
  await sql`
    WITH owners AS (
      INSERT INTO account (type, email, first_name, last_name, confirmed_at)
      SELECT 'partner', 'owner-' || slug || '@bench.example', 'Robin', 'Baker', ${now}
      FROM store WHERE state <> 'draft'
      RETURNING id, email
    )
    INSERT INTO partner_store (account_id, store_id, role)
    SELECT owners.id, store.id, 'owner'
    FROM owners JOIN store ON owners.email = 'owner-' || store.slug || '@bench.example'`.execute(
    connection,
  )
  await sql`
    INSERT INTO store_board (store_id, seen_at)
    SELECT id, CASE WHEN random() < 0.02 THEN ${now}::timestamptz - interval '10 minutes' - random() * interval '1 day'
      ELSE ${now}::timestamptz + interval '1 day' END
    FROM store WHERE state = 'live'`.execute(connection)
  await sql`
    INSERT INTO board_watch (since, at) VALUES (${now}::timestamptz - interval '30 days', ${now})
    ON CONFLICT (is_only) DO UPDATE SET since = excluded.since, at = excluded.at`.execute(
    connection,
  )
  await sql`
    INSERT INTO enquiry (kind, fields, created_at)
    SELECT 'partner', jsonb_build_object('restaurant', 'Applicant ' || number),
      ${now}::timestamptz - make_interval(hours => number)
    FROM generate_series(1, (SELECT 1 + count(*)::int / 200 FROM store)) AS number`.execute(
    connection,
  )
}

/** Customers, by names that many share. */
export async function fillCustomers(connection: Db, now: Date): Promise<void> {
  await sql`
    INSERT INTO account (type, email, first_name, last_name, phone, confirmed_at, created_at)
    SELECT 'customer', 'customer' || number || '@bench.example', ${pick(FIRST_NAMES, 'number')},
      ${pick(LAST_NAMES, '(number / 20)')}, '077 ' || to_char(number, 'FM0000 0000'), ${now},
      ${now}::timestamptz - make_interval(mins => number)
    FROM generate_series(1, (SELECT count(*)::int FROM store) * ${sql.lit(CUSTOMERS_EACH)}) AS number
  `.execute(connection)
}

/**
 * Orders of the last ninety days at every live restaurant: one of the last hour, so that half of those are open,
 * and one of the same hour a week before. A third of those that end are late.
 */
export async function fillOrders(connection: Db, now: Date): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE customer AS
    SELECT row_number() OVER () AS number, id, first_name || ' ' || last_name AS name, email, phone
    FROM account WHERE type = 'customer'`.execute(connection)
  await sql`CREATE UNIQUE INDEX ON customer (number)`.execute(connection)
  await sql`ANALYZE customer`.execute(connection)
  await sql`
    CREATE TEMPORARY TABLE placed AS
    SELECT gen_random_uuid() AS id, store.id AS store_id, turn, random() AS chance,
      1 + floor(random() * (SELECT count(*) FROM customer))::bigint AS customer,
      ${now}::timestamptz - CASE turn WHEN 0 THEN random() * interval '1 hour'
        WHEN 1 THEN interval '7 days' + random() * interval '1 hour'
        ELSE make_interval(days => (1 + (turn * 37 + random() * 20)::int % ${sql.lit(DAYS - 1)}))
          - interval '1 hour' + random() * interval '5 hours' END AS placed_at
    FROM store, generate_series(0, ${sql.lit(ORDERS_EACH - 1)}) AS turn
    WHERE store.state = 'live'`.execute(connection)
  await sql`
    INSERT INTO orders (id, number, business_day, store_id, account_id, cart_token, status, service,
      placed_at, due_at, deadline_at, payment_method, subtotal_pence, discount_pence,
      delivery_fee_pence, platform_fee_pence, plastic_bag_charge_pence, total_pence, snapshot)
    SELECT placed.id, ${numberOf('placed.turn')}, (placed_at AT TIME ZONE 'Europe/London')::date,
      store_id, CASE WHEN chance < 0.6 THEN customer.id END, placed.id::text, ${statusAt(now)},
      'delivery', placed_at, placed_at + interval '31 minutes', placed_at + interval '10 minutes',
      CASE WHEN chance < 0.7 THEN 'online' ELSE 'cash' END, 2280, 0, 199, 50, 10, 2539,
      ${snapshotOf()}
    FROM placed JOIN customer ON customer.number = placed.customer
      JOIN store ON store.id = placed.store_id
    ORDER BY placed_at`.execute(connection)
}

/** Unique at a restaurant, of the letters of order numbers. */
const numberOf = (turn: string) => sql`
  substr('34679CDFHJKMNPRTVWXY', 1 + floor(random() * 20)::int, 1)
    || substr('34679CDFHJKMNPRTVWXY', 1 + floor(random() * 20)::int, 1)
    || substr('34679CDFHJKMNPRTVWXY', 1 + ${sql.raw(turn)} / 20, 1)
    || substr('34679CDFHJKMNPRTVWXY', 1 + ${sql.raw(turn)} % 20, 1)`

/** Within the hour it is answered, cooked and brought; one in ten is late. */
const statusAt = (now: Date) => sql`
  CASE WHEN chance > 0.98 AND placed_at < ${now}::timestamptz - interval '10 minutes' THEN 'declined'
    WHEN placed_at > ${now}::timestamptz - interval '2 minutes' THEN 'pending'
    WHEN placed_at > ${now}::timestamptz - interval '20 minutes' THEN 'accepted'
    WHEN placed_at > ${now}::timestamptz - make_interval(mins => CASE WHEN chance > 0.9 THEN 45 ELSE 32 END)
      THEN 'outfordelivery'
    ELSE 'completed' END`

/** About as long as those of real orders. */
const snapshotOf = () => sql`
  jsonb_build_object(
    'contact', jsonb_build_object('name', customer.name, 'email', customer.email, 'phone', customer.phone),
    'store', jsonb_build_object('id', store.id, 'slug', store.slug, 'name', store.name, 'legalName',
      store.legal_name, 'address', store.address, 'phone', store.phone, 'latitude', store.latitude,
      'longitude', store.longitude, 'art', store.art),
    'address', jsonb_build_object('address', '12 Graham Road', 'city', store.city, 'area', store.area,
      'postCode', store.post_code, 'country', 'United Kingdom', 'placeId', 'gaz:' || store.post_code,
      'latitude', store.latitude, 'longitude', store.longitude),
    'addressLine', 'Flat 2', 'deliveryNote', 'The blue door, ring twice', 'allergyNote', '',
    'allergens', '{"contains": ["gluten", "milk"], "mayContain": [], "unknown": []}'::jsonb,
    'preparationMinutes', 20, 'deliveryMinutes', 15)`

/** What happened to the orders, and the money of those that were paid online. */
export async function fillEvents(connection: Db): Promise<void> {
  await sql`
    INSERT INTO order_event (order_id, store_id, act, status, by, at)
    SELECT id, store_id, act, becomes, by, placed_at + after
    FROM (
      SELECT id, store_id, placed_at, status, random() AS chance FROM orders
    ) AS placed
    CROSS JOIN LATERAL (VALUES
      ('place', 'pending', 'customer', interval '0'),
      ('accept', 'accepted', 'partner', interval '20 seconds' + chance * interval '90 seconds'),
      ('decline', 'declined', 'partner', interval '2 minutes'),
      ('dispatch', 'outfordelivery', 'partner', interval '19 minutes'),
      ('complete', 'completed', 'partner', interval '30 minutes' + chance * interval '90 seconds')
    ) AS event (act, becomes, by, after)
    WHERE act = 'place' OR CASE placed.status WHEN 'declined' THEN act = 'decline'
      WHEN 'accepted' THEN act = 'accept' WHEN 'outfordelivery' THEN act IN ('accept', 'dispatch')
      WHEN 'completed' THEN act <> 'decline' END
    ORDER BY placed_at + after`.execute(connection)
  await sql`
    INSERT INTO payment (order_id, status, amount_pence, intent_id, created_at, changed_at)
    SELECT id, CASE status WHEN 'pending' THEN 'authorised' WHEN 'declined' THEN 'voided' ELSE 'captured' END,
      total_pence, 'pi_' || id, placed_at, placed_at
    FROM orders WHERE payment_method = 'online'`.execute(connection)
}

/** What staff have changed at their restaurants. */
export async function fillChanges(connection: Db, now: Date): Promise<void> {
  await sql`
    INSERT INTO audit_event (at, store_id, account_id, by, act, subject, before, after)
    SELECT at, store_id, account_id, 'partner', ${pick(ACTS, 'turn')}, ${pick(['Monday', 'Lunch', 'Zone 2', ''], 'turn')},
      jsonb_build_object('pricePence', (chance * 2000)::int, 'name', 'Dish ' || (chance * 300)::int),
      jsonb_build_object('pricePence', (chance * 3000)::int, 'name', 'Dish ' || (chance * 400)::int)
    FROM (
      SELECT store.id AS store_id, staff.account_id, turn, random() AS chance,
        ${now}::timestamptz - random() * make_interval(days => ${sql.lit(DAYS)}) AS at
      FROM store JOIN partner_store AS staff ON staff.store_id = store.id
        CROSS JOIN generate_series(1, ${sql.lit(CHANGES_EACH)}) AS turn
    ) AS change
    ORDER BY at`.execute(connection)
}

/** What PostgreSQL would do in the hours after: what is measured next runs alone. */
export async function vacuumTables(connection: Db): Promise<void> {
  await sql`VACUUM (ANALYZE)`.execute(connection)
  await sql`CHECKPOINT`.execute(connection)
}

/** One operator, who owns the marketplace. */
export async function appointOperator(db: Db, email: string, passwordHash: string): Promise<void> {
  await db
    .insertInto('account')
    .values({
      type: 'operator',
      operator_role: 'owner',
      email,
      password_hash: passwordHash,
      first_name: 'Ada',
      last_name: 'Operator',
      confirmed_at: new Date(),
      completed_at: new Date(),
    })
    .execute()
}

/** An order number that an order has. */
export async function anyOrderNumber(db: Db): Promise<string> {
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .limit(1)
    .executeTakeFirstOrThrow()
  return number
}
