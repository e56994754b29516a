import type { Kysely } from 'kysely'
import type { SocialProvider } from '#contract/session.ts'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import type { SocialPerson } from '#api/outside/social-sign-in/social-sign-in.port.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

export async function insertSocialReturn(
  db: Db,
  {
    person,
    ...given
  }: {
    codeHash: Buffer
    provider: SocialProvider
    person: SocialPerson
    expiresAt: Date
  },
): Promise<void> {
  await db
    .insertInto('social_return')
    .values({
      code_hash: given.codeHash,
      provider: given.provider,
      subject: person.subject,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      expires_at: given.expiresAt,
    })
    .execute()
}

/** Deletes a return, valid or not, so that of many with its code one gets it. */
export function takeReturn(db: Db, codeHash: Buffer) {
  return db
    .deleteFrom('social_return')
    .where('code_hash', '=', codeHash)
    .returning([
      'provider',
      'subject',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'expires_at as expiresAt',
    ])
    .executeTakeFirst()
}

/** The account that signs in as this person of a provider. */
export function findAccountOfIdentity(
  transaction: Transaction,
  { provider, subject }: { provider: SocialProvider; subject: string },
) {
  return transaction
    .selectFrom('social_identity')
    .innerJoin('account', 'account.id', 'social_identity.account_id')
    .select([
      'account.id',
      'account.type',
      'account.password_hash as passwordHash',
      'account.suspended_at as suspendedAt',
    ])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Returns whether it is new. */
export async function insertSocialIdentity(
  transaction: Transaction,
  identity: { provider: SocialProvider; subject: string; accountId: string; createdAt: Date },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('social_identity')
    .values({
      provider: identity.provider,
      subject: identity.subject,
      account_id: identity.accountId,
      created_at: identity.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Unlinks all providers of an account, until one confirms its email address again. */
export async function deleteSocialIdentitiesOf(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await transaction.deleteFrom('social_identity').where('account_id', '=', accountId).execute()
}

/** Deletes at most `maximum` returns that were not used in time; returns how many. */
export const deleteReturnsExpiredBefore = (db: Db, before: Date, maximum: number) =>
  deleteRowsBefore(
    db,
    { table: 'social_return', key: 'code_hash', at: 'expires_at' },
    before,
    maximum,
  )

/** Whether a person of a provider can sign in to the account. */
export async function isIdentityOf(
  db: Db,
  {
    accountId,
    provider,
    subject,
  }: { accountId: string; provider: SocialProvider; subject: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('social_identity')
    .select('subject')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}
