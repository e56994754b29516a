import type { Kysely, Selectable } from 'kysely'
import type { Database, SavedCardTable } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { ProviderCard } from '#api/outside/payments/payments.port.ts'

export type SavedCardRow = Selectable<SavedCardTable>

/** The default first, then in the order in which they were saved. */
export function selectSavedCards(
  db: Kysely<Database>,
  accountId: string,
  limit: number,
): Promise<SavedCardRow[]> {
  return db
    .selectFrom('saved_card')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function findSavedCard(
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<SavedCardRow | undefined> {
  return db
    .selectFrom('saved_card')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Makes changes of one account's cards wait for each other; its orders do not wait. */
export async function lockCards(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function dropDefaultCard(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .updateTable('saved_card')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute()
}

/** A card with the same fingerprint is the same card, which the provider may give another id. */
export function upsertSavedCard(
  transaction: Transaction,
  accountId: string,
  card: ProviderCard,
  isDefault: boolean,
  at: Date,
): Promise<SavedCardRow> {
  const details = {
    payment_method_id: card.paymentMethodId,
    brand: card.brand,
    last4: card.last4,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
  }
  return transaction
    .insertInto('saved_card')
    .values({
      account_id: accountId,
      fingerprint: card.fingerprint,
      ...details,
      is_default: isDefault,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'fingerprint'])
        .doUpdateSet(isDefault ? { ...details, is_default: true } : details),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateCardDefault(
  transaction: Transaction,
  accountId: string,
  id: string,
  isDefault: boolean,
): Promise<SavedCardRow | undefined> {
  return transaction
    .updateTable('saved_card')
    .set({ is_default: isDefault })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export function deleteSavedCard(
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<SavedCardRow | undefined> {
  return db
    .deleteFrom('saved_card')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
