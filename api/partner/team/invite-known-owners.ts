import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { STAFF_INVITATION_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import { recordChanges, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/database/tables.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import {
  countKnownOwners,
  insertOwnerInvitations,
  lockToInvite,
  selectToInvite,
} from './known-owners.queries.ts'

/** Stores in one transaction: the others wait for their owners no longer than these take. */
const AT_ONCE = 50
/** With one press; more are left for the next. */
const INVITED_MAXIMUM = 2000

/** How many drafts there are that nobody was ever invited to, though the address of their owner is known. */
export const knownOwners = (db: Kysely<Database>): Promise<number> => countKnownOwners(db)

/**
 * Invites the owners of all drafts that nobody was ever invited to, where their address is known, each once,
 * whoever else does the same meanwhile; returns how many. The limits of emails don't count them: they are for
 * strangers who type addresses, and these came with a file.
 */
export async function inviteKnownOwners(
  { db, now }: Pick<Context, 'db' | 'now'>,
  changer: Changer,
): Promise<number> {
  let invited = 0
  while (invited < INVITED_MAXIMUM) {
    const some = await inTransaction(db, async (transaction) => {
      const locked = await lockToInvite(transaction, AT_ONCE)
      // Whoever was waited for has invited some of them.
      const owners = locked.length > 0 ? await selectToInvite(transaction, locked) : []
      if (owners.length > 0) await invite(transaction, owners, { changer, at: now() })
      return { locked: locked.length, invited: owners.length }
    })
    invited += some.invited
    if (some.locked < AT_ONCE) break
  }
  return invited
}

async function invite(
  transaction: Transaction,
  owners: readonly { storeId: string; email: string }[],
  { changer, at }: { changer: Changer; at: Date },
): Promise<void> {
  const expiresAt = new Date(at.getTime() + STAFF_INVITATION_LIFETIME_MS)
  const invitedBy = changer.accountId
  const invitations = owners.map((owner) => ({ ...owner, linkId: randomUUID() }))
  await insertOwnerInvitations(
    transaction,
    invitations.map((each) => ({ ...each, invitedBy, sentAt: at, expiresAt })),
  )
  await recordChanges(
    transaction,
    owners.map(({ storeId, email }) => ({
      ...changer,
      at,
      storeId,
      act: 'inviteColleague' as const,
      subject: email,
      before: {},
      after: { role: 'owner' as const, invitedUntil: expiresAt.toISOString() },
    })),
  )
  await enqueue(
    transaction,
    invitations.map(({ linkId }) => ({ task: 'send-invitation' as const, payload: { linkId } })),
  )
}
