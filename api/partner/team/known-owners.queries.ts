import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/**
 * Of a row of `store`: a draft that nobody owns or was ever invited to, but whose owner's address is known. Whoever
 * is in its team with that address already is left to a person.
 */
const isToInvite: RawBuilder<boolean> = sql`
  state = 'draft' AND owner_email <> '' AND owner_invited_at IS NULL
  AND NOT EXISTS (SELECT FROM partner_store AS staff JOIN account ON account.id = staff.account_id
    WHERE staff.store_id = store.id
      AND (staff.role = 'owner' OR account.email = lower(store.owner_email)))
  AND NOT EXISTS (SELECT FROM staff_invitation AS invitation
    WHERE invitation.store_id = store.id
      AND (invitation.role = 'owner' OR invitation.email = lower(store.owner_email)))`

export async function countKnownOwners(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('store')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(isToInvite)
    .executeTakeFirstOrThrow()
  return count
}

/** Locks some stores whose owners are to be invited until the transaction ends; by then somebody may have. */
export async function lockToInvite(transaction: Transaction, limit: number): Promise<string[]> {
  const rows = await transaction
    .selectFrom('store')
    .select('id')
    .where(isToInvite)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Of locked stores, those whose owners are still to be invited, with their addresses. */
export function selectToInvite(
  transaction: Transaction,
  storeIds: readonly string[],
): Promise<{ storeId: string; email: string }[]> {
  return transaction
    .selectFrom('store')
    .select(['id as storeId', sql<string>`lower(owner_email)`.as('email')])
    .where('id', '=', sql<string>`ANY (${storeIds}::uuid[])`)
    .where(isToInvite)
    .orderBy('id')
    .execute()
}

interface OwnerInvitation {
  storeId: string
  email: string
  linkId: string
  invitedBy: string | null
  sentAt: Date
  expiresAt: Date
}

export async function insertOwnerInvitations(
  transaction: Transaction,
  invitations: readonly OwnerInvitation[],
): Promise<void> {
  await transaction
    .insertInto('staff_invitation')
    .values(
      invitations.map((each) => ({
        store_id: each.storeId,
        email: each.email,
        role: 'owner' as const,
        link_id: each.linkId,
        invited_by: each.invitedBy,
        sent_at: each.sentAt,
        expires_at: each.expiresAt,
      })),
    )
    .execute()
  await transaction
    .updateTable('store')
    .set({ owner_invited_at: invitations[0]?.sentAt ?? null })
    .where(
      'id',
      'in',
      invitations.map(({ storeId }) => storeId),
    )
    .execute()
}

/** Somebody is invited to own a store, at this address and no other one. */
export async function markOwnerInvited(
  transaction: Transaction,
  { storeId, email, at }: { storeId: string; email: string; at: Date },
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({ owner_email: email, owner_invited_at: at })
    .where('id', '=', storeId)
    .execute()
}
