import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** The kinds of events of an account. */
export type AccountEventKind =
  | 'registered'
  | 'confirmed'
  | 'completed'
  | 'signedIn'
  | 'signInFailed'
  | 'signedOut'
  | 'signedOutElsewhere'
  | 'tokenReused'
  | 'resetRequested'
  | 'passwordReset'
  | 'passwordChanged'
  | 'userChanged'
  | 'providerLinked'
  | 'suspended'
  | 'restored'
  | 'emailChangeRequested'
  | 'emailChanged'
  | 'switchedOnTablet'
  | 'pinFailed'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'secondFactorFailed'
  | 'recoveryCodeUsed'

export interface AccountEvent {
  accountId: string
  kind: AccountEventKind
  at: Date
  /** The network the request came from. */
  network?: string
  /** Who did it, if that is somebody else. */
  byAccountId?: string
  /** Why. */
  note?: string
}

/** Inserts an event of an account. */
export async function insertAccountEvent(db: Kysely<Database>, event: AccountEvent): Promise<void> {
  await db
    .insertInto('account_event')
    .values({
      account_id: event.accountId,
      kind: event.kind,
      at: event.at,
      network: event.network ?? '',
      by_account_id: event.byAccountId ?? null,
      note: event.note ?? '',
    })
    .execute()
}
