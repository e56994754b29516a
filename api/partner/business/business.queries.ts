import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** What staff know of the business behind a store; undefined: no store. */
export async function selectBusiness(db: Db, storeId: string) {
  return db
    .selectFrom('store')
    .leftJoin('store_bank_account', 'store_bank_account.store_id', 'store.id')
    .select([
      'store.address',
      'store.city',
      'store.post_code as postCode',
      'store.legal_name as legalName',
      'store.legal_address as legalAddress',
      'store.company_number as companyNumber',
      'store.vat_number as vatNumber',
      'store.vat_rate as vatRate',
      'store_bank_account.last_digits as lastDigits',
      'store_bank_account.changed_at as changedAt',
    ])
    .where('store.id', '=', storeId)
    .executeTakeFirst()
}

export async function updateBusiness(
  transaction: Transaction,
  storeId: string,
  details: {
    legalName: string
    legalAddress: string | null
    companyNumber: string | null
    vatNumber: string | null
    vatRate: number | null
  },
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({
      legal_name: details.legalName,
      legal_address: details.legalAddress,
      company_number: details.companyNumber,
      vat_number: details.vatNumber,
      vat_rate: details.vatRate,
    })
    .where('id', '=', storeId)
    .execute()
}

export async function selectSealedAccount(db: Db, storeId: string) {
  return db
    .selectFrom('store_bank_account')
    .select(['sealed', 'changed_at as changedAt'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
}

export async function saveSealedAccount(
  transaction: Transaction,
  account: { storeId: string; sealed: string; lastDigits: string; changedAt: Date },
): Promise<void> {
  const row = {
    sealed: account.sealed,
    last_digits: account.lastDigits,
    changed_at: account.changedAt,
    // Another account is checked anew before anything is paid to it.
    checked_at: null,
    checked_by: null,
  }
  await transaction
    .insertInto('store_bank_account')
    .values({ store_id: account.storeId, ...row })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(row))
    .execute()
}

/** The accounts that own a store. */
export async function selectOwnerIds(db: Db, storeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_store')
    .select('account_id')
    .where('store_id', '=', storeId)
    .where('role', '=', 'owner')
    .orderBy('account_id')
    .execute()
  return rows.map((row) => row.account_id)
}

/** An owner, a store and who changed its bank account; undefined: owner or store are deleted. */
export function selectBankNotice(
  db: Db,
  given: { storeId: string; ownerId: string; changerId: string },
) {
  return db
    .selectFrom('account as owner')
    .innerJoin('store', (join) => join.on('store.id', '=', given.storeId))
    .leftJoin('account as changer', (join) => join.on('changer.id', '=', given.changerId))
    .select([
      'owner.email',
      'store.name as storeName',
      'changer.first_name as firstName',
      'changer.last_name as lastName',
      'changer.email as changerEmail',
    ])
    .where('owner.id', '=', given.ownerId)
    .executeTakeFirst()
}
