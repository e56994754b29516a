import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { DiscountUses } from '#rules/discount/discount-limits.ts'
import type { DiscountCustomer, DiscountTerms } from '#rules/discount/discount-terms.ts'
import type { Database } from '#api/database/tables.ts'

/** A discount as it is stored. Shared between requests: never changed. */
export interface DiscountRecord extends DiscountTerms {
  name: string
  /** Whether stores show it to everyone. */
  isAdvertised: boolean
  /** Counts up with each change of its terms, and when it is stopped. */
  version: number
}

/** The owner of the cart: null for what is not known (yet). */
export interface CustomerKeys {
  accountId: string | null
  /** The key that uses are counted by, see `discountCustomerOf`. */
  customer: Buffer | null
}

export interface DiscountAtHand {
  terms: DiscountRecord
  customer: DiscountCustomer
  /** The number of changes when the customer's uses and stamps were counted; 0: there was none. */
  seenChanges: number
}

/** The automatic or advertised discounts at these stores and, for null, everywhere, future ones included. */
export async function selectOffers(
  db: Kysely<Database>,
  storeIds: readonly (string | null)[],
  now: Date,
): Promise<DiscountRecord[]> {
  const ids = storeIds.filter((id) => id !== null)
  const rows = await selectTerms(db.selectFrom('discount'))
    .where('discount.ended_at', 'is', null)
    .where((where) => where.or([where('code', 'is', null), where('is_advertised', '=', true)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where(({ or, eb }) =>
      or([
        ...(ids.length > 0 ? [eb('discount.store_id', 'in', ids)] : []),
        ...(ids.length < storeIds.length ? [eb('discount.store_id', 'is', null)] : []),
      ]),
    )
    .orderBy('discount.created_at')
    .orderBy('discount.id')
    .execute()
  return rows.map(termsOf)
}

/** The store that sells a product, by the product's id. */
export async function selectStoresOfProducts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'store_id as storeId'])
    .where('id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .execute()
  return new Map(rows.map(({ id, storeId }) => [id, storeId]))
}

/**
 * The discount of a code at a store, unless it was stopped: its own, else the marketplace's. Of those that
 * are over, what replaced them comes first.
 */
export async function selectDiscountOfCode(
  db: Kysely<Database>,
  { code, storeId, now }: { code: string; storeId: string; now: Date },
): Promise<DiscountRecord | undefined> {
  const row = await selectTerms(db.selectFrom('discount'))
    .where('discount.code', '=', code)
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', now)]))
    .where(({ or, eb }) => or([eb('store_id', '=', storeId), eb('store_id', 'is', null)]))
    .orderBy(sql`discount.ended_at IS NOT NULL, coalesce(discount.ends_at <= ${now}, false)`)
    .orderBy('discount.store_id', (order) => order.asc().nullsLast())
    .executeTakeFirst()
  return row && termsOf(row)
}

/** The discounts with these ids, with the customer's uses and stamps. */
export async function selectDiscountsAtHand(
  db: Kysely<Database>,
  ids: readonly string[],
  { accountId, customer }: CustomerKeys,
): Promise<DiscountAtHand[]> {
  const rows = await selectTerms(db.selectFrom('discount'))
    .leftJoin('discount_customer as own', (join) =>
      join.onRef('own.discount_id', '=', 'discount.id').on('own.customer', '=', customer),
    )
    .select([
      'discount.used',
      'discount.spent_pence as spentPence',
      'own.used as usedByCustomer',
      'own.changes as seenChanges',
      sql<boolean>`discount.is_for_some_accounts AND EXISTS (
        SELECT FROM discount_account AS chosen
        WHERE chosen.discount_id = discount.id AND chosen.account_id = ${accountId})`.as(
        'isChosen',
      ),
      stampsOf(accountId).as('stamps'),
    ])
    .where('discount.id', 'in', [...ids])
    .execute()
  return rows.map(
    ({ used, spentPence, usedByCustomer, seenChanges, isChosen, stamps, ...row }) => ({
      terms: termsOf(row),
      customer: {
        isLoggedIn: accountId !== null,
        isChosen,
        stamps,
        used,
        spentPence,
        usedByCustomer: usedByCustomer ?? 0,
      },
      seenChanges: seenChanges ?? 0,
    }),
  )
}

/** The email address of an account; undefined: there is none. */
export async function selectAccountEmail(
  db: Kysely<Database>,
  accountId: string,
): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.email
}

