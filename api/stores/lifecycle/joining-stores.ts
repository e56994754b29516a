import type { Kysely } from 'kysely'
import type { JoiningFacts } from '#rules/stores/joining-stage.ts'
import type { Database } from '#api/database/tables.ts'
import { countJoining, selectJoining, selectWithDocuments } from './joining.queries.ts'

type Db = Kysely<Database>

/** How many stores that join there are with the same facts. */
export const countStoresJoining = (
  db: Db,
  now: Date,
): Promise<(JoiningFacts & { count: number })[]> => countJoining(db, now)

/** The ids of a page of stores that join with any of these facts, the longest waiting first. */
export const findStoresJoining = (
  db: Db,
  wanted: Parameters<typeof selectJoining>[1],
): Promise<string[]> => selectJoining(db, wanted)

/** Of these stores, those with identity documents that nobody has accepted or refused. */
export const storesWithDocuments = (
  db: Db,
  storeIds: readonly string[],
): Promise<ReadonlySet<string>> => selectWithDocuments(db, storeIds)
