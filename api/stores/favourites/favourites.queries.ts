import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

/** The favourites of an account that are live, with the instant each was marked, the newest first. */
export function selectFavourites(
  db: Kysely<Database>,
  accountId: string,
  limit: number,
): Promise<{ storeId: string; addedAt: Date }[]> {
  return db
    .selectFrom('favourite_store')
    .innerJoin('store', 'store.id', 'favourite_store.store_id')
    .select(['store_id as storeId', 'favourite_store.created_at as addedAt'])
    .where('account_id', '=', accountId)
    .where('store.state', '=', 'live')
    .orderBy('favourite_store.created_at', 'desc')
    .orderBy('store_id')
    .limit(limit)
    .execute()
}

/**
 * Makes changes to the favourites of one account come one after the other; answers false when the
 * account no longer exists. Its orders and carts don't wait for them.
 */
export async function lockFavourites(
  transaction: Transaction,
  accountId: string,
): Promise<boolean> {
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account !== undefined
}

export async function countFavourites(
  transaction: Transaction,
  accountId: string,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('favourite_store')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** Answers whether it is new. */
export async function insertFavourite(
  transaction: Transaction,
  favourite: { accountId: string; storeId: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('favourite_store')
    .values({
      account_id: favourite.accountId,
      store_id: favourite.storeId,
      created_at: favourite.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function deleteFavourite(
  transaction: Transaction,
  accountId: string,
  storeId: string,
): Promise<void> {
  await transaction
    .deleteFrom('favourite_store')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .execute()
}
