import { sql, type Kysely } from 'kysely'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import { escapeLike } from '#api/database/escape-like.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

const contactEmail = sql<string>`lower(contact ->> 'email')`

/** The orders of an account, the newest first. */
export async function selectOrdersOfAccount(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('placed_at', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** The orders that guests placed with an email address, which is in lower case; the newest first. */
export async function selectOrdersOfGuest(db: Db, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM orders
    WHERE order_contact(snapshot) LIKE ${`%${escapeLike(email)}%`}
      AND account_id IS NULL AND lower(snapshot #>> '{contact,email}') = ${email}
    ORDER BY placed_at DESC`.execute(db)
  return rows.map(({ id }) => id)
}

/** An account, for which nothing new is stored until the transaction ends. */
export function lockForErasure(transaction: Transaction, accountId: string) {
  return transaction
    .selectFrom('account')
    .select([
      'email',
      'language',
      'password_hash as passwordHash',
      'suspended_at as suspendedAt',
      'payment_customer_id as customerId',
    ])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Deletes an account. Rows that belong to it alone are deleted with it: sessions, links, addresses, cards,
 * favourites, baskets. Every process is notified when the transaction commits.
 */
export async function eraseAccount(
  transaction: Transaction,
  accountId: string,
  at: Date,
): Promise<void> {
  await transaction.insertInto('erased_account').values({ id: accountId, erased_at: at }).execute()
  await sql`
    DELETE FROM social_return USING account LEFT JOIN social_identity ON account_id = account.id
    WHERE account.id = ${accountId} AND (lower(social_return.email) = account.email
      OR (social_return.provider, social_return.subject)
        = (social_identity.provider, social_identity.subject))
  `.execute(transaction)
  await transaction.deleteFrom('account').where('id', '=', accountId).execute()
}

/** Locks orders, which wait for the end of the transaction before anything happens to them. */
export async function lockOrders(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  await sql`SELECT FROM orders WHERE id = ANY (${orderIds}::uuid[]) ORDER BY id FOR UPDATE`.execute(
    transaction,
  )
}

/** Deletes at most `maximum` ids of accounts that were deleted before; returns how many. */
export const deleteErasedBefore = (db: Db, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'erased_account', key: 'id', at: 'erased_at' }, before, maximum)

export function loadAccountData(db: Db, accountId: string) {
  return db
    .selectFrom('account')
    .select([
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'created_at as createdAt',
      sql<boolean>`password_hash IS NOT NULL`.as('hasPassword'),
      'payment_customer_id as paymentCustomerId',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

/** The address that the account is changing to; undefined: none. */
export function loadNewEmail(db: Db, accountId: string) {
  return db
    .selectFrom('email_change')
    .select('new_email as newEmail')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export function selectProviders(db: Db, accountId: string) {
  return db
    .selectFrom('social_identity')
    .select(['provider', 'subject', 'created_at as linkedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

export function selectSessions(db: Db, accountId: string) {
  return db
    .selectFrom('session')
    .select([
      'device',
      'created_at as signedInAt',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute()
}

export function selectEvents(db: Db, accountId: string) {
  return db
    .selectFrom('account_event')
    .select(['kind', 'network', 'note', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .execute()
}

export function selectFavouriteNames(db: Db, accountId: string) {
  return db
    .selectFrom('favourite_store')
    .innerJoin('store', 'store.id', 'favourite_store.store_id')
    .select(['store.name', 'favourite_store.created_at as addedAt'])
    .where('account_id', '=', accountId)
    .orderBy('favourite_store.created_at', 'desc')
    .execute()
}

export function selectOwnDiscounts(db: Db, accountId: string) {
  return db
    .selectFrom('discount_account')
    .innerJoin('discount', 'discount.id', 'discount_account.discount_id')
    .select(['discount.name', 'discount.code'])
    .where('account_id', '=', accountId)
    .orderBy('discount.name')
    .execute()
}

/** The baskets of an account, or those in which a guest has left their email address, in lower case. */
export function selectBaskets(db: Db, of: { accountId: string } | { guestEmail: string }) {
  return db
    .selectFrom('cart')
    .innerJoin('store', 'store.id', 'cart.store_id')
    .select([
      'store.name as storeName',
      'cart.changed_at as changedAt',
      'cart.contact',
      'cart.address',
      'cart.address_line as addressLine',
      'cart.delivery_note as deliveryNote',
      'cart.allergy_note as allergyNote',
      'cart.lines',
      'cart.owner_name as ownerName',
      'cart.members',
      'cart.discount_code as discountCode',
      'cart.other_codes as otherCodes',
    ])
    .where(({ eb, and }) =>
      'accountId' in of
        ? eb('account_id', '=', of.accountId)
        : and([eb('account_id', 'is', null), eb(contactEmail, '=', of.guestEmail)]),
    )
    .orderBy('cart.changed_at', 'desc')
    .execute()
}

/** The browsers that are notified of some orders, and those of an account. */
export function selectPushSubscriptions(
  db: Db,
  orderIds: readonly string[],
  accountId: string | null,
) {
  return db
    .selectFrom('push_subscription')
    .select(['endpoint', 'created_at as subscribedAt'])
    .where(({ eb, or }) =>
      or([
        ...(accountId === null ? [] : [eb('account_id', '=', accountId)]),
        eb('order_id', '=', sql<string>`ANY (${orderIds}::uuid[])`),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute()
}

/** What the customer wrote about problems with some orders. */
export function selectProblems(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('problem_report as report')
    .innerJoin('orders', 'orders.id', 'report.order_id')
    .select([
      'orders.number as orderNumber',
      'report.status',
      'report.reported_at as reportedAt',
      'report.text',
      sql<string[]>`ARRAY(
        SELECT event.text FROM problem_event AS event
        WHERE event.report_id = report.id AND event.by = 'customer' AND event.text <> ''
        ORDER BY event.id)`.as('later'),
    ])
    .where('orders.id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .orderBy('report.reported_at', 'desc')
    .execute()
}
