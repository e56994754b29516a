import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

export type LinkPurpose = 'confirm' | 'reset'

/** Inserts a link, or extends an existing one; returns whether it is new. */
export async function saveEmailLink(
  db: Db,
  link: {
    id: string
    accountId: string
    purpose: LinkPurpose
    createdAt: Date
    expiresAt: Date
  },
): Promise<boolean> {
  const { isNew } = await db
    .insertInto('email_link')
    .values({
      id: link.id,
      account_id: link.accountId,
      purpose: link.purpose,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ expires_at: (eb) => eb.ref('excluded.expires_at') }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return isNew
}

/**
 * A link with its account; concurrent uses of an account's links come one after the other. The account is
 * locked first, as in every change of accounts, and the link read then.
 */
export async function lockEmailLink(
  transaction: Transaction,
  linkId: string,
  purpose: LinkPurpose,
) {
  await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('email_link').select('account_id').where('id', '=', linkId),
    )
    .forUpdate()
    .execute()
  return transaction
    .selectFrom('email_link')
    .innerJoin('account', 'account.id', 'email_link.account_id')
    .select([
      'email_link.expires_at as expiresAt',
      'email_link.used_at as usedAt',
      'account.id as accountId',
      'account.type as profileType',
      'account.email',
      'account.confirmed_at as confirmedAt',
      'account.completed_at as completedAt',
    ])
    .where('email_link.id', '=', linkId)
    .where('email_link.purpose', '=', purpose)
    .executeTakeFirst()
}

/** Uses up every link of an account for a purpose, the used one and the unused ones. */
export async function spendEmailLinks(
  transaction: Transaction,
  accountId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('email_link')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
