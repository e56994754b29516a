import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { networkOf } from '#api/http/network-of.ts'
import { insertAccountEvent, type AccountEventKind } from './account-events.queries.ts'

/**
 * Records an event of an account, for later enquiries. `address` is where the request came from, of which the
 * network is stored; `byAccountId` is who did it, if that is somebody else, and
 * `note` why.
 */
export async function recordAccountEvent(
  db: Kysely<Database>,
  event: {
    accountId: string
    kind: AccountEventKind
    at: Date
    address?: string
    byAccountId?: string
    note?: string
  },
): Promise<void> {
  const { address, ...rest } = event
  await insertAccountEvent(db, { ...rest, network: address ? networkOf(address) : '' })
}
