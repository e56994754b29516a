import { sql, type Kysely } from 'kysely'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** A dish or an option, in the store with this slug. */
type OfStore = { slug: string; name: string }

export async function setDishAvailable(
  db: Db,
  { slug, name }: OfStore,
  isAvailable: boolean,
): Promise<void> {
  await db
    .updateTable('product')
    .set({ is_available: isAvailable })
    .where('name', '=', name)
    .where('store_id', '=', storeOf(db, slug))
    .execute()
}

export async function setOptionAvailable(
  db: Db,
  { slug, name }: OfStore,
  isAvailable: boolean,
): Promise<void> {
  await db
    .updateTable('option')
    .set({ is_available: isAvailable })
    .where('name', '=', name)
    .where('option_group_id', 'in', (query) =>
      query.selectFrom('option_group').select('id').where('store_id', '=', storeOf(db, slug)),
    )
    .execute()
}

export async function passTime(db: Db, cartToken: string): Promise<void> {
  await db
    .updateTable('cart')
    .set({ service_time: new Date('2026-11-20T17:00:00Z') })
    .where('token', '=', cartToken)
    .execute()
}

export async function endHold(db: Db, cartToken: string): Promise<void> {
  await db
    .updateTable('slot_reservation')
    .set({ reserved_until: new Date('2026-11-20T17:00:00Z') })
    .where('cart_token', '=', cartToken)
    .execute()
}

export async function differ(db: Db, orderId: string, pence: number): Promise<void> {
  const { intent_id, amount_pence, placed_at } = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .where('orders.id', '=', orderId)
    .select(['intent_id', 'amount_pence', 'placed_at'])
    .executeTakeFirstOrThrow()
  const ownPence = Number(amount_pence)
  await db
    .insertInto('payment_discrepancy')
    .values({
      kind: 'amountDiffers',
      subject: intent_id ?? orderId,
      order_id: orderId,
      details: json({ intentId: intent_id, providerPence: ownPence + pence, ownPence }),
      found_at: placed_at,
      seen_at: placed_at,
    })
    .execute()
}

export async function giveTime(db: Db, orderId: string, minutes: number): Promise<void> {
  await sql`
    UPDATE orders SET deadline_at = deadline_at + make_interval(mins => ${minutes})
    WHERE id = ${orderId}
  `.execute(db)
}

/** Whether the ledger has what an order was charged. */
export async function isCharged(db: Db, orderId: string): Promise<boolean> {
  const transfer = await db
    .selectFrom('ledger_transfer')
    .select('id')
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst()
  return transfer !== undefined
}

/** Every kitchen has an hour to answer an order. */
export async function allowAnHourToAccept(db: Db): Promise<void> {
  await db.updateTable('store').set({ accept_minutes: 60 }).execute()
}

/** Its kitchen has had its time; the next second declines the order. */
export async function endTime(db: Db, orderId: string): Promise<void> {
  await sql`
    UPDATE orders SET deadline_at = placed_at + interval '1 millisecond' WHERE id = ${orderId}
  `.execute(db)
}

/** The marketplace lets a store take no orders until an instant. */
export async function pauseStore(db: Db, slug: string, until: Date): Promise<void> {
  await db
    .updateTable('store')
    .set({ paused_until: until, pause_reason: 'marketplace', area_pause_id: null })
    .where('slug', '=', slug)
    .execute()
}

/** Every restaurant is open to customers, whatever it still lacks. */
export async function openAll(db: Db): Promise<void> {
  await db.updateTable('store').set({ state: 'live', opens_at: null }).execute()
}

/** The minute's job that looks for what needs a person is due now. */
export async function findAlerts(db: Db): Promise<void> {
  await sql`SELECT graphile_worker.add_job('find-alerts')`.execute(db)
}

const storeOf = (db: Db, slug: string) =>
  db.selectFrom('store').select('id').where('slug', '=', slug)
