import type { Kysely } from 'kysely'
import { STORE_FILE_FORMAT } from '#contract/operator/restaurants/store-file.ts'
import type { Database } from '#api/database/tables.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { readLiveMenu } from '#api/menu/versions/read-live-menu.ts'
import { listStoreIds } from '#api/stores/documents/find-stores.ts'
import { readStoreDocuments } from '#api/stores/documents/store-documents.ts'
import type { StoreDocument } from '#rules/stores/import/store-document.ts'

const AT_ONCE = 25

/**
 * The text of a file with every store that isn't gone for good and the menu that customers see, in parts, a
 * store on each line. The same marketplace has nothing to change by it.
 */
export async function* exportStores(db: Kysely<Database>, now: Date): AsyncIterable<string> {
  yield `{ "format": "${STORE_FILE_FORMAT}", "version": 1, "stores": [`
  const ids = await listStoreIds(db)
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE)
    const stores = await inTransaction(db, async (transaction) => {
      const documents = await readStoreDocuments(transaction, some, now)
      const read = []
      for (const id of some) {
        const found = documents.get(id)
        if (found)
          read.push({ ...written(found.document), menu: await readLiveMenu(transaction, id) })
      }
      return read
    })
    for (const [index, store] of stores.entries())
      yield `${first + index > 0 ? ',' : ''}\n${JSON.stringify(store)}`
  }
  yield '\n] }\n'
}

/** One text where both services have the same hours. */
function written({ hours, ...store }: StoreDocument) {
  const { delivery, collection } = hours
  return { ...store, hours: delivery === collection ? delivery : hours }
}
