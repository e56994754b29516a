import { sql, type Kysely, type RawBuilder, type Updateable } from 'kysely'
import type { CartMember, StoredLine } from '#api/database/column-types.ts'
import { json } from '#api/database/json.ts'
import type { CartTable, Database } from '#api/database/tables.ts'
import type { CartChange, CartRow, CartVersion, LiveOrder, NewCart } from './cart-row.ts'
import { updateLines, type LineBatch } from './lines/update-lines.queries.ts'

export function findCart(db: Kysely<Database>, token: string): Promise<CartRow | undefined> {
  return db.selectFrom('cart').selectAll().where('token', '=', token).executeTakeFirst()
}

export function findNewestCart(
  db: Kysely<Database>,
  accountId: string,
): Promise<CartRow | undefined> {
  return db
    .selectFrom('cart')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ordered_at', 'is', null)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The order of a cart that has one; orders that were never paid do not count. */
export function findLiveOrder(db: Kysely<Database>, token: string): Promise<LiveOrder | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('cart_token', '=', token)
    .where('status', '<>', 'unpaid')
    .executeTakeFirst()
}

/** The cart of a customer whose order awaits its payment. */
export function findAwaitingCart(
  db: Kysely<Database>,
  accountId: string,
): Promise<CartRow | undefined> {
  return db
    .selectFrom('cart')
    .selectAll('cart')
    .innerJoin('orders', 'orders.cart_token', 'cart.token')
    .where('orders.account_id', '=', accountId)
    .where('orders.status', '=', 'awaitingpayment')
    .where('cart.account_id', '=', accountId)
    .orderBy('orders.placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Inserts a new cart. An account that no longer exists leaves it a guest's. */
export function insertCart(db: Kysely<Database>, cart: NewCart, at: Date): Promise<CartRow> {
  return db
    .insertInto('cart')
    .values({
      ...cart,
      account_id: cart.account_id && existingAccount(cart.account_id),
      lines: json(cart.lines),
      created_at: at,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Changes a cart that is still as it was read; returns nothing when it is not. A version of a cart never
 * changes, so the new row is known without reading it again, which saves a third of the work.
 */
export async function updateCart(
  db: Kysely<Database>,
  cart: CartRow,
  change: CartChange,
  at: Date,
  batch: LineBatch | null = null,
): Promise<CartRow | undefined> {
  const { lines, members, ...rest } = change
  const others = { ...rest, ...(members && { members: json(members) }) }
  const isOnlyLines = lines !== undefined && Object.keys(others).length === 0
  const isChanged = isOnlyLines
    ? await updateLines(db, cart, lines, at, batch)
    : (
        await updateVersion(
          db,
          cart,
          { ...others, ...(lines && { lines: json(lines) }) },
          at,
        ).executeTakeFirst()
      ).numUpdatedRows > 0n
  if (!isChanged) return undefined
  return { ...cart, ...change, version: cart.version + 1, changed_at: at }
}

/** Makes a guest's cart, still as it was read, a customer's. */
export function claimCart(
  db: Kysely<Database>,
  cart: CartVersion,
  accountId: string,
  at: Date,
): Promise<CartRow | undefined> {
  return updateVersion(db, cart, { account_id: existingAccount(accountId) }, at)
    .returningAll()
    .executeTakeFirst()
}

type Change = Omit<Updateable<CartTable>, 'account_id' | 'lines' | 'members'> & {
  account_id?: RawBuilder<string | null>
  lines?: RawBuilder<StoredLine[]>
  members?: RawBuilder<CartMember[]>
}

function updateVersion(
  db: Kysely<Database>,
  { token, version }: CartVersion,
  change: Change,
  at: Date,
) {
  return db
    .updateTable('cart')
    .set({ ...change, version: version + 1, changed_at: at })
    .where('token', '=', token)
    .where('version', '=', version)
    .where('ordered_at', 'is', null)
}

function existingAccount(accountId: string): RawBuilder<string | null> {
  return sql<string | null>`(SELECT id FROM account WHERE id = ${accountId})`
}
