import { type Kysely, type Selectable, sql } from 'kysely'
import type { CustomerAddressTable, Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

export type SavedAddressRow = Omit<Selectable<CustomerAddressTable>, 'account_id' | 'created_at'>

/** An address to save; capitals in `address` do not make it another one. */
export type AddressToSave = Omit<SavedAddressRow, 'id' | 'is_default'>

type StreetAddress = Pick<AddressToSave, 'address' | 'post_code'>

const columns = [
  'id',
  'address',
  'city',
  'area',
  'post_code',
  'country',
  'place_id',
  'latitude',
  'longitude',
  'is_default',
  'label',
  'courier_note',
] as const

/** The default first, then in the order in which they were saved. */
export function selectSavedAddresses(
  db: Kysely<Database>,
  accountId: string,
  limit: number,
): Promise<SavedAddressRow[]> {
  return db
    .selectFrom('customer_address')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * Makes changes of one address book come one after the other; answers false when the account is missing.
 * Orders and carts of the account are not blocked.
 */
export async function lockAddressBook(
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

/** What was found cannot be deleted before the transaction ends. */
export function findSavedAddress(
  transaction: Transaction,
  accountId: string,
  id: string,
): Promise<SavedAddressRow | undefined> {
  return transaction
    .selectFrom('customer_address')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The same address in this account; locked until the transaction ends. */
export function findSameAddress(
  transaction: Transaction,
  accountId: string,
  streetAddress: StreetAddress,
): Promise<SavedAddressRow | undefined> {
  return transaction
    .selectFrom('customer_address')
    .select(columns)
    .where('account_id', '=', accountId)
    .where(sql`lower(address)`, '=', sql`lower(${streetAddress.address})`)
    .where('post_code', '=', streetAddress.post_code)
    .forUpdate()
    .executeTakeFirst()
}

export async function countSavedAddresses(
  transaction: Transaction,
  accountId: string,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('customer_address')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** Clears the account's default, so that another address can become it. */
export async function dropDefault(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .updateTable('customer_address')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute()
}

export function insertSavedAddress(
  transaction: Transaction,
  accountId: string,
  address: AddressToSave & { is_default: boolean },
  at: Date,
): Promise<SavedAddressRow> {
  return transaction
    .insertInto('customer_address')
    .values({ ...address, account_id: accountId, created_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Changes an address of this account that was found in this transaction. */
export function updateSavedAddress(
  transaction: Transaction,
  accountId: string,
  id: string,
  address: Partial<AddressToSave> & { is_default: boolean },
): Promise<SavedAddressRow> {
  return transaction
    .updateTable('customer_address')
    .set(address)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Answers whether the account had it. */
export async function deleteSavedAddressRow(
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customer_address')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
