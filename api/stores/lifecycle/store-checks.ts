import type { Kysely } from 'kysely'
import {
  checkStore,
  missingFrom,
  type CheckResult,
  type StoreCheck,
} from '#rules/stores/store-readiness.ts'
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

/** What stands in the way of opening a store. */
export async function missingOf(db: Kysely<Database>, storeId: string): Promise<StoreCheck[]> {
  return missingFrom((await checksOf(db, [storeId])).get(storeId) ?? [])
}
