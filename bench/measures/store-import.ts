import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { STORE_FILE_FORMAT } from '#contract/operator/restaurants/store-file.ts'
import { connect } from '#api/database/connect.ts'
import { startEmbeddedPostgres } from '#api/database/embedded-postgres.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { migrate } from '#api/database/migrate.ts'
import { createGazetteer } from '#api/outside/maps/gazetteer/gazetteer.driver.ts'
import { importStoresFile } from '#tools/stores/import-stores-file.ts'
import { throwAwayFolder } from '#tools/testing/throw-away-folder.ts'
import { writeStoreTypes } from '#town/load/write-store-types.ts'
import { readTown } from '#town/read-town.ts'

export interface ImportFigures {
  stores: number
  fileMb: number
  /** Of a file into an empty marketplace, and of the same file again. */
  firstSeconds: number
  againSeconds: number
  memoryMb: number
}

/** Imports so many stores with menus of some 45 dishes, as `npm run import` does. */
export async function measureStoreImport(stores: number): Promise<ImportFigures> {
  const folder = await throwAwayFolder('tuckin-import-')
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} })
  await migrate(postgres.url)
  const { db, close } = connect(postgres.url, { max: 2 })
  try {
    await inTransaction(db, writeStoreTypes)
    const path = join(folder, 'stores.json')
    const text = JSON.stringify(fileOf(stores))
    await writeFile(path, text)
    const context = { db, gazetteer: createGazetteer(), now: () => new Date() }
    const seconds = async (added: number) => {
      const beganMs = performance.now()
      const seen = { confirm: async () => true, print: () => {}, onProgress: () => {} }
      const order = { path, isLive: true, ...seen }
      const imported = await importStoresFile(context, order)
      if (imported?.added !== added) throw new Error(`Not ${added} stores were added`)
      return Math.round((performance.now() - beganMs) / 100) / 10
    }
    return {
      stores,
      fileMb: Math.round(text.length / 1e5) / 10,
      firstSeconds: await seconds(stores),
      againSeconds: await seconds(0),
      memoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
    }
  } finally {
    await close()
    await postgres.stop()
  }
}

/** The stores of the town again and again, with names of their own and places found by their postcodes. */
function fileOf(count: number) {
  const town = readTown()
  const stores = Array.from({ length: count }, (_, index) => ({
    ...town[index % town.length],
    slug: undefined,
    latitude: undefined,
    name: `${town[index % town.length]?.name} ${index}`,
  }))
  return { format: STORE_FILE_FORMAT, version: 1, stores }
}
