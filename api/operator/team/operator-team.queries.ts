import { sql, type Kysely } from 'kysely'
import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** Makes changes of the marketplace's team wait for each other. */
export async function lockOperators(transaction: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('operators', 0))`.execute(transaction)
}

const nameOf = sql<string>`trim(account.first_name || ' ' || account.last_name)`

/** Who runs the marketplace, owners first. */
export async function loadOperators(db: Db) {
  const rows = await db
    .selectFrom('account')
    .select((eb) => [
      'account.id as accountId',
      nameOf.as('name'),
      'account.email',
      'account.operator_role as role',
      eb
        .selectFrom('session')
        .select(({ fn }) => fn.max('session.last_used_at').as('at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('lastSeenAt'),
      sql<boolean>`EXISTS (SELECT FROM authenticator_app WHERE account_id = account.id AND confirmed_at IS NOT NULL)
        OR EXISTS (SELECT FROM passkey WHERE account_id = account.id)`.as('hasSecondFactor'),
    ])
    .where('account.type', '=', 'operator')
    .where('account.operator_role', 'is not', null)
    .orderBy(
      sql`array_position(ARRAY['owner', 'support', 'finance', 'content'], account.operator_role)`,
    )
    .orderBy('name')
    .orderBy('account.id')
    .execute()
  return rows.flatMap(({ role, ...row }) => (role ? [{ ...row, role }] : []))
}

/** Who is invited, the latest first. */
export function loadOperatorInvitations(db: Db) {
  return db
    .selectFrom('operator_invitation')
    .select(['id', 'email', 'role', 'sent_at as sentAt', 'expires_at as expiresAt'])
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Somebody who runs the marketplace; undefined when they no longer do. */
export async function loadOperator(db: Db, accountId: string) {
  const row = await db
    .selectFrom('account')
    .select([nameOf.as('name'), 'email', 'operator_role as role'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.role ? { ...row, role: row.role } : undefined
}

export async function countOperatorOwners(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('operator_role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return count
}

export async function setOperatorRole(
  transaction: Transaction,
  { accountId, role }: { accountId: string; role: OperatorRole },
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ operator_role: role })
    .where('id', '=', accountId)
    .execute()
}

/** Takes the role of somebody who leaves, and their password: only another invitation lets them in again. */
export async function removeOperatorRole(
  transaction: Transaction,
  { accountId, at }: { accountId: string; at: Date },
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ operator_role: null, password_hash: null, suspended_at: at })
    .where('id', '=', accountId)
    .execute()
}

/** The account of an address at the console; its role is null for somebody who has left. */
export function loadOperatorByEmail(db: Db, email: string) {
  return db
    .selectFrom('account')
    .select(['id as accountId', 'operator_role as role'])
    .where('type', '=', 'operator')
    .where('email', '=', email)
    .executeTakeFirst()
}

interface NewOperator {
  email: string
  role: OperatorRole
  firstName: string
  lastName: string
  passwordHash: string
  at: Date
}

/** Makes an account of the console, or opens that of somebody who comes back; returns its id. */
export async function saveOperator(transaction: Transaction, given: NewOperator): Promise<string> {
  const set = {
    operator_role: given.role,
    first_name: given.firstName,
    last_name: given.lastName,
    password_hash: given.passwordHash,
    suspended_at: null,
  }
  const { id } = await transaction
    .insertInto('account')
    .values({
      type: 'operator',
      email: given.email,
      created_at: given.at,
      confirmed_at: given.at,
      completed_at: given.at,
      ...set,
    })
    .onConflict((conflict) => conflict.columns(['email', 'type']).doUpdateSet(set))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface SentInvitation {
  email: string
  role: OperatorRole
  linkId: string
  invitedBy: string
  sentAt: Date
  expiresAt: Date
}

/** Of somebody who is invited already, the role and the link are replaced. */
export async function saveOperatorInvitation(
  transaction: Transaction,
  given: SentInvitation,
): Promise<void> {
  const sent = {
    role: given.role,
    link_id: given.linkId,
    invited_by: given.invitedBy,
    sent_at: given.sentAt,
    expires_at: given.expiresAt,
  }
  await transaction
    .insertInto('operator_invitation')
    .values({ email: given.email, ...sent })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(sent))
    .execute()
}

/** An invitation by its id, or by the address that is invited. */
export function loadOperatorInvitation(
  db: Db,
  given: { invitationId: string } | { email: string },
) {
  return db
    .selectFrom('operator_invitation')
    .select(['email', 'role', 'expires_at as expiresAt'])
    .$if('invitationId' in given, (query) =>
      query.where('id', '=', 'invitationId' in given ? given.invitationId : ''),
    )
    .$if('email' in given, (query) =>
      query.where('email', '=', 'email' in given ? given.email : ''),
    )
    .executeTakeFirst()
}

/** An invitation by its present link, with what its email and its page say. */
export function loadOperatorInvitationByLink(db: Db, linkId: string) {
  return db
    .selectFrom('operator_invitation as invitation')
    .leftJoin('account as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'invitation.email',
      'invitation.role',
      'invitation.expires_at as expiresAt',
      sql<string>`trim(coalesce(inviter.first_name || ' ' || inviter.last_name, ''))`.as(
        'inviterName',
      ),
    ])
    .where('invitation.link_id', '=', linkId)
    .executeTakeFirst()
}

export async function deleteOperatorInvitation(
  transaction: Transaction,
  email: string,
): Promise<void> {
  await transaction.deleteFrom('operator_invitation').where('email', '=', email).execute()
}

/** Deletes up to so many invitations that expired before; answers how many. */
export const deleteOperatorInvitationsExpiredBefore = (db: Db, before: Date, maximum: number) =>
  deleteRowsBefore(
    db,
    { table: 'operator_invitation', key: 'id', at: 'expires_at' },
    before,
    maximum,
  )
