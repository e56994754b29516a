import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { readOutwardCodes } from './country/outward-codes.ts'
import { generateStores } from './country/country-stores.ts'
import {
  allowLongStatements,
  countRows,
  giveUpTurn,
  hasAnyStore,
  takeTurn,
} from './load/load-lock.queries.ts'
import { SharedParts } from './load/share-parts.ts'
import { dropSharedTables, makeSharedTables } from './load/shared-parts.queries.ts'
import { writeStores } from './load/write-stores.ts'
import { writeStoreTypes } from './load/write-store-types.ts'
import type { StoreSeed } from './town-data.ts'

export interface CountryOrder {
  stores: number
  /** On each menu, at most. */
  products: number
  seed: number
  now?: Date
  /** Told the number of stores that are there to stay. */
  onProgress?: (stores: number) => void
}

const BATCH = 1000
const outwardCodesFile = join(
  import.meta.dirname,
  '../api/outside/maps/gazetteer/outward-codes.csv',
)

/**
 * Fills an empty database with any number of generated stores, for measuring. Nobody can sign in to
 * them. It is done batch by batch, each of which stays, so that memory and locks do not grow.
 * @throws when there is a store already, or another process is loading
 */
export async function loadCountry(
  db: Kysely<Database>,
  { stores, products, seed, now = new Date(), onProgress = () => {} }: CountryOrder,
): Promise<void> {
  const outwardCodes = readOutwardCodes(outwardCodesFile)
  await db.connection().execute(async (connection) => {
    if (!(await takeTurn(connection))) throw new Error('Another process is loading stores.')
    try {
      if (await hasAnyStore(connection))
        throw new Error('There are stores in this database already: begin with an empty one.')
      await makeSharedTables(connection)
      await inTransaction(connection, writeStoreTypes)
      const parts = new SharedParts()
      let done = 0
      for (const batch of inBatches(generateStores(stores, { seed, outwardCodes, products }))) {
        await inTransaction(connection, async (transaction) => {
          await allowLongStatements(transaction)
          await writeStores(transaction, batch, { parts, now })
        })
        onProgress((done += batch.length))
      }
      await dropSharedTables(connection)
      await inTransaction(connection, async (transaction) => {
        await allowLongStatements(transaction)
        await countRows(transaction)
      })
    } finally {
      await giveUpTurn(connection)
    }
  })
}

function* inBatches(stores: Iterable<StoreSeed>): Iterable<StoreSeed[]> {
  let batch: StoreSeed[] = []
  for (const store of stores) {
    batch.push(store)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
