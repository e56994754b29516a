import type { DataAccess } from '#contract/operator/data-access.ts'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { retainedSinceOf } from '#api/settings/retention.ts'
import {
  deleteDataAccessBefore,
  insertDataAccess,
  selectDataAccesses,
  type DataAccessed,
  type DataSubject,
} from './data-access.queries.ts'

/** A page that is open loads again and again: within so long, that is one reading. */
const ONE_READING_MS = 10 * 60_000
const SHOWN = 20

/** Records that an operator reads somebody's data, before they get it. */
export async function recordDataAccess(
  { db, now }: Context,
  {
    customerId = null,
    orderId = null,
    enquiryId = null,
    storeId = null,
    ...accessed
  }: Pick<DataAccessed, 'operatorId' | 'place'> & Partial<DataAccessed>,
): Promise<void> {
  const at = now()
  const since = new Date(at.getTime() - ONE_READING_MS)
  await insertDataAccess(
    db,
    { ...accessed, customerId, orderId, enquiryId, storeId },
    { at, since },
  )
}

/** Records that an operator downloads an identity document of a store: each time, as it is no page that is open. */
export async function recordDocumentAccess(
  { db, now }: Context,
  { operatorId, storeId }: { operatorId: string; storeId: string },
): Promise<void> {
  const nobody = { customerId: null, orderId: null, enquiryId: null }
  const at = now()
  await insertDataAccess(
    db,
    { operatorId, place: 'identityDocument', ...nobody, storeId },
    { at, since: at },
  )
}

/** Who has read the data of an order, a message, a restaurant or a customer lately, the latest first. */
export async function listDataAccesses(
  { db }: Pick<Context, 'db'>,
  subject: DataSubject,
): Promise<DataAccess[]> {
  const rows = await selectDataAccesses(db, subject, SHOWN)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Deletes who read what longer ago than the marketplace stores it. */
export async function deleteOldDataAccesses(context: Context, signal: AbortSignal): Promise<void> {
  const before = await retainedSinceOf(context, 'readings')
  await inBatches(signal, (maximum) => deleteDataAccessBefore(context.db, before, maximum))
}
