import { sql, type Kysely } from 'kysely'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** Makes changes of one store's team wait for each other; orders go on meanwhile. */
export async function lockTeam(transaction: Transaction, storeId: string): Promise<void> {
  await transaction
    .selectFrom('store')
    .select('id')
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

const nameOf = sql<string>`trim(account.first_name || ' ' || account.last_name)`

/** Who works at a store, owners first. */
export function loadColleagues(db: Db, storeId: string) {
  return db
    .selectFrom('partner_store')
    .innerJoin('account', 'account.id', 'partner_store.account_id')
    .select((eb) => [
      'account.id as accountId',
      nameOf.as('name'),
      'account.email',
      'partner_store.role',
      sql<boolean>`partner_store.pin_hash IS NOT NULL`.as('hasPin'),
      eb
        .selectFrom('session')
        .select(({ fn }) => fn.max('session.last_used_at').as('at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('lastSeenAt'),
    ])
    .where('partner_store.store_id', '=', storeId)
    .orderBy(sql`array_position(ARRAY['owner', 'manager', 'kitchen'], partner_store.role)`)
    .orderBy('name')
    .orderBy('account.id')
    .execute()
}

/** Who is invited, the latest first. */
export function loadInvitations(db: Db, storeId: string) {
  return db
    .selectFrom('staff_invitation')
    .select(['id', 'email', 'role', 'sent_at as sentAt', 'expires_at as expiresAt'])
    .where('store_id', '=', storeId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute()
}

export function loadColleague(db: Db, given: { storeId: string; accountId: string }) {
  return db
    .selectFrom('partner_store')
    .innerJoin('account', 'account.id', 'partner_store.account_id')
    .select([nameOf.as('name'), 'account.email', 'partner_store.role'])
    .where('store_id', '=', given.storeId)
    .where('account_id', '=', given.accountId)
    .executeTakeFirst()
}

export async function countOwners(db: Db, storeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('partner_store')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('store_id', '=', storeId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return count
}

export async function setRole(
  transaction: Transaction,
  given: { storeId: string; accountId: string; role: StaffRole },
): Promise<void> {
  await transaction
    .updateTable('partner_store')
    .set({ role: given.role })
    .where('store_id', '=', given.storeId)
    .where('account_id', '=', given.accountId)
    .execute()
}

export async function deleteColleague(
  transaction: Transaction,
  given: { storeId: string; accountId: string },
): Promise<void> {
  await transaction
    .deleteFrom('partner_store')
    .where('store_id', '=', given.storeId)
    .where('account_id', '=', given.accountId)
    .execute()
}

export async function insertColleague(
  transaction: Transaction,
  given: { storeId: string; accountId: string; role: StaffRole },
): Promise<void> {
  await transaction
    .insertInto('partner_store')
    .values({ store_id: given.storeId, account_id: given.accountId, role: given.role })
    // Who works there already stays what they are.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isColleague(
  db: Db,
  { storeId, email }: { storeId: string; email: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('partner_store')
    .innerJoin('account', 'account.id', 'partner_store.account_id')
    .select('account.id')
    .where('partner_store.store_id', '=', storeId)
    .where('account.email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

interface SentInvitation {
  storeId: string
  email: string
  role: StaffRole
  linkId: string
  invitedBy: string
  sentAt: Date
  expiresAt: Date
}

/** Of somebody who is invited already, the role and the link are replaced. */
export async function saveInvitation(
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
    .insertInto('staff_invitation')
    .values({ store_id: given.storeId, email: given.email, ...sent })
    .onConflict((conflict) => conflict.columns(['store_id', 'email']).doUpdateSet(sent))
    .execute()
}

export function loadInvitationTo(db: Db, given: { storeId: string; email: string }) {
  return db
    .selectFrom('staff_invitation')
    .select(['role', 'expires_at as expiresAt'])
    .where('store_id', '=', given.storeId)
    .where('email', '=', given.email)
    .executeTakeFirst()
}

export function loadInvitation(db: Db, given: { storeId: string; invitationId: string }) {
  return db
    .selectFrom('staff_invitation')
    .select(['email', 'role', 'expires_at as expiresAt'])
    .where('store_id', '=', given.storeId)
    .where('id', '=', given.invitationId)
    .executeTakeFirst()
}

/** An invitation by its present link, with what its email and its page say. */
export function loadInvitationByLink(db: Db, linkId: string) {
  return db
    .selectFrom('staff_invitation as invitation')
    .innerJoin('store', 'store.id', 'invitation.store_id')
    .leftJoin('account as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'invitation.store_id as storeId',
      'store.name as storeName',
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

/** Uses an invitation up; answers whether it was still there. */
export async function deleteInvitationTo(
  transaction: Transaction,
  given: { storeId: string; email: string },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('staff_invitation')
    .where('store_id', '=', given.storeId)
    .where('email', '=', given.email)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Makes a confirmed account of restaurant staff; null where the address has one. */
export async function insertPartner(
  transaction: Transaction,
  given: { email: string; firstName: string; lastName: string; passwordHash: string; at: Date },
): Promise<string | null> {
  const row = await transaction
    .insertInto('account')
    .values({
      type: 'partner',
      email: given.email,
      first_name: given.firstName,
      last_name: given.lastName,
      password_hash: given.passwordHash,
      created_at: given.at,
      confirmed_at: given.at,
      completed_at: given.at,
    })
    .onConflict((conflict) => conflict.columns(['email', 'type']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function hasPartnerAccount(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('type', '=', 'partner')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes up to so many invitations that expired before; answers how many. */
export const deleteInvitationsExpiredBefore = (db: Db, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'staff_invitation', key: 'id', at: 'expires_at' }, before, maximum)