/** How much those with a limit have been used. */
export async function selectUses(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, DiscountUses>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('discount')
    .select(['id', 'used', 'spent_pence as spentPence'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, ...uses }) => [id, uses]))
}

/**
 * The current stamp cards of an account, with their stamps: those of one store and of the marketplace, or of
 * every store where the account has ordered.
 */
export async function selectStampCards(
  db: Kysely<Database>,
  { accountId, storeId, now }: { accountId: string; storeId: string | null; now: Date },
): Promise<{ terms: DiscountRecord; stamps: number }[]> {
  const isOfStore =
    storeId === null
      ? sql<boolean>`discount.store_id IN (
          SELECT store_id FROM orders WHERE account_id = ${accountId} AND status = 'completed')`
      : sql<boolean>`discount.store_id = ${storeId}`
  const isForAccount = sql<boolean>`(NOT discount.is_for_some_accounts OR EXISTS (
    SELECT FROM discount_account AS chosen
    WHERE chosen.discount_id = discount.id AND chosen.account_id = ${accountId}))`
  const rows = await selectTerms(db.selectFrom('discount'))
    .select(stampsOf(accountId).as('stamps'))
    .where('loyalty_orders', 'is not', null)
    .where('ended_at', 'is', null)
    .where('is_advertised', '=', true)
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where(({ or, eb }) => or([eb('discount.store_id', 'is', null), isOfStore]))
    .where(isForAccount)
    .orderBy('discount.created_at')
    .orderBy('discount.id')
    .execute()
  return rows.map(({ stamps, ...row }) => ({ terms: termsOf(row), stamps }))
}

/**
 * Completed orders of an account that count towards a discount: large enough, at its store, and placed after
 * the last order that used it. A declined or cancelled order did not use it.
 */
function stampsOf(accountId: string | null) {
  return sql<number>`(
    SELECT count(*)::integer FROM orders AS stamp
    WHERE discount.loyalty_orders IS NOT NULL
      AND stamp.account_id = ${accountId}
      AND stamp.status = 'completed'
      AND stamp.subtotal_pence >= discount.loyalty_spend_pence
      AND (discount.store_id IS NULL OR stamp.store_id = discount.store_id)
      AND stamp.placed_at > coalesce((
        SELECT max(reward.placed_at) FROM orders AS reward
        WHERE reward.account_id = ${accountId}
          AND reward.discount_id = discount.id
          AND reward.status NOT IN ('declined', 'cancelled', 'unpaid')), '-infinity'))`
}

type OfDiscount = SelectQueryBuilder<Database, 'discount', object>

/** What every discount is read with; `termsOf` reads a row of it. */
export function selectTerms(query: OfDiscount) {
  return query.select([
    'discount.id',
    'discount.code',
    'discount.name',
    'discount.store_id as storeId',
    'discount.funded_by as fundedBy',
    'discount.kind',
    'discount.percent',
    'discount.amount_pence as amountPence',
    'discount.cap_pence as capPence',
    'discount.minimum_pence as minimumPence',
    'discount.starts_at as startsAt',
    'discount.ends_at as endsAt',
    'discount.ended_at as endedAt',
    'discount.service',
    'discount.weekdays',
    'discount.total_limit as totalLimit',
    'discount.budget_pence as budgetPence',
    'discount.version',
    'discount.per_customer_limit as perCustomerLimit',
    'discount.loyalty_orders as loyaltyOrders',
    'discount.loyalty_spend_pence as loyaltySpendPence',
    'discount.is_for_some_products as isForSomeProducts',
    'discount.is_for_some_accounts as isForSomeAccounts',
    'discount.is_advertised as isAdvertised',
    sql<string[]>`ARRAY(
      SELECT product_id::text FROM discount_product WHERE discount_id = discount.id)`.as(
      'productIds',
    ),
  ])
}

export type TermsRow = Awaited<ReturnType<ReturnType<typeof selectTerms>['execute']>>[number]

export function termsOf(row: TermsRow): DiscountRecord {
  const { percent, loyaltyOrders, loyaltySpendPence, isForSomeProducts, productIds, ...terms } = row
  return {
    ...terms,
    percent: percent === null ? null : Number(percent),
    productIds: isForSomeProducts ? new Set(productIds) : null,
    loyalty:
      loyaltyOrders === null
        ? null
        : { orders: loyaltyOrders, minimumSpendPence: loyaltySpendPence },
  }
}
