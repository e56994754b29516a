import { connect } from '#api/database/connect.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { inTransaction } from '#api/database/transaction.ts'
import {
  countAreas,
  dropPlaceIndexes,
  makeIndexes,
  analyseTables,
  trustRows,
} from './load/bulk-load.queries.ts'
import { hasAnyStore } from './load/load-lock.queries.ts'
import { SharedParts } from './load/share-parts.ts'
import { dropSharedTables, makeSharedTables } from './load/shared-parts.queries.ts'
import { writeStores } from './load/write-stores.ts'
import { writeStoreTypes } from './load/write-store-types.ts'
import type { StoreSeed } from './town-data.ts'

const BATCH = 2000
/** While PostgreSQL writes one batch, the next is made. */
const WRITERS = 2
const noMenu: StoreSeed['categories'] = []

/**
 * Adds stores without menus to a database that nothing else uses, a million in some minutes: nothing
 * is checked row by row, and caches of stores are not informed. The role must be a
 * superuser. Half of it stays when it fails.
 */
export async function addManyStores(
  url: string,
  seeds: Iterable<StoreSeed>,
  { now, onProgress = () => {} }: { now: Date; onProgress?: (stores: number) => void },
): Promise<void> {
  const { db, close } = connect(url, { max: WRITERS })
  const batches = inBatches(seeds)[Symbol.iterator]()
  let done = 0
  const write = async (connection: Kysely<Database>) => {
    await makeSharedTables(connection)
    const parts = new SharedParts()
    for (let next = batches.next(); !next.done; next = batches.next()) {
      const batch = next.value
      await inTransaction(connection, (transaction) =>
        writeStores(transaction, batch, { parts, now }),
      )
      onProgress((done += batch.length))
    }
    await dropSharedTables(connection)
  }
  try {
    const indexes = await db.connection().execute(async (connection) => {
      if (!(await hasAnyStore(connection))) await inTransaction(connection, writeStoreTypes)
      return dropPlaceIndexes(connection)
    })
    // All are open before the first writes: making stores leaves no time to open another.
    await onEveryConnection(db, trustRows)
    await onEveryConnection(db, write)
    await db.connection().execute(async (connection) => {
      await makeIndexes(connection, indexes)
      await countAreas(connection)
      await analyseTables(connection)
    })
  } finally {
    await close()
  }
}

async function onEveryConnection(
  db: Kysely<Database>,
  act: (connection: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await Promise.all(Array.from({ length: WRITERS }, () => db.connection().execute(act)))
}

function* inBatches(seeds: Iterable<StoreSeed>): Iterable<StoreSeed[]> {
  let batch: StoreSeed[] = []
  for (const seed of seeds) {
    batch.push({ ...seed, categories: noMenu })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
