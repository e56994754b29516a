import type { Kysely } from 'kysely'
import type { OwnerState } from '#rules/stores/store-lifecycle.ts'
import type { Database } from '#api/database/tables.ts'
import { loadUninvited, selectOwnerStates } from './store-owners.queries.ts'

/** Whether stores have an owner, by their ids. */
export async function ownersOf(
  db: Kysely<Database>,
  storeIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, OwnerState>> {
  const rows = await selectOwnerStates(db, storeIds, now)
  return new Map(rows.map(({ id, owner }) => [id, owner]))
}

/** The drafts whose owners nobody has invited: how many, and which one waits longest since when; null: none. */
export async function findUninvited(
  db: Kysely<Database>,
  now: Date,
): Promise<{ count: number; since: Date; first: string } | null> {
  const { count, since, first } = await loadUninvited(db, now)
  return since === null ? null : { count, since, first: first ?? '' }
}
