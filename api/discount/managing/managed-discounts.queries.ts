import { sql, type Kysely } from 'kysely'
import { DatabaseError } from 'pg'
import type { DiscountDraft } from '#rules/discount/discount-faults.ts'
import type { DiscountFunder } from '#rules/discount/discount-terms.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { selectTerms, termsOf, type DiscountRecord } from '../discount.queries.ts'

/** Who runs discounts: a store its own, or the marketplace. */
export type DiscountRunner = { who: 'store'; storeId: string } | { who: 'marketplace' }

/** A discount as whoever runs it needs it. */
export interface ManagedRecord extends DiscountRecord {
  madeBy: DiscountFunder
  createdAt: Date
  used: number
  spentPence: number
  /** Null: of every store. */
  soldPence: number | null
  storeName: string | null
  products: { id: string; name: string }[]
}

interface Listed {
  view: 'current' | 'past'
  cursor: string | undefined
  limit: number
  now: Date
}

/** A page of the discounts that somebody runs, the latest first. */
export async function selectManaged(
  db: Kysely<Database>,
  runner: DiscountRunner,
  { view, cursor, limit, now }: Listed,
): Promise<ManagedRecord[]> {
  const isOver = sql<boolean>`(discount.ended_at IS NOT NULL
    OR coalesce(discount.ends_at <= ${now}, false))`
  const rows = await managed(db)
    .where(runBy(runner))
    .where(view === 'past' ? isOver : sql<boolean>`NOT ${isOver}`)
    .$if(cursor !== undefined, (query) =>
      query.where(sql<boolean>`(discount.created_at, discount.id)
        < (SELECT created_at, id FROM discount WHERE id = ${cursor})`),
    )
    .orderBy('discount.created_at', 'desc')
    .orderBy('discount.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(managedOf)
}

/** One of them. */
export async function selectOneManaged(
  db: Kysely<Database>,
  runner: DiscountRunner,
  id: string,
): Promise<ManagedRecord | undefined> {
  const row = await managed(db)
    .where(runBy(runner))
    .where('discount.id', '=', id)
    .executeTakeFirst()
  return row && managedOf(row)
}

/** Makes changes of a discount, and orders that use it, wait for each other. */
export async function lockDiscount(transaction: Transaction, id: string): Promise<void> {
  await transaction.selectFrom('discount').select('id').where('id', '=', id).forUpdate().execute()
}

/** Makes new discounts of a store, or of the marketplace, wait for each other. */
export async function lockDiscountsOf(
  transaction: Transaction,
  runner: DiscountRunner,
): Promise<void> {
  const whose = runner.who === 'store' ? runner.storeId : runner.who
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`discounts ${whose}`}, 0))`.execute(
    transaction,
  )
}

/** How many of them run or are scheduled. */
export async function countCurrent(
  db: Kysely<Database>,
  runner: DiscountRunner,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('discount')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(runBy(runner))
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Whether another discount has the code that customers of this one would type: at its store, or for the
 * marketplace anywhere. Those that are stopped or over have it no more.
 */
export async function isCodeTaken(
  db: Kysely<Database>,
  { code, storeId, ownId, now }: { code: string; storeId: string | null; ownId: string; now: Date },
): Promise<boolean> {
  const other = await db
    .selectFrom('discount')
    .select('id')
    .where('code', '=', code)
    .where('id', '<>', ownId)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .$if(storeId !== null, (query) =>
      query.where(({ or, eb }) => or([eb('store_id', 'is', null), eb('store_id', '=', storeId)])),
    )
    .executeTakeFirst()
  return other !== undefined
}

/** Whether a discount could not be written because another one got its code at the same instant. */
export const isCodeConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'discount_code'

/** The ids of those of these products that a store sells. */
export async function selectProductsOf(
  db: Kysely<Database>,
  storeId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

interface WrittenDiscount {
  id: string
  draft: DiscountDraft
  storeId: string | null
  at: Date
}

export async function insertDiscount(
  transaction: Transaction,
  discount: WrittenDiscount & { madeBy: DiscountFunder; fundedBy: DiscountFunder },
): Promise<void> {
  const { id, draft, storeId, madeBy, fundedBy, at } = discount
  await releaseCode(transaction, discount)
  await transaction
    .insertInto('discount')
    .values({
      id,
      store_id: storeId,
      made_by: madeBy,
      funded_by: fundedBy,
      created_at: at,
      ...columnsOf(draft),
    })
    .execute()
  await writeProducts(transaction, id, draft)
}

export async function updateDiscount(
  transaction: Transaction,
  discount: WrittenDiscount,
): Promise<void> {
  const { id, draft } = discount
  await releaseCode(transaction, discount)
  await transaction
    .updateTable('discount')
    .set({ ...columnsOf(draft), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await transaction.deleteFrom('discount_product').where('discount_id', '=', id).execute()
  await writeProducts(transaction, id, draft)
}

/** Ends a discount, so that no order that is placed from now on uses it. */
export async function endDiscount(transaction: Transaction, id: string, at: Date): Promise<void> {
  await transaction
    .updateTable('discount')
    .set({ ended_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** What is over lets others have its code. */
async function releaseCode(
  transaction: Transaction,
  { id, draft: { code }, storeId, at }: WrittenDiscount,
): Promise<void> {
  if (code === null) return
  await transaction
    .updateTable('discount')
    .set({ ended_at: sql`ends_at` })
    .where('code', '=', code)
    .where('store_id', storeId === null ? 'is' : '=', storeId)
    .where('id', '<>', id)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', at)
    .execute()
}

async function writeProducts(
  transaction: Transaction,
  id: string,
  { productIds }: DiscountDraft,
): Promise<void> {
  if (productIds === null) return
  await transaction
    .insertInto('discount_product')
    .values([...productIds].map((product_id) => ({ discount_id: id, product_id })))
    .execute()
}

function columnsOf(draft: DiscountDraft) {
  const { percent, weekdays, loyalty, productIds } = draft
  return {
    name: draft.name,
    code: draft.code,
    kind: draft.kind,
    percent: percent === null ? null : String(percent),
    amount_pence: draft.amountPence,
    cap_pence: draft.capPence,
    minimum_pence: draft.minimumPence,
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
    service: draft.service,
    weekdays: weekdays && [...weekdays],
    total_limit: draft.totalLimit,
    per_customer_limit: draft.perCustomerLimit,
    budget_pence: draft.budgetPence,
    loyalty_orders: loyalty?.orders ?? null,
    loyalty_spend_pence: loyalty?.minimumSpendPence ?? 0,
    is_for_some_products: productIds !== null,
    is_advertised: draft.isAdvertised,
  }
}

/** Whatever is used at a store is its business; the marketplace runs what it has made. */
function runBy(runner: DiscountRunner) {
  return runner.who === 'store'
    ? sql<boolean>`discount.store_id = ${runner.storeId}`
    : sql<boolean>`discount.made_by = 'marketplace'`
}

const managed = (db: Kysely<Database>) =>
  selectTerms(db.selectFrom('discount'))
    .leftJoin('store', 'store.id', 'discount.store_id')
    .select([
      'discount.made_by as madeBy',
      'discount.created_at as createdAt',
      'discount.used',
      'discount.spent_pence as spentPence',
      'store.name as storeName',
      sql<number | null>`CASE WHEN discount.store_id IS NOT NULL THEN (
        SELECT coalesce(sum(orders.subtotal_pence), 0)::integer FROM orders
        WHERE orders.discount_id = discount.id
          AND orders.status NOT IN ('declined', 'cancelled', 'unpaid')) END`.as('soldPence'),
      sql<{ id: string; name: string }[]>`(
        SELECT coalesce(jsonb_agg(jsonb_build_object('id', product.id, 'name', product.name)
          ORDER BY product.name, product.id), '[]')
        FROM discount_product JOIN product ON product.id = discount_product.product_id
        WHERE discount_product.discount_id = discount.id)`.as('products'),
    ])

type ManagedRow = Awaited<ReturnType<ReturnType<typeof managed>['execute']>>[number]

function managedOf(row: ManagedRow): ManagedRecord {
  const { madeBy, createdAt, used, spentPence, storeName, soldPence, products, ...terms } = row
  return {
    ...termsOf(terms),
    madeBy,
    createdAt,
    used,
    spentPence,
    storeName,
    soldPence,
    products,
  }
}
