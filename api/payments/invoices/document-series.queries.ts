import { sql } from 'kysely'
import type { NumberedDocument } from '#rules/payments/document-number.ts'
import type { Transaction } from '#api/database/transaction.ts'

/** Two who issue invoices, credit notes or statements of a store do so one after the other. */
export async function lockDocuments(transaction: Transaction, storeId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('invoice'), hashtext(${storeId}))`.execute(
    transaction,
  )
}

/** The next number of a series, which nobody else gets, nor ever if this transaction fails. */
export async function takeSequence(
  transaction: Transaction,
  kind: NumberedDocument,
  year: number,
): Promise<number> {
  const { last_sequence } = await transaction
    .insertInto('document_series')
    .values({ kind, year, last_sequence: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'year'])
        .doUpdateSet({ last_sequence: sql<number>`document_series.last_sequence + 1` }),
    )
    .returning('last_sequence')
    .executeTakeFirstOrThrow()
  return last_sequence
}
