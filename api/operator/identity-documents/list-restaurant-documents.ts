import type { RestaurantDocuments } from '#contract/identity-documents/restaurant-documents.ts'
import type { Context } from '#api/context.ts'
import { listDataAccesses } from '#api/operator/data-access/record-data-access.ts'
import { listDocuments } from '#api/stores/identity-documents/list-documents.ts'
import { readLifecycle } from '#api/stores/lifecycle/read-lifecycle.ts'

/** The identity documents of a restaurant, and who has downloaded them. Throws NONEXISTING_STORE. */
export async function listRestaurantDocuments(
  { db }: Pick<Context, 'db'>,
  storeId: string,
): Promise<RestaurantDocuments> {
  await readLifecycle(db, storeId)
  const [documents, accesses] = await Promise.all([
    listDocuments({ db }, storeId),
    listDataAccesses({ db }, { documentsOf: storeId }),
  ])
  return { ...documents, accesses }
}
