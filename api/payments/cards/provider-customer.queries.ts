import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

export interface Payer {
  email: string
  name: string
  /** Null: the provider does not know the account yet. */
  customerId: string | null
}

export function loadPayer(db: Kysely<Database>, accountId: string): Promise<Payer> {
  return db
    .selectFrom('account')
    .select([
      'email',
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
      'payment_customer_id as customerId',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Saves the provider's customer for an account, unless there is one already; returns which it is. */
export async function setPaymentCustomer(
  db: Kysely<Database>,
  accountId: string,
  customerId: string,
): Promise<string> {
  const saved = await db
    .updateTable('account')
    .set({ payment_customer_id: sql<string>`coalesce(payment_customer_id, ${customerId})` })
    .where('id', '=', accountId)
    .returning('payment_customer_id as customerId')
    .executeTakeFirst()
  return saved?.customerId ?? customerId
}
