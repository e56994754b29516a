import type { Transaction } from '#api/database/transaction.ts'
import type { StoreSeed } from '#town/town-data.ts'
import { idPrefixAt } from './batch-ids.ts'
import { insertRows } from '#api/database/insert-rows.ts'
import type { SharedParts } from './share-parts.ts'
import { copyMenus, copyWeeks } from './shared-parts.queries.ts'
import { storeRows } from './store-rows.ts'

/** Writes stores with all that belongs to them but their accounts; answers their ids, in order. */
export async function writeStores(
  transaction: Transaction,
  seeds: readonly StoreSeed[],
  { parts, now }: { parts: SharedParts; now: Date },
): Promise<string[]> {
  const idPrefix = idPrefixAt(Date.now())
  const rows = seeds.map((seed) => storeRows(seed, { now, idPrefix }))
  const storeIds = rows.map(({ storeId }) => storeId)
  await insertRows(
    transaction,
    'store',
    rows.map(({ store }) => store),
  )
  await insertRows(
    transaction,
    'store_cuisine',
    rows.flatMap(({ cuisines }) => cuisines),
  )
  await insertRows(
    transaction,
    'delivery_zone',
    rows.flatMap(({ zones }) => zones),
  )
  await insertRows(
    transaction,
    'delivery_zone_prefix',
    rows.flatMap(({ prefixes }) => prefixes),
  )
  const copies = { idPrefix, storeIds, ...(await parts.send(transaction, seeds)) }
  await copyWeeks(transaction, copies)
  await copyMenus(transaction, copies)
  return storeIds
}
