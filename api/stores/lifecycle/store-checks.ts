import type { Kysely } from 'kysely'
import { checkStore, type CheckResult } from '#rules/stores/store-readiness.ts'
import type { Database } from '#api/database/tables.ts'
import { selectFactsToCheck } from './lifecycle.queries.ts'

/** What stores have and lack for opening to customers, by their ids. */
export async function checksOf(
  db: Kysely<Database>,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, CheckResult[]>> {
  const rows = await selectFactsToCheck(db, storeIds)
  return new Map(rows.map(({ id, ...facts }) => [id, checkStore(facts)]))
}
