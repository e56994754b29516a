import { sql, type Kysely } from 'kysely'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { EmailSide } from '#contract/account/email-change.ts'

type Db = Kysely<Database>

export function lockEmailOf(transaction: Transaction, accountId: string) {
  return transaction
    .selectFrom('account')
    .select(['email', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether a complete customer's account has this address. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const existing = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('type', '=', 'customer')
    .where('completed_at', 'is not', null)
    .executeTakeFirst()
  return existing !== undefined
}

/** Inserts a change, which replaces an unfinished one. */
export async function replaceEmailChange(
  transaction: Transaction,
  change: {
    accountId: string
    newEmail: string
    oldLinkId: string
    newLinkId: string
    sessionId: string
    createdAt: Date
    expiresAt: Date
  },
): Promise<void> {
  const { accountId } = change
  await transaction.deleteFrom('email_change').where('account_id', '=', accountId).execute()
  await transaction
    .insertInto('email_change')
    .values({
      account_id: accountId,
      new_email: change.newEmail,
      old_link_id: change.oldLinkId,
      new_link_id: change.newLinkId,
      session_id: change.sessionId,
      created_at: change.createdAt,
      expires_at: change.expiresAt,
    })
    .execute()
}

/** The recipient of an email with one of the two links; undefined when its change is over. */
export function findEmailChange(db: Db, linkId: string, now: Date) {
  return db
    .selectFrom('email_change')
    .innerJoin('account', 'account.id', 'email_change.account_id')
    .select(['account.first_name as firstName', 'account.language'])
    .where((where) =>
      where.or([where('old_link_id', '=', linkId), where('new_link_id', '=', linkId)]),
    )
    .where('email_change.expires_at', '>', now)
    .executeTakeFirst()
}

/**
 * The change that a link belongs to, with its account, which is locked first, so that both links used at once
 * come one after the other.
 */
export async function lockEmailChange(transaction: Transaction, linkId: string) {
  await transaction
    .selectFrom('account')
    .select('id')
    .where('id', 'in', (each) =>
      each
        .selectFrom('email_change')
        .select('account_id')
        .where((where) =>
          where.or([where('old_link_id', '=', linkId), where('new_link_id', '=', linkId)]),
        ),
    )
    .forUpdate()
    .execute()
  return transaction
    .selectFrom('email_change')
    .innerJoin('account', 'account.id', 'email_change.account_id')
    .select([
      'account.id as accountId',
      'account.email as oldEmail',
      'account.suspended_at as suspendedAt',
      'account.language',
      'email_change.new_email as newEmail',
      'email_change.session_id as sessionId',
      'email_change.expires_at as expiresAt',
      'email_change.old_confirmed_at as oldConfirmedAt',
      'email_change.new_confirmed_at as newConfirmedAt',
      sql<EmailSide>`CASE WHEN old_link_id = ${linkId} THEN 'old' ELSE 'new' END`.as('side'),
    ])
    .where((where) =>
      where.or([where('old_link_id', '=', linkId), where('new_link_id', '=', linkId)]),
    )
    .executeTakeFirst()
}

export async function confirmSide(
  transaction: Transaction,
  accountId: string,
  side: EmailSide,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('email_change')
    .set(side === 'old' ? { old_confirmed_at: at } : { new_confirmed_at: at })
    .where('account_id', '=', accountId)
    .execute()
}

/**
 * Gives an account its new address. An incomplete registration of that address is deleted, because the
 * reader of that mailbox has just confirmed it here. Fails by `account_email_type_key` if a complete account
 * has it.
 */
export async function moveEmail(
  transaction: Transaction,
  accountId: string,
  newEmail: string,
): Promise<void> {
  await transaction
    .deleteFrom('account')
    .where('email', '=', newEmail)
    .where('type', '=', 'customer')
    .where('completed_at', 'is', null)
    .execute()
  await transaction
    .updateTable('account')
    .set({ email: newEmail })
    .where('id', '=', accountId)
    .execute()
  await transaction.deleteFrom('email_change').where('account_id', '=', accountId).execute()
}

/** Deletes at most `maximum` changes that were not confirmed in time; returns how many. */
export const deleteChangesExpiredBefore = (db: Db, before: Date, maximum: number) =>
  deleteRowsBefore(
    db,
    { table: 'email_change', key: 'account_id', at: 'expires_at' },
    before,
    maximum,
  )
